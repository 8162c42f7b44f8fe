/** Who is signed in, for every area: read once per load, then kept until a 401, a sign-out or another tab's. */
import type { Session, User as WireUser } from './contract';
import { isApiError } from './errors';
import { request, setUnauthorizedListener } from './http';
import { observable, useObservable } from './observable';
import { holdToken, onTokenChangedElsewhere, readToken, writeToken } from './token';
import { toUser, type User } from './user';

/** unknown: the stored token has not been checked yet. pending: registered, not activated (visa 0). */
export type SessionState =
  | { status: 'unknown' }
  /** `signedOut`: by the person's own act, here. */
  | { status: 'anonymous'; signedOut?: boolean }
  | { status: 'active' | 'pending'; user: User };

const state = observable<SessionState>({ status: readToken() === null ? 'anonymous' : 'unknown' });

function open(user: User): SessionState {
  const opened: SessionState = { status: user.active ? 'active' : 'pending', user };
  state.set(opened);
  return opened;
}

function reset(signedOut = false): SessionState {
  writeToken(null);
  const closed: SessionState = { status: 'anonymous', signedOut };
  state.set(closed);
  return closed;
}

setUnauthorizedListener(() => reset());

let checking: Promise<SessionState> | undefined;

async function readProfile(): Promise<SessionState> {
  const token = readToken();
  if (token === null) return reset();
  // Who has signed in or out while the answer was under way is not asked about any more.
  const isOver = () => readToken() !== token;
  try {
    const user = toUser(await request<WireUser>('/v1/user/profile', { silent: true }));
    return isOver() ? state.get() : open(user);
  } catch (error) {
    if (isOver()) return state.get();
    if (isApiError(error) && error.status === 401) return reset();
    throw error;
  }
}

/**
 * Checks the stored token, once for all callers at a time.
 * @throws ApiError when the service cannot be reached: the token is kept.
 */
function check(): Promise<SessionState> {
  checking ??= readProfile().finally(() => {
    checking = undefined;
  });
  return checking;
}

/** Whose token a mail link carries; null when the server does not know it as one that names a user. */
async function userOfToken(token: string): Promise<User | null> {
  try {
    return toUser(await request<WireUser>('/v1/user/profile', { token, silent: true }));
  } catch (error) {
    if (isApiError(error) && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** @throws ApiError `identifiants_invalides`; a failed sign-in leaves no session behind. */
async function signIn(email: string, password: string): Promise<SessionState> {
  try {
    const body = { user_email: email, user_password: password };
    // A token that is still stored must not ride along: the refusal would be taken for the end of that session.
    writeToken(null);
    return begin(await request<Session>('/v1/user/login', { method: 'POST', body }));
  } catch (error) {
    reset();
    throw error;
  }
}

/** Ends the session here at once, and on the server when it can be reached. */
async function signOut(): Promise<void> {
  const token = readToken();
  reset(true);
  if (token === null) return;
  try {
    await request('/v1/user/logout', { method: 'POST', token, silent: true });
  } catch {
    // The server forgets the session by itself; the person is signed out of this browser either way.
  }
}

/** A session that an answer has just opened takes the place of the one that was there. */
function begin({ token, user }: Session): SessionState {
  writeToken(token);
  return open(toUser(user));
}

/** Goes on with a token that came with the address, until the page is closed. */
function adopt(token: string, user: User): SessionState {
  holdToken(token);
  return open(user);
}

/** The signed-in user as a call has just answered it. */
function update(user: WireUser): void {
  if ('user' in state.get()) open(toUser(user));
}

/** The server has ended every session of the account: this browser's is over too. */
function endedEverywhere(): void {
  reset(true);
}

onTokenChangedElsewhere(() => {
  if (readToken() === null) reset();
  else void check().catch(() => undefined);
});

export const session = { get: state.get, check, userOfToken, signIn, begin, signOut, adopt, update, endedEverywhere };

export function useSession(): SessionState {
  return useObservable(state);
}

/** The signed-in user, null for anyone else. */
export function useUser(): User | null {
  const current = useSession();
  return 'user' in current ? current.user : null;
}
