import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.js';
import { CommandOf } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import type { ManyDone } from '../../../platform/errors/many-done.js';
import { StaffLog } from '../../../platform/events/staff-log.js';
import { JobQueues, type FoundJob } from '../../../platform/jobs/job-queues.js';
import { RetryMails, SEND_MAIL } from '../../notifications/index.js';
import { jobRetried } from './job.events.js';
import { jobPlace } from './job.view.js';

/** Retries failed jobs; the others stay as they are. For admins. */
export class RetryJobs extends CommandOf<
  {
    actor: Actor;
    /** Each id is its queue and its id there, separated by a dot. */
    ids: readonly string[];
  },
  ManyDone<string>
>() {}

const AGGREGATE = 'job-retry';
const mailData = z.object({ mailId: z.int().positive() });

/** A job's id is its event's id with its name, or its schedule's name with the day. */
const askedBy = ({ id = '' }: Job<unknown>): string => id.split('_')[0] ?? id;

@CommandHandler(RetryJobs)
export class RetryJobsHandler implements ICommandHandler<RetryJobs> {
  constructor(
    private readonly queues: JobQueues,
    private readonly commands: CommandBus,
    private readonly log: StaffLog,
  ) {}

  /** The journal is written first, so that a request is recorded even if the queue fails. */
  async execute({ actor, ids }: RetryJobs): Promise<ManyDone<string>> {
    const left: { id: string; refusal: DomainError }[] = [];
    const failed = new Map<string, FoundJob>();
    for (const id of new Set(ids)) {
      const place = jobPlace(id);
      const found = place === undefined ? undefined : await this.queues.find(place.queue, place.id);
      if (found === undefined) left.push({ id, refusal: notFound('job') });
      else if (found.state === 'failed') failed.set(id, found);
      else left.push({ id, refusal: new DomainError('travail_sans_echec') });
    }
    if (failed.size > 0) await this.record(actor, [...failed.values()]);
    const done: string[] = [];
    for (const [id, found] of failed) {
      if (await this.retry(actor, found)) done.push(id);
      else left.push({ id, refusal: new DomainError('travail_sans_echec') });
    }
    return { done, left };
  }

  /**
   * A mail that failed for good gets a new job, as when it is retried among the mails; its old job has nothing left to
   * do. A mail that is under way or deleted is left to its job.
   */
  private async retry(actor: Actor, found: FoundJob): Promise<boolean> {
    const mail = mailData.safeParse(found.job.data);
    if (found.job.name === SEND_MAIL && mail.success) {
      const { done } = await this.commands.execute(new RetryMails({ actor, mailIds: [mail.data.mailId] }));
      if (done.length > 0) {
        await this.queues.remove(found);
        return true;
      }
    }
    return this.queues.retry(found);
  }

  /** Records one event for each queue. */
  private async record(actor: Actor, failed: readonly FoundJob[]): Promise<void> {
    const events = [...new Set(failed.map(({ queue }) => queue))].map((queue) => {
      const jobs = failed.filter((found) => found.queue === queue).map(({ job }) => askedBy(job));
      return jobRetried.of({ queue, jobs, count: jobs.length });
    });
    await this.log.record(actor, AGGREGATE, events);
  }
}
