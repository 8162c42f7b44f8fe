/** A queue of the product, for jobs that no call can request. */
import { Queue } from 'bullmq';
import { queueConnection } from '../../../src/platform/jobs/queue-connection.js';
import type { FaultyBench } from '../faulty-bench.js';

export const HOUSEKEEPING = 'housekeeping';

/** The product's own settings of a job: one that loses its database is tried again. */
export const TRIES = { attempts: 5, backoff: { type: 'exponential', delay: 500 } } as const;

export async function inQueue(
  { ownerUrl, redis }: FaultyBench,
  name: string,
  work: (queue: Queue) => Promise<void>,
): Promise<void> {
  const place = { ownerUrl, ...(redis !== undefined && { redisUrl: redis.url }) };
  const queue = new Queue(name, { connection: queueConnection(place, 'producer'), skipMetasUpdate: true });
  queue.on('error', () => undefined);
  try {
    await queue.waitUntilReady();
    await work(queue);
  } finally {
    await queue.close();
  }
}
