import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a busy machine; a wait that succeeds ends as soon as it can. */
const DEADLINE_MS = 300_000;
/** The pauses grow, so that asking does not slow down long work. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 100;
const GROWTH = 1.25;

/** Tries again until it succeeds; at the deadline, fails with the last failure. */
export async function eventually<T>(attempt: () => T | Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  const end = performance.now() + deadlineMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(pause);
    }
  }
}
