/** How many failures in a row are free, and how long the waits after further ones are, in seconds. */
interface WaitPolicy {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/** Failures are forgotten after a day without a failure. */
export const ATTEMPT_MEMORY_SECONDS = 24 * 60 * 60;

/**
 * Waits after wrong passwords double with each failure. Signed-in people, and people on a network that the account has
 * used before, have their own counters, which strangers cannot use up (ADR 0022).
 */
const POLICIES = {
  accountFromNetwork: { free: 5, first: 30, longest: 15 * 60 },
  /** The counter that all strangers share. */
  account: { free: 20, first: 15, longest: 60 },
  /** The counter of a network, because all people of a school may share one address. */
  network: { free: 100, first: 30, longest: 15 * 60 },
  /** The /48 around an IPv6 network. */
  site: { free: 400, first: 30, longest: 15 * 60 },
  knownNetwork: { free: 5, first: 30, longest: 15 * 60 },
  session: { free: 20, first: 15, longest: 60 },
  /** The counter of the second step. Only a person with the password gets there, so strangers cannot use it up. */
  code: { free: 5, first: 30, longest: 15 * 60 },
} as const satisfies Record<string, WaitPolicy>;

export type AttemptCounter = keyof typeof POLICIES;

/** Seconds to wait after the 1st, 2nd... failure; the last value holds for all further ones. */
export function waitsOf(counter: AttemptCounter): readonly number[] {
  const { free, first, longest } = POLICIES[counter];
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let wait: number = first; wait < longest; wait *= 2) waits.push(wait);
  return [...waits, longest];
}

/** How long an account knows a network after the last sign-in. Then its row is deleted (`KEPT_DAYS.knownNetwork`). */
export const KNOWN_NETWORK_DAYS = 90;
export const MOST_KNOWN_NETWORKS = 20;

/**
 * Who tries a password: a person on a network that the account knows, a signed-in person who is asked again, or a
 * stranger. `second-step`: a person who tries a code.
 */
export type AttemptOrigin = 'known' | 'session' | 'stranger' | 'second-step';

export const COUNTERS_OF: Readonly<Record<AttemptOrigin, readonly AttemptCounter[]>> = {
  known: ['knownNetwork'],
  session: ['knownNetwork', 'session'],
  stranger: ['accountFromNetwork', 'account', 'network', 'site'],
  'second-step': ['code'],
};
