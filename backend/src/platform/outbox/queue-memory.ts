import { RedisQueueBackend, type Queue } from 'bullmq';

/** A mark in the queues' store, which lasts as long as their jobs. */
const MARK = 'valorisation:queues-filled';

/**
 * Checks whether the queues still have the jobs from the journal. A Redis that comes back empty has lost every job, and
 * the journal's rows are marked as relayed already. In PostgreSQL both are in one database.
 */
export class QueueMemory {
  constructor(private readonly queue: Queue) {}

  async isLost(): Promise<boolean> {
    const client = await this.client();
    return client !== undefined && (await client.get(MARK)) === null;
  }

  async noteFilled(): Promise<void> {
    await (await this.client())?.set(MARK, '1');
  }

  private async client() {
    const backend: unknown = this.queue.getBackend();
    return backend instanceof RedisQueueBackend ? backend.client : undefined;
  }
}
