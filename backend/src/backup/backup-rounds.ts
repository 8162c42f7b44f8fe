/** Makes a backup each day, and tries again soon after a failure. Reports each success and each failure. */
import { backupMessages as say } from '../platform/config/operator-messages.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Surroundings {
  /** The start time of the newest backup that exists before the first round. */
  newest(): Promise<Date | undefined>;
  /** True when the backup was written. */
  attempt(): Promise<boolean>;
  /** Ends early when the process is asked to stop. */
  wait(ms: number): Promise<void>;
  now(): Date;
  tell(line: string): void;
}

export async function backUpDaily(around: Surroundings, ending: AbortSignal): Promise<void> {
  const { attempt, newest, now, tell, wait } = around;
  const untilNext = async (begun: Date): Promise<void> => {
    const next = Math.min(begun.getTime() + DAY_MS, now().getTime() + DAY_MS);
    if (next <= now().getTime() || ending.aborted) return;
    tell(say.nextBackup(new Date(next).toISOString()));
    // Waits in parts: the time that a machine sleeps counts, and a clock set back delays nothing.
    for (let left = next - now().getTime(); left > 0 && !ending.aborted;) {
      const before = now().getTime();
      const part = Math.min(left, HOUR_MS);
      await wait(part);
      left -= Math.max(part, now().getTime() - before);
    }
  };
  const last = await newest();
  if (last !== undefined) await untilNext(last);
  for (let failures = 0; !ending.aborted;) {
    const begun = now();
    if (await attempt()) {
      failures = 0;
      await untilNext(begun);
    } else if (!ending.aborted) {
      const pause = Math.min(MINUTE_MS * 2 ** failures, HOUR_MS);
      failures += 1;
      tell(say.backupFailed(failures, pause / MINUTE_MS));
      await wait(pause);
    }
  }
}
