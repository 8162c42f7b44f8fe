import { Worker, type ConnectionOptions, type Processor, type WorkerOptions } from 'bullmq';

/**
 * A worker that waits for its queue. Nest hands over the connection of the queue that it registered, a producer's, on
 * which a Redis that is away fails at once: BullMQ would ask again without a pause, and the process would do nothing else.
 */
export class ConsumingWorker extends Worker {
  constructor(name: string, processor: Processor, options: WorkerOptions) {
    super(name, processor, { ...options, connection: waiting(options.connection) });
  }
}

function waiting(connection: ConnectionOptions): ConnectionOptions {
  // On PostgreSQL a connection that is away is waited for as it is.
  if (!('enableOfflineQueue' in connection)) return connection;
  return { ...connection, enableOfflineQueue: true, maxRetriesPerRequest: null };
}
