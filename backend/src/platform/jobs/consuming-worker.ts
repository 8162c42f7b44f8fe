import { Worker, type ConnectionOptions, type Processor, type WorkerOptions } from 'bullmq';

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
  // On PostgreSQL the connection waits by itself.
  if (!('enableOfflineQueue' in connection)) return connection;
  return { ...connection, enableOfflineQueue: true, maxRetriesPerRequest: null };
}
