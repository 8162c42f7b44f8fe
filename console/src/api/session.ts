/** Who is signed in, for every area: read once per load, then kept until a 401, a sign-out or another tab's. */
import type { Session, User } from '@valorisation/contract';
import { isApiError } from './errors';
import { frameContract } from './frameContract';
import { setUnauthorizedListener } from './http';
import { observable, useObservable } from './observable';
import { onTokenChangedElsewhere, tokens } from './token';

/** unknown: the token has not been checked yet. pending: registered, not activated (visa 0). */
export type SessionState =
  | { status: 'unknown' }
  /** `end`: of the session that was open here, by the person's own act or without one. */
  | { status: 'anonymous'; end?: 'signed-out' | 'ended' }
  | { status: 'active' | 'pending'; user: User };

const state = observable<SessionState>({ status: tokens.read() === null ? 'anonymous' : 'unknown' });

function open(user: User): SessionState {
  const opened: SessionState = { status: user.active ? 'active' : 'pending', user };
  state.set(opened);
  return opened;
}

function reset(end?: 'signed-out' | 'ended'): SessionState {
  tokens.drop();
  const closed: SessionState = { status: 'anonymous', ...(end !== undefined && { end }) };
  state.set(closed);
  return closed;
}

setUnauthorizedListener(() => reset('ended'));

// Asked for while the page is still being made: the check of the session then waits for its answer alone.
if (tokens.read() !== null) void frameContract().catch(() => undefined);

let checking: { readonly token: string | null; readonly result: Promise<SessionState> } | undefined;

async function readProfile(token: string | null): Promise<SessionState> {
  if (token === null) return reset();
  // Who has signed in or out while the answer was under way is not asked about any more.
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

/**
 * Checks the token in use, once for all callers at a time.
 * @throws ApiError when the service cannot be reached: the token is kept.
 */
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

/** The `tk` of an address: until the page is loaded again, calls go by it and the stored session rests. */
function visit(token: string): void {
  tokens.goBy(token);
  state.set({ status: 'unknown' });
}

/**
 * Null when the session is open; where the account asks for a code, the challenge that goes with it.
 * @throws ApiError `identifiants_invalides`; a failed sign-in leaves no session behind.
 */
async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const { call, accountCalls } = await frameContract();
    // A token that is still stored must not ride along: the refusal would be taken for the end of that session.
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

/** @throws ApiError on the code; `identification_expiree` when its time is over. */
async function signInWithCode(challenge: string, code: string): Promise<void> {
  const { call, secondStepCalls } = await frameContract();
  begin(await call(secondStepCalls.signIn, { body: { challenge, code } }));
}

type LastCall = (token: string) => Promise<void>;
const lastCalls = new Set<LastCall>();

/** What is still to be sent under a session is sent before the person ends it. */
function beforeSignOut(call: LastCall): void {
  lastCalls.add(call);
}

/** Ends the session here at once, and on the server when it can be reached. */
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
    // The server forgets the session by itself; the person is signed out of this browser either way.
  }
}

/** A session that an answer has just opened takes the place of the one that was there. */
function begin({ token, user }: Session): SessionState {
  tokens.keep(token);
  return open(user);
}

/** The signed-in user as a call has just answered it. */
function update(user: User): void {
  if ('user' in state.get()) open(user);
}

/** The server has ended every session of the account: this browser's is over too. */
function endedEverywhere(): void {
  reset('signed-out');
}

onTokenChangedElsewhere(() => {
  if (tokens.read() === null) reset();
  else void check().catch(() => undefined);
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
  update,
  endedEverywhere,
};

export function useSession(): SessionState {
  return useObservable(state);
}

/** The signed-in user, null for anyone else. */
export function useUser(): User | null {
  const current = useSession();
  return 'user' in current ? current.user : null;
}
