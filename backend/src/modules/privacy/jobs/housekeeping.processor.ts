import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { Handles, jobLimits, JobWorker } from '../../../platform/jobs/job-worker.js';
import { PURGE_ESTABLISHMENT } from '../events.js';
import { DailyRound } from './daily-round.js';
import { FilePurge } from './file-purge.js';
import { DAILY_ROUND } from './housekeeping-schedule.js';

const purgePayload = z.object({ eventId: z.uuid(), establishmentId: z.int().positive() });

const LIMITS = jobLimits({ concurrency: 1, lockMs: 30_000, mostStarts: 10 });

/** The only processor of the queue `housekeeping`, by the name of the job. */
@Handles(PURGE_ESTABLISHMENT)
@Processor('housekeeping', LIMITS)
export class HousekeepingProcessor extends JobWorker {
  constructor(
    private readonly round: DailyRound,
    private readonly purge: FilePurge,
  ) {
    super();
  }

  protected async run(job: Job<unknown>): Promise<void> {
    switch (job.name) {
      case DAILY_ROUND:
        return this.round.run(`${DAILY_ROUND} ${job.id ?? ''}`);
      case PURGE_ESTABLISHMENT:
        return this.purge.purge(purgePayload.parse(job.data).establishmentId);
      default:
        throw new Error(`Nobody does ${job.name}`);
    }
  }
}
