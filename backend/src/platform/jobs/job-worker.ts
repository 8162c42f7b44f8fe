import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { JOB_NAMES } from '@valorisation/contract';
import { correlated } from '../tracing/correlation.js';
import { inTraceOf } from '../tracing/spans.js';
import { Metrics } from '../metrics/metrics.js';
import { z } from 'zod';
import { describeError } from '../logging/describe-error.js';
import { causeOf, isOrder, JobFault } from './job-fault.js';
import { JobWaits } from './job-waits.js';

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

  /** Running jobs end while queues, database and mail server are still open; these close after this. */
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
    throw new JobFault(cause, { cause: error });
  }

  /** Without a listener BullMQ would print a lost connection with its client. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.jobs.warn({ msg: 'queue connection', reason: error.name });
  }

  /** From its first start. A scheduled job waits for its hour, so it is not counted. */
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
