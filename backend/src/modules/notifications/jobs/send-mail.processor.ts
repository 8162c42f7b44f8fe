import { Processor } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { MailStep } from '@valorisation/contract';
import type { Job } from 'bullmq';
import { Not } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { claimEvent, Handles, jobLimits, JobWorker } from '../../../platform/jobs/job-worker.js';
import { describeError } from '../../../platform/logging/describe-error.js';
import { Mailer, MailFault } from '../../../platform/mail/mailer.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { scopeOf, UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { reasonOf, failureOf, FAILURE_STEPS, isFinal } from './mail-failure.js';
import { SEND_MAIL } from '../events.js';
import { isLastMail } from '../mail-contents.js';
import { MailRecord } from '../persistence/mail.record.js';
import { recipientName, MailComposer } from './mail-composer.js';

const payload = z.object({
  eventId: z.uuid(),
  mailId: z.int().positive(),
  establishmentId: z.int().positive().nullable(),
});

const LIMITS = jobLimits({ concurrency: 2, lockMs: 8_000, mostStarts: 10 });

/**
 * Sends a posted mail. It is delivered at least once. A second copy with the same Message-ID may follow when the
 * process is killed before the sent mark, when the database does not take the mark, or when a pause outlasts the job's
 * lock.
 */
@Handles(SEND_MAIL)
@Processor('mail', LIMITS)
export class SendMailProcessor extends JobWorker {
  private readonly logger = new Logger(SendMailProcessor.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly composer: MailComposer,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly measured: Metrics,
  ) {
    super();
  }

  protected async run(job: Job<unknown>): Promise<void> {
    const { eventId, mailId, establishmentId } = payload.parse(job.data);
    const context: TransactionContext = {
      establishmentId,
      scope: scopeOf(establishmentId),
      actorId: null,
      correlationId: eventId,
    };
    const found = await this.unitOfWork.run(context, async (tx) => {
      const mail = await tx.manager.findOneBy(MailRecord, { id: mailId });
      return mail?.state === 'waiting' ? { mail, name: await recipientName(tx, mail) } : undefined;
    });
    if (found === undefined) return;
    const { mail, name } = found;
    const handed = this.step('handed');
    try {
      await this.mailer.send(await this.composer.compose(mail, name));
    } catch (error) {
      this.measured.mails.inc({ outcome: FAILURE_STEPS[failureOf(error)] });
      await this.noteFailure(context, mail, handed, error, job);
      if (isFinal(failureOf(error))) return;
      throw error;
    }
    this.measured.mails.inc({ outcome: 'accepted' });
    await this.unitOfWork.run(context, async (tx) => {
      const sent = { state: 'sent', sentAt: this.clock.now(), attempts: mail.attempts + 1, errorCode: null } as const;
      const told = { serverReason: null, steps: [...mail.steps, handed, this.step('accepted')] };
      const emptied = isLastMail(mail.kind) ? { recipient: '', data: {} } : {};
      // Another sender may have set its own acceptance meanwhile.
      await tx.manager.update(MailRecord, { id: mailId, state: Not('sent') }, { ...sent, ...told, ...emptied });
      await claimEvent(tx, SEND_MAIL, eventId);
    });
  }

  /** A mail that fails for good stays, so that staff can see and retry it. */
  private async noteFailure(
    context: TransactionContext,
    mail: MailRecord,
    handed: MailStep,
    error: unknown,
    job: Job,
  ): Promise<void> {
    const errorCode = failureOf(error);
    const answer = error instanceof MailFault ? error.answer : null;
    const wasHanded = error instanceof MailFault;
    const serverReason = wasHanded ? reasonOf(answer) : null;
    const failed = {
      ...this.step(FAILURE_STEPS[errorCode]),
      code: answer?.code ?? null,
      status: answer?.status ?? null,
    };
    // A mail that cannot be written has not been handed over.
    const before = wasHanded ? [...mail.steps, handed] : mail.steps;
    const steps = [...before, { ...failed, reason: serverReason }];
    const isLast = isFinal(errorCode) || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    this.logger.warn({ msg: 'mail not sent', mailId: mail.id, errorCode, isLast, fault: describeError(error) });
    await this.unitOfWork.run(context, ({ manager }) =>
      manager.update(
        MailRecord,
        { id: mail.id, state: 'waiting' },
        {
          attempts: mail.attempts + 1,
          errorCode,
          serverReason,
          steps,
          ...(isLast && { state: 'failed' as const }),
        },
      ),
    );
  }

  private step(step: MailStep['step']): MailStep {
    return { step, at: this.clock.now().toISOString(), code: null, status: null, reason: null };
  }
}
