import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { eventually } from '../../../test/support/eventually.js';
import { describeWithRedis, startTestRedis, type TestRedis } from '../../../test/support/test-redis.js';
import { ConsumingWorker } from './queues.module.js';
import { queueConnection } from './queue-connection.js';

const FEW = 50;
const JOBS = ['a', 'b', 'c', 'd'];

describeWithRedis('a worker whose Redis is killed while it has jobs', () => {
  let redis: TestRedis;
  let queue: Queue;

  beforeAll(async () => {
    redis = await startTestRedis();
    queue = new Queue('mail', { connection: queueConnection({ ownerUrl: '', redisUrl: redis.url }, 'producer') });
    queue.on('error', () => undefined);
  });

  afterAll(async () => {
    await queue.close();
    await redis.dispose();
  });

  it('waits for Redis without polling, and continues', async () => {
    const done: string[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let errors = 0;
    // The connection that Nest passes to the queue.
    const connection = queueConnection({ ownerUrl: '', redisUrl: redis.url }, 'producer');
    const settings = { connection, concurrency: 2, lockDuration: 2_000, stalledInterval: 1_000 };
    let started = 0;
    const worker = new ConsumingWorker(
      'mail',
      async ({ id }) => {
        started += 1;
        await released;
        done.push(id ?? '');
      },
      settings,
    );
    worker.on('error', () => (errors += 1));
    await queue.addBulk(JOBS.map((jobId) => ({ name: 'test', data: {}, opts: { jobId } })));
    await eventually(() => expect(started).toBe(2));
    await redis.kill();
    release();
    await eventually(() => expect(done.length).toBeGreaterThanOrEqual(2));
    await redis.start();
    await eventually(() => expect(new Set(done)).toEqual(new Set(JOBS)));
    expect(errors).toBeLessThan(FEW);
    await worker.close();
  });
});
