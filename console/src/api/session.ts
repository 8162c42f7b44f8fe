/** The signed-in user. It is read once per page load, and kept until a 401, a sign-out or a change in another tab. */
import type { Session, User } from '@valorisation/contract';
import { isApiError } from '../core/errors';
import { endSessionStore } from '../core/tabStore';
import { frameContract } from './frameContract';
import { setUnauthorizedListener } from './http';
import { sessionState as state, type SessionState } from './sessionState';
import { onTokenChangedElsewhere, tokens } from './token';

export { useSession, useUser, type SessionState } from './sessionState';

function open(user: User): SessionState {
  const opened: SessionState = { status: user.active ? 'active' : 'pending', user };
  state.set(opened);
  return opened;
}

function reset(end?: 'signed-out' | 'ended'): SessionState {
  tokens.drop();
  endSessionStore();
  const closed: SessionState = { status: 'anonymous', ...(end !== undefined && { end }) };
  state.set(closed);
  return closed;
}

setUnauthorizedListener(() => reset('ended'));

// Loads the contract while the page starts, so that the session check waits only for the server's answer.
if (tokens.read() !== null) void frameContract().catch(() => undefined);

let checking: { readonly token: string | null; readonly result: Promise<SessionState> } | undefined;

async function readProfile(token: string | null): Promise<SessionState> {
  if (token === null) return reset();
  // After a sign-in or a sign-out during the call, the answer no longer counts.
  const isOver = () => tokens.read() !== token;
  try {
    const { call, accountCalls } = await frameContract();
    const user = await call(accountCalls.user, {}, { silent: true });
    return isOver() ? state.get() : open(user);
  } catch (error) {
    if (isOver()) return state.get();
    if (isApiError(error) && error.status === 401) return reset('ended');
    throw error;
  }
}

/** Simultaneous callers share one check. @throws ApiError when the service cannot be reached: the token is kept */
function check(): Promise<SessionState> {
  const token = tokens.read();
  if (checking?.token === token) return checking.result;
  const current = { token, result: readProfile(token) };
  checking = current;
  const done = () => {
    if (checking === current) checking = undefined;
  };
  current.result.then(done, done);
  return current.result;
}

/** Uses the `tk` of an address for calls until the next page load. The stored session is not used meanwhile. */
function visit(token: string): void {
  tokens.goBy(token);
  state.set({ status: 'unknown' });
}

/**
 * Null when the session is open. For an account that asks for a code, the challenge.
 * @throws ApiError `identifiants_invalides`; a failed sign-in leaves no session
 */
async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const { call, accountCalls } = await frameContract();
    // The call is sent without the stored token. Otherwise a refusal would look like the end of that session.
    tokens.drop();
    const { outcome } = await call(accountCalls.login, { body: { email, password } });
    if ('challenge' in outcome) {
      state.set({ status: 'anonymous' });
      return outcome.challenge;
    }
    begin(outcome);
    return null;
  } catch (error) {
    reset();
    throw error;
  }
}

/** @throws ApiError when the code is refused; `identification_expiree` when the time for it is over */
async function signInWithCode(challenge: string, code: string): Promise<void> {
  const { call, secondStepCalls } = await frameContract();
  begin(await call(secondStepCalls.signIn, { body: { challenge, code } }));
}

type LastCall = (token: string) => Promise<void>;
const lastCalls = new Set<LastCall>();

/** Registers calls that must be sent under the session before the person ends or leaves it. */
function beforeSignOut(call: LastCall): void {
  lastCalls.add(call);
}

/** Ends the session here at once, and on the server if it can be reached. */
async function signOut(): Promise<void> {
  const token = tokens.read();
  if (token === null) {
    reset('signed-out');
    return;
  }
  const ending = [...lastCalls].map((call) => call(token));
  reset('signed-out');
  try {
    await Promise.allSettled(ending);
    const { call, accountCalls } = await frameContract();
    await call(accountCalls.logout, {}, { token, silent: true });
  } catch {
    // The server's session will expire by itself. The person is signed out of this browser anyway.
  }
}

/**
 * Works in another establishment of the same person. The area starts empty, because its caches belong to an account.
 * @param leave leaves the page, which shows data of the former establishment
 * @throws ApiError `introuvable` when the account there no longer exists
 */
async function switchTo(accountId: number, leave: () => void): Promise<void> {
  const token = tokens.read();
  if (token !== null) await Promise.allSettled([...lastCalls].map((call) => call(token)));
  const { call, accountCalls } = await frameContract();
  const opened = await call(accountCalls.switchTo, { params: { id: accountId } });
  leave();
  begin(opened);
}

function begin({ token, user }: Session): SessionState {
  tokens.keep(token);
  return open(user);
}

function update(user: User): void {
  if ('user' in state.get()) open(user);
}

/** The server has ended every session of the account, including this one. */
function endedEverywhere(): void {
  reset('signed-out');
}

onTokenChangedElsewhere(() => {
  if (tokens.read() === null) {
    reset();
    return;
  }
  // The token may be of another account. Until that is known, this tab must neither show its data nor send any.
  state.set({ status: 'unknown' });
  void check().catch(() => undefined);
});

export const session = {
  get: state.get,
  check,
  visit,
  signIn,
  signInWithCode,
  begin,
  signOut,
  beforeSignOut,
  switchTo,
  update,
  endedEverywhere,
};
