import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Handles, jobLimits, JobWorker } from '../../../platform/jobs/job-worker.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { TELL_HEADS } from '../events.js';
import { Proposals, type UninformedEstablishment } from '../persistence/proposals.js';

const payload = z.object({ eventId: z.uuid(), proposalId: z.int().positive() });

/**
 * Mails each head about a proposal, in a transaction of the establishment that also notes it. A killed worker continues
 * where it was, no head gets two mails, and no establishment waits for another (ADR 56).
 */
@Handles(TELL_HEADS)
@Processor('proposals', jobLimits({ concurrency: 1, lockMs: 15_000, mostStarts: 20 }))
export class TellHeadsProcessor extends JobWorker {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proposals: Proposals,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async run(job: Job<unknown>): Promise<void> {
    const { eventId, proposalId } = payload.parse(job.data);
    for (const establishment of await this.proposals.uninformed(proposalId)) {
      await this.tell(proposalId, establishment, eventId);
    }
  }

  private async tell(
    proposalId: number,
    { id, functionTitle }: UninformedEstablishment,
    correlationId: string,
  ): Promise<void> {
    await this.unitOfWork.run({ establishmentId: id, actorId: null, correlationId }, async (tx) => {
      if (!(await this.proposals.noteInformed(tx, proposalId, this.clock.now()))) return;
      for (const { companyName, ...head } of await this.mails.heads(tx)) {
        await this.mails.post(tx, { kind: 'function-proposed', ...head, data: { companyName, functionTitle } });
      }
    });
  }
}
