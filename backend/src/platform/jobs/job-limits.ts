import { jobLockMs } from '../config/config.js';

interface JobLimits {
  /** Jobs of a queue that one worker works at together. */
  readonly concurrency: number;
  /** A job whose worker was killed is taken up by the next one after this time; JOB_LOCK_MS takes its place. */
  readonly lockMs: number;
  /** Beyond that a job is taken for one that kills its worker. */
  readonly mostStarts: number;
}

/** A queue's limits as BullMQ names them. */
export function jobLimits({ concurrency, lockMs, mostStarts }: JobLimits) {
  const lockDuration = jobLockMs() ?? lockMs;
  return { concurrency, lockDuration, stalledInterval: lockDuration / 2, maxStalledCount: mostStarts };
}
