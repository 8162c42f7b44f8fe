import { RedisQueueBackend, type Queue } from 'bullmq';

/** Stands beside the queues for as long as they hold what they were given. */
const MARK = 'valorisation:queues-filled';

/**
 * Whether the queues still have what the journal handed over to them. A Redis that comes back empty has forgotten every
 * job, and nobody would ask for them again: they are marked as relayed. In PostgreSQL both are in one database.
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
