/** What is known of this browser's session. session.ts changes it. */
import type { User } from '@valorisation/contract';
import { observable, useObservable } from '../core/observable';
import { tokens } from './token';

/** unknown: the token is not checked yet. pending: registered, not activated (visa 0). */
export type SessionState =
  | { status: 'unknown' }
  /** `end`: how the session has ended here. `signed-out`: the person has ended it. */
  | { status: 'anonymous'; end?: 'signed-out' | 'ended' }
  | { status: 'active' | 'pending'; user: User };

/** The first state is the one in which the server renders its pages: a visitor. */
export const sessionState = observable<SessionState>({ status: 'anonymous' });

if (tokens.read() !== null) sessionState.set({ status: 'unknown' });

export function useSession(): SessionState {
  return useObservable(sessionState);
}

export function useUser(): User | null {
  const current = useSession();
  return 'user' in current ? current.user : null;
}
