import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { Handles, jobLimits, JobWorker } from '../../../platform/jobs/job-worker.js';
import { MOVE_VALUATIONS } from '../../grids/index.js';
import { COMPUTE_EFFECT } from '../events.js';
import { ComputeEffect } from './compute-effect.job.js';
import { MoveValuations } from './move-valuations.job.js';

/** Jobs that read the valuations of all establishments, one after the other. */
@Handles(MOVE_VALUATIONS, COMPUTE_EFFECT)
@Processor('grid', jobLimits({ concurrency: 1, lockMs: 8_000, mostStarts: 20 }))
export class GridJobsProcessor extends JobWorker {
  constructor(
    private readonly move: MoveValuations,
    private readonly effect: ComputeEffect,
  ) {
    super();
  }

  protected async run(job: Job<unknown>): Promise<void> {
    switch (job.name) {
      case MOVE_VALUATIONS:
        return this.move.run(job);
      case COMPUTE_EFFECT:
        return this.effect.run(job);
      default:
        throw new Error(`No work of grids: ${job.name}`);
    }
  }
}
