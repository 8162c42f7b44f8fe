import { type JobCause, JOB_NAMES } from '@valorisation/contract';
import { DelayedError, RateLimitError, WaitingChildrenError, WaitingError, type Job } from 'bullmq';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { MailFault } from '../mail/mailer.js';
import { PdfRenderError, type PdfErrorCode } from '../pdf/pdf-error.js';
import { isDatabaseAway } from '../persistence/sql-errors.js';
import { StorageFault } from '../storage/file-store.js';
import { TemplateError } from '../templates/template-compiler.js';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type BeforeApplicationShutdown, SetMetadata } from '@nestjs/common';
import { correlated } from '../tracing/correlation.js';
import { inTraceOf } from '../tracing/spans.js';
import { Metrics } from '../metrics/metrics.js';
import { describeError } from '../logging/describe-error.js';
import { JobWaits } from './job-waits.js';
import { jobLockMs } from '../config/config.js';
import type { Transaction } from '../persistence/unit-of-work.js';

/** Why a try at a job failed, in one word for the queue and for staff. The log has the rest (ADR 44). */
export class JobFault extends Error {
  override readonly name = 'JobFault';

  constructor(
    readonly reason: JobCause,
    options: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** A failed try as its job keeps it. */
const failureNote = (at: Date, cause: JobCause): string => `${at.toISOString()} ${cause}`;

/** These errors tell BullMQ to do something else with a job; they are no failures. */
const ORDERS = [DelayedError, RateLimitError, WaitingChildrenError, WaitingError];

export const isOrder = (error: unknown): boolean => ORDERS.some((kind) => error instanceof kind);

const OF_PDF: Readonly<Record<PdfErrorCode, JobCause>> = {
  browser_unavailable: 'browser',
  browser_lost: 'browser',
  render_failed: 'document',
  timeout: 'timeout',
  aborted: 'browser',
  closed: 'worker_lost',
  untitled_document: 'document',
};

/** Node's file errors beside the storage's: no space, no right, a failing disk, a missing file. */
const STORAGE_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT']);

export function causeOf(error: unknown): JobCause {
  if (error instanceof PdfRenderError) return OF_PDF[error.code];
  if (error instanceof MailFault) return 'mail_server';
  if (error instanceof StorageFault) return 'storage';
  if (error instanceof TemplateError) return 'document';
  if (error instanceof DomainError) return 'refused';
  if (error instanceof z.core.$ZodError) return 'unreadable';
  if (isDatabaseAway(error)) return 'service_away';
  if (error instanceof Error && 'code' in error && STORAGE_CODES.has(error.code)) return 'storage';
  return 'other';
}

/** The base of every processor, which does its jobs in `run`. */
export abstract class JobWorker extends WorkerHost implements BeforeApplicationShutdown {
  private readonly jobs = new Logger(this.constructor.name);

  @Inject(JobWaits)
  private readonly waits!: JobWaits;

  @Inject(Metrics)
  private readonly metrics!: Metrics;

  protected abstract run(job: Job<unknown>, token?: string): Promise<void>;

  /** A failed job leaves only the word of its cause in the queue, because errors may quote personal data. */
  async process(job: Job<unknown>, token?: string): Promise<void> {
    const correlationId = correlationOf(job);
    await correlated(correlationId, async () =>
      inTraceOf(
        correlationId,
        `job ${jobLabel(job.name)}`,
        { queue: job.queueName, try: job.attemptsMade + 1 },
        async () => this.processMeasured(job, correlationId, token),
      ),
    );
  }

  /** Lets running jobs end while queues, database and mail server are still open. These are closed afterwards. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  private async processMeasured(job: Job<unknown>, correlationId: string, token?: string): Promise<void> {
    const { queueName: queue, name, id } = job;
    const measured = { queue, job: jobLabel(name) };
    const end = this.metrics.jobSeconds.startTimer(measured);
    const [done] = await Promise.allSettled([this.run(job, token), this.noteWait(job)]);
    end();
    if (done.status === 'fulfilled') {
      this.metrics.jobs.inc({ ...measured, outcome: 'done' });
      return;
    }
    const error: unknown = done.reason;
    if (isOrder(error)) throw error;
    const cause = causeOf(error);
    this.metrics.jobs.inc({ ...measured, outcome: cause });
    this.jobs.warn({ msg: 'job failed', queue, name, jobId: id, correlationId, cause, fault: describeError(error) });
    // Kept with the job and removed with it: only a time and the word. The try has failed even if this cannot be noted.
    await job.log(failureNote(new Date(), cause)).catch(() => undefined);
    throw new JobFault(cause, { cause: error });
  }

  /** Without a listener BullMQ would print a lost connection, together with its client. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.jobs.warn({ msg: 'queue connection', reason: error.name });
  }

  /** The wait of a job ends with its first start. A scheduled job waits for its hour, so it is not counted. */
  private async noteWait({ queueName, attemptsStarted, repeatJobKey, timestamp, processedOn }: Job): Promise<void> {
    if (attemptsStarted !== 1 || repeatJobKey !== undefined || processedOn === undefined) return;
    await this.waits.note(queueName, new Date(processedOn), processedOn - timestamp);
  }
}

const NAMES: ReadonlySet<string> = new Set(JOB_NAMES);

/** A queue accepts any name: unknown names share one label. */
function jobLabel(name: string): string {
  return NAMES.has(name) ? name : 'other';
}

const ofEvent = z.object({ correlationId: z.string() });

/** The correlation id of the request. A scheduled job, or one of an older release, uses its own id. */
function correlationOf({ name, id, data }: Job<unknown>): string {
  const told = ofEvent.safeParse(data);
  return told.success ? told.data.correlationId : `${name} ${id ?? ''}`;
}

export const HANDLED_JOBS = 'valorisation:handled-jobs';

/** The jobs that a processor takes from its queue, by name. A test compares them with the catalogue's reactions. */
export const Handles = (...jobs: readonly string[]): ClassDecorator => SetMetadata(HANDLED_JOBS, jobs);

interface JobLimits {
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

/**
 * Claims an event for one consumer in the consumer's own transaction. Delivery is at least once: on a repeat it answers
 * false, and the processor ends.
 */
export async function claimEvent(transaction: Transaction, consumer: string, eventId: string): Promise<boolean> {
  const claimed: unknown[] = await transaction.manager.query(
    `insert into consumed_event (consumer, event_id, consumed_at) values ($1, $2, now())
     on conflict do nothing returning event_id`,
    [consumer, eventId],
  );
  return claimed.length === 1;
}
