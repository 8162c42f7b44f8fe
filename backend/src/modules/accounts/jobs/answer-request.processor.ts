import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { claimEvent, Handles, jobLimits, JobWorker } from '../../../platform/jobs/job-worker.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { ANSWER_REQUEST } from '../events.js';
import { PublicRequests } from '../persistence/public-requests.js';
import { HolderReply } from './holder-reply.js';
import { PasswordResetReply } from './password-reset-reply.js';
import { RegistrationReply } from './registration-reply.js';

const payload = z.object({ eventId: z.uuid(), requestId: z.int().positive() });

const LIMITS = jobLimits({ concurrency: 2, lockMs: 15_000, mostStarts: 10 });

/** Answers a public request by a mail, or not at all. The request is deleted in the same transaction. */
@Handles(ANSWER_REQUEST)
@Processor('accounts', LIMITS)
export class AnswerRequestProcessor extends JobWorker {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: PublicRequests,
    private readonly resets: PasswordResetReply,
    private readonly registrations: RegistrationReply,
    private readonly holders: HolderReply,
  ) {
    super();
  }

  protected async run(job: Job<unknown>): Promise<void> {
    const { eventId, requestId } = payload.parse(job.data);
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId: eventId } as const;
    await this.unitOfWork.run(context, async (tx) => {
      if (!(await claimEvent(tx, ANSWER_REQUEST, eventId))) return;
      const request = await this.requests.take(tx, requestId);
      if (request?.kind === 'password-reset') await this.resets.reply(tx, request.content);
      if (request?.kind === 'activation-renewal') await this.holders.renew(tx, request.content.hash);
      if (request?.kind === 'registration') await this.registrations.reply(tx, requestId, request.content);
    });
  }
}
