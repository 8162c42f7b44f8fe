import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { describeWithRedis, startTestRedis, type TestRedis } from '../../../backend/test/support/test-redis.js';
import { checkRedis } from './check-addresses.js';

const DEADLINE_MS = 60_000;

describeWithRedis('a Redis for the queues', () => {
  let server: TestRedis;
  let operator: Redis;

  beforeAll(async () => {
    server = await startTestRedis();
    operator = new Redis(server.url);
  });

  afterAll(async () => {
    operator.disconnect();
    await server.dispose();
  });

  it('is accepted while it keeps its data', async () => {
    await expect(checkRedis(server.url, DEADLINE_MS)).resolves.toBeUndefined();
  });

  it('is refused when it may drop jobs for lack of memory', async () => {
    await operator.config('SET', 'maxmemory', '100mb');
    await expect(checkRedis(server.url, DEADLINE_MS)).resolves.toBeUndefined();
    await operator.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await expect(checkRedis(server.url, DEADLINE_MS)).rejects.toThrow('noeviction');
  });

  it('is refused when it does not accept the login', async () => {
    await operator.config('SET', 'requirepass', 'another');
    await expect(checkRedis(server.url, DEADLINE_MS)).rejects.toThrow('REDIS_URL');
  });
});
