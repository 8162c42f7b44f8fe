/** The navigation guard's decision (specification section 2). Pure. */
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
  /** Signed in, on a page of the other kind of account. */
  | 'staff-only'
  | 'members-only';

/**
 * Open and public routes always proceed, an active user on the routes of their kind; visa 0 goes to sign-up,
 * anyone else to the login. The server decides again on every call: this only leads people where they can work.
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
