/** How many failures in a row are free, and how the wait after each further one grows. Seconds. */
interface WaitPolicy {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/** Failures are forgotten after a day without any. */
export const ATTEMPT_MEMORY_SECONDS = 24 * 60 * 60;

/**
 * Waits after wrong passwords, doubling from one failure to the next. The account as such is slowed down late and little:
 * a stranger who guesses must not keep its holder out, who comes from another address.
 */
const POLICIES = {
  accountFromAddress: { free: 5, first: 30, longest: 15 * 60 },
  account: { free: 20, first: 15, longest: 60 },
  /** All the people of a school may come from one address. */
  address: { free: 100, first: 30, longest: 15 * 60 },
} as const satisfies Record<string, WaitPolicy>;

export type AttemptCounter = keyof typeof POLICIES;

/** Seconds to wait after the 1st, 2nd... failure; the last one holds for all that follow. */
export function waitsOf(counter: AttemptCounter): readonly number[] {
  const { free, first, longest } = POLICIES[counter];
  const waits = Array.from({ length: free - 1 }, () => 0);
  for (let wait: number = first; wait < longest; wait *= 2) waits.push(wait);
  return [...waits, longest];
}
