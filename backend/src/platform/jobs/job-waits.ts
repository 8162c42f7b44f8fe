import type { JobQueueName, JobWaits as HourOfWaits } from '@valorisation/contract';
import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { describeError } from '../logging/describe-error.js';
import { BEGIN_WITHOUT_WAITING, runFramed } from '../persistence/framed-transaction.js';
import { asConnectionLost } from '../persistence/sql-errors.js';

/** How long jobs waited before they started, by hour and queue, because the queues forget it (ADR 44). */
@Injectable()
export class JobWaits {
  private readonly logger = new Logger(JobWaits.name);

  constructor(private readonly pool: Pool) {}

  /** A lost count does not stop a job. */
  async note(queue: string, startedAt: Date, waitedMs: number): Promise<void> {
    try {
      const values = [queue, startedAt, Math.max(0, waitedMs)];
      await runFramed(this.pool, BEGIN_WITHOUT_WAITING, [{ name: 'job-wait', text: NOTE, values }]);
    } catch (error) {
      this.logger.warn({ msg: 'wait not noted', fault: describeError(error) });
    }
  }

  /** The last 24 hours, the oldest first. */
  async ofLastDay(now: Date): Promise<readonly HourOfWaits[]> {
    const query = { name: 'job-waits', text: OF_LAST_DAY, values: [now] };
    const { rows } = await this.pool.query<WaitRow>(query).catch((error: unknown) => {
      throw asConnectionLost(error);
    });
    return rows.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }));
  }
}

interface WaitRow {
  readonly hour: Date;
  readonly queue: JobQueueName;
  readonly jobs: number;
  readonly average_ms: number;
  readonly longest_ms: number;
}

const HOUR = (instant: string) => `date_trunc('hour', ${instant}::timestamptz, 'UTC')`;

/** The first job of an hour deletes hours that are no longer shown. */
const NOTE = `
  with noted as (
    insert into job_wait as w (hour, queue, jobs, total_ms, longest_ms)
      values (${HOUR('$2')}, $1, 1, $3::bigint, $3::bigint)
    on conflict (hour, queue) do update
      set jobs = w.jobs + 1, total_ms = w.total_ms + excluded.total_ms,
          longest_ms = greatest(w.longest_ms, excluded.longest_ms)
    returning jobs)
  delete from job_wait
   where hour < $2::timestamptz - interval '2 days' and exists (select from noted where jobs = 1)`;

const OF_LAST_DAY = `
  select hour, queue, jobs, round(total_ms::numeric / jobs)::integer as average_ms, longest_ms::integer
    from job_wait where hour > ${HOUR('$1')} - interval '24 hours' and hour <= $1
   order by hour, queue`;
