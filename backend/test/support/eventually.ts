import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a machine that does ten other things. */
const DEADLINE_MS = 60_000;
const POLL_MS = 20;

/** Tries again until it succeeds; at the deadline, fails with the last failure. */
export async function eventually<T>(attempt: () => T | Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(POLL_MS);
    }
  }
}
