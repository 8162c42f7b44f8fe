/** How many failures in a row are free, and how the wait after each further one grows. Seconds. */
interface WaitPolicy {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/** Failures are forgotten after a day without any. */
export const ATTEMPT_MEMORY_SECONDS = 24 * 60 * 60;

/**
 * Waits after wrong passwords, doubling from one failure to the next. Whoever comes from where the account was signed in
 * to before, or is signed in, has counters that strangers cannot spend (ADR 0022).
 */
const POLICIES = {
  accountFromNetwork: { free: 5, first: 30, longest: 15 * 60 },
  /** All strangers together. */
  account: { free: 20, first: 15, longest: 60 },
  /** All the people of a school may come from one address. */
  network: { free: 100, first: 30, longest: 15 * 60 },
  /** The /48 around an IPv6 network. */
  site: { free: 400, first: 30, longest: 15 * 60 },
  knownNetwork: { free: 5, first: 30, longest: 15 * 60 },
  session: { free: 20, first: 15, longest: 60 },
  /** Of the second step: whoever gets to it has the password, so that no stranger spends it. */
  code: { free: 5, first: 30, longest: 15 * 60 },
} as const satisfies Record<string, WaitPolicy>;

export type AttemptCounter = keyof typeof POLICIES;

/** Seconds to wait after the 1st, 2nd... failure; the last one holds for all that follow. */
export function waitsOf(counter: AttemptCounter): readonly number[] {
  const { free, first, longest } = POLICIES[counter];
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let wait: number = first; wait < longest; wait *= 2) waits.push(wait);
  return [...waits, longest];
}

/** For how long after its last sign-in a network is known to an account; its row goes then (`KEPT_DAYS.knownNetwork`). */
export const KNOWN_NETWORK_DAYS = 90;
export const MOST_KNOWN_NETWORKS = 20;

/**
 * Who tries a password: somebody from a network that the account knows, somebody signed in who is asked for it again, or
 * anybody else; `second-step`: who tries a code.
 */
export type AttemptOrigin = 'known' | 'session' | 'stranger' | 'second-step';

/** What an attempt counts in. */
export const COUNTERS_OF: Readonly<Record<AttemptOrigin, readonly AttemptCounter[]>> = {
  known: ['knownNetwork'],
  session: ['knownNetwork', 'session'],
  stranger: ['accountFromNetwork', 'account', 'network', 'site'],
  'second-step': ['code'],
};
