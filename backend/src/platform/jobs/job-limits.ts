import { jobLockMs } from '../config/config.js';

interface JobLimits {
  /** Jobs that one worker runs at once. */
  readonly concurrency: number;
  /** The next worker takes a killed worker's job after this time. JOB_LOCK_MS overrides it. */
  readonly lockMs: number;
  /** After this many starts a job is assumed to kill its worker. */
  readonly mostStarts: number;
}

/** A queue's limits under BullMQ's names. */
export function jobLimits({ concurrency, lockMs, mostStarts }: JobLimits) {
  const lockDuration = jobLockMs() ?? lockMs;
  return { concurrency, lockDuration, stalledInterval: lockDuration / 2, maxStalledCount: mostStarts };
}
