import { Worker, type ConnectionOptions, type Processor, type WorkerOptions, type Queue } from 'bullmq';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Global, Inject, Logger, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { QUEUE_NAMES, type QueueName } from '../events/event-catalogue.js';
import { Health } from '../health/health.js';
import { Metrics } from '../metrics/metrics.js';
import { gaugeBackup, gaugeDailyRound, gaugeQueues } from '../metrics/platform-gauges.js';
import { TenantReader } from '../persistence/tenant-reader.js';
import { JobWaits } from './job-waits.js';
import { queueConnection, type QueuePlace } from './queue-connection.js';
import { QUEUES } from './queues.js';

/**
 * A worker that waits for its queue. Nest passes the producer's connection, on which an absent Redis fails at once.
 * BullMQ would then retry without a pause and use all the process's time.
 */
export class ConsumingWorker extends Worker {
  constructor(name: string, processor: Processor, options: WorkerOptions) {
    super(name, processor, { ...options, connection: waiting(options.connection) });
  }
}

function waiting(connection: ConnectionOptions): ConnectionOptions {
  // A connection to PostgreSQL waits by itself.
  if (!('enableOfflineQueue' in connection)) return connection;
  return { ...connection, enableOfflineQueue: true, maxRetriesPerRequest: null };
}

const KEEP_DONE_SECONDS = 24 * 60 * 60;

/**
 * The options of every job: tries with growing pauses. Failures stay, so that staff can see and retry them. Finished
 * jobs are deleted by age: to keep a number of them, BullMQ would read them all at the end of each job.
 */
const JOB_OPTIONS = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: { age: KEEP_DONE_SECONDS },
  removeOnFail: false,
} as const;

/** A mail waits for its server: twelve tries over half an hour and more, unless MAIL_RETRY_MS says otherwise. */
const mailOptions = (delay: number) => ({ ...JOB_OPTIONS, attempts: 12, backoff: { type: 'exponential', delay } });

@Global()
@Module({})
export class QueuesModule implements OnModuleInit {
  private readonly logger = new Logger(QueuesModule.name);

  constructor(
    @Inject(QUEUES) private readonly queues: ReadonlyMap<QueueName, Queue>,
    private readonly health: Health,
    private readonly metrics: Metrics,
    private readonly reader: TenantReader,
  ) {}

  /** @param mailRetryMs pause before the second try at a mail */
  static with(place: QueuePlace, mailRetryMs: number): DynamicModule {
    BullModule.workerClass = ConsumingWorker;
    const producer = queueConnection(place, 'producer');
    const optionsOf = (name: QueueName) => (name === 'mail' ? mailOptions(mailRetryMs) : JOB_OPTIONS);
    return {
      module: QueuesModule,
      imports: [
        BullModule.forRoot({ connection: queueConnection(place, 'consumer'), defaultJobOptions: JOB_OPTIONS }),
        BullModule.registerQueue(
          ...QUEUE_NAMES.map((name) => ({ name, connection: producer, defaultJobOptions: optionsOf(name) })),
        ),
      ],
      providers: [
        JobWaits,
        {
          provide: QUEUES,
          useFactory: (...queues: Queue[]): ReadonlyMap<string, Queue> =>
            new Map(queues.map((queue) => [queue.name, queue])),
          inject: QUEUE_NAMES.map((name) => getQueueToken(name)),
        },
      ],
      exports: [QUEUES, JobWaits, BullModule],
    };
  }

  onModuleInit(): void {
    this.health.needs('queues', async () => this.queues.get('housekeeping')?.getJobCounts('active'));
    gaugeQueues(this.metrics, this.queues);
    gaugeDailyRound(this.metrics, this.reader);
    gaugeBackup(this.metrics, this.reader);
    // Without a listener a lost connection would end the process. The outbox keeps what could not be added.
    for (const [name, queue] of this.queues) {
      queue.on('error', (error) => this.logger.warn({ msg: 'queue connection', queue: name, reason: error.name }));
    }
  }
}
