import { afterAll, beforeAll } from '@jest/globals';
import { itKeepsTheQueueContract } from '../../../test/support/queue-contract.js';
import { describeWithRedis, startTestRedis, type TestRedis } from '../../../test/support/test-redis.js';

describeWithRedis('a queue in Redis', () => {
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startTestRedis();
  });

  afterAll(async () => redis.dispose());

  // No database is contacted: its address leads nowhere.
  itKeepsTheQueueContract(() => ({ ownerUrl: 'postgres://127.0.0.1:1/none', redisUrl: redis.url }));
});
