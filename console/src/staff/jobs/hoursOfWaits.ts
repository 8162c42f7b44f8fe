/** Waiting times by hour, for one queue or for all queues together. Pure. */
import type { JobQueueName, JobWaits } from '@valorisation/contract';

export interface HourOfWaits {
  readonly hour: string;
  readonly jobs: number;
  readonly average: number;
  readonly longest: number;
}

const HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

/** The last 24 hours, the oldest first, in milliseconds. An hour without jobs has no waiting times. */
export function hoursOfWaits(waits: readonly JobWaits[], queue: JobQueueName | null, now: number): HourOfWaits[] {
  const current = Math.floor(now / HOUR_MS) * HOUR_MS;
  return Array.from({ length: HOURS }, (_, place) => {
    const hour = new Date(current - (HOURS - 1 - place) * HOUR_MS).toISOString();
    const rows = waits.filter((row) => row.hour === hour && (queue === null || row.queue === queue));
    const jobs = rows.reduce((sum, row) => sum + row.jobs, 0);
    const total = rows.reduce((sum, row) => sum + row.jobs * row.average_ms, 0);
    return {
      hour,
      jobs,
      average: jobs === 0 ? 0 : Math.round(total / jobs),
      longest: Math.max(0, ...rows.map((row) => row.longest_ms)),
    };
  });
}
