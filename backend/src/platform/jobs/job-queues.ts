import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { JOB_STATES, type JobQueueCounts, type JobQueueName, type JobState } from '@valorisation/contract';
import { Queue, type Job, type JobType } from 'bullmq';
import type { Config } from '../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { QUEUE_NAMES, type QueueName } from '../events/event-catalogue.js';
import { CONFIG, databaseAddress } from '../kernel.module.js';
import { describeError } from '../logging/describe-error.js';
import { queueConnection } from './queue-connection.js';

/** Longer than a working queue needs for any answer. */
const PATIENCE_MS = 3_000;
const RETRY_AFTER_SECONDS = 5;
/** The latest jobs of a queue and state that a list shows. */
export const MOST_OF_A_STATE = 200;

/** Staff see all of BullMQ's kinds of waiting as one. */
const TYPES: Readonly<Record<JobState, readonly JobType[]>> = {
  waiting: ['waiting', 'prioritized'],
  active: ['active'],
  delayed: ['delayed'],
  failed: ['failed'],
  done: ['completed'],
};

const STATE_OF = new Map(JOB_STATES.flatMap((state) => TYPES[state].map((type): [string, JobState] => [type, state])));

export interface FoundJob {
  readonly queue: JobQueueName;
  readonly state: JobState;
  readonly job: Job<unknown>;
}

/**
 * The API's view of the queues: their present jobs, and retries of failed ones (ADR 44). They are opened on the first
 * request. Every method refuses with `files_indisponibles` (503, Retry-After) while they do not answer.
 */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private queues: ReadonlyMap<QueueName, Queue> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async counts(): Promise<readonly JobQueueCounts[]> {
    return this.reach(async (queues) =>
      Promise.all([...queues].map(async ([queue, open]) => ({ queue, ...(await countsOf(open)) }))),
    );
  }

  async latest(names: readonly JobQueueName[], states: readonly JobState[]): Promise<readonly FoundJob[]> {
    return this.reach(async (queues) => {
      const asked = [...queues].filter(([name]) => names.includes(name));
      const found = asked.flatMap(([queue, open]) =>
        states.map(async (state): Promise<FoundJob[]> => {
          const jobs: (Job | undefined)[] = await open.getJobs([...TYPES[state]], 0, MOST_OF_A_STATE - 1);
          // A job that changes state meanwhile is briefly missing.
          return jobs.flatMap((job) => (job === undefined ? [] : [{ queue, state, job }]));
        }),
      );
      return (await Promise.all(found)).flat();
    });
  }

  async find(queue: JobQueueName, id: string): Promise<FoundJob | undefined> {
    return this.reach(async (queues) => {
      const job = await queues.get(queue)?.getJob(id);
      const state = STATE_OF.get(String(await job?.getState()));
      return job === undefined || state === undefined ? undefined : { queue, state, job };
    });
  }

  /** What its worker noted of each failed try: a time and a word. */
  async notes({ queue, job }: FoundJob): Promise<readonly string[]> {
    return this.reach(async (queues) => (await queues.get(queue)?.getJobLogs(job.id ?? ''))?.logs ?? []);
  }

  /** Puts a failed job back among the waiting ones, with all its tries; false when it is no longer failed. */
  async retry({ job }: FoundJob): Promise<boolean> {
    return this.reach(async () => {
      if (!(await job.isFailed())) return false;
      await job.retry('failed', { resetAttemptsMade: true });
      return true;
    });
  }

  async remove({ job }: FoundJob): Promise<void> {
    await this.reach(async () => job.remove());
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...(this.queues?.values() ?? [])].map(async (queue) => queue.close()));
  }

  private async reach<Result>(work: (queues: ReadonlyMap<QueueName, Queue>) => Promise<Result>): Promise<Result> {
    const tooLate = new AbortController();
    const late = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('the queues do not answer')), PATIENCE_MS);
      tooLate.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    try {
      this.queues ??= this.open();
      return await Promise.race([work(this.queues), late]);
    } catch (error) {
      this.logger.warn({ msg: 'queues not reached', fault: describeError(error) });
      throw new DomainError('files_indisponibles', { retryAfter: RETRY_AFTER_SECONDS });
    } finally {
      tooLate.abort();
    }
  }

  private open(): ReadonlyMap<QueueName, Queue> {
    const connection = queueConnection({ ...databaseAddress(this.config), redisUrl: this.config.redisUrl }, 'producer');
    return new Map(
      QUEUE_NAMES.map((name): [QueueName, Queue] => {
        // The queue's metadata are not written here, because the producers write them.
        const queue = new Queue(name, { connection, skipMetasUpdate: true });
        queue.on('error', (error) => this.logger.warn({ msg: 'queue connection', queue: name, reason: error.name }));
        return [name, queue];
      }),
    );
  }
}

async function countsOf(queue: Queue): Promise<Record<JobState, number>> {
  const counts = await queue.getJobCounts(...JOB_STATES.flatMap((state) => TYPES[state]));
  const of = (state: JobState) => TYPES[state].reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  return {
    waiting: of('waiting'),
    active: of('active'),
    delayed: of('delayed'),
    failed: of('failed'),
    done: of('done'),
  };
}
