import type { SessionState } from '../api/session';
import { isStaff } from '../api/user';
import type { Access } from '../routes';

export type NavigationDecision =
  | 'proceed'
  /** The token is being checked. */
  | 'wait'
  /** Registered, not activated: sign-up with pending_activation. */
  | 'pending-activation'
  | 'sign-in'
  /** Signed in, on a page for the other kind of account. */
  | 'staff-only'
  | 'members-only';

/**
 * Open and public routes always proceed. An active user proceeds on routes of the same kind. An account with visa 0
 * goes to sign-up, any other user to the login. The server decides again on every call; this decision only leads people
 * to useful pages.
 */
export function decideNavigation(access: Access, session: SessionState): NavigationDecision {
  if (access === 'open' || access === 'public') return 'proceed';
  if (session.status === 'unknown') return 'wait';
  if (session.status === 'anonymous') return 'sign-in';
  if (session.status === 'pending') return 'pending-activation';
  const staff = isStaff(session.user);
  if (access === 'staff') return staff ? 'proceed' : 'staff-only';
  return staff ? 'members-only' : 'proceed';
}
