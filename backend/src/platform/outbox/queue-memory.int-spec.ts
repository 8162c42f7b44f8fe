import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { describeWithRedis, startTestRedis, type TestRedis } from '../../../test/support/test-redis.js';
import { eventually } from '../../../test/support/eventually.js';
import { causing, EventCatalogue } from '../events/event-catalogue.js';
import { EventShape } from '../events/event-shape.js';
import { queueConnection } from '../jobs/queue-connection.js';
import { applicationDataSource } from '../persistence/database.js';
import { JournalListener } from './journal-listener.js';
import { OutboxRelay } from './relay.js';

const SHAPE = EventShape.first('test.happened', 'Something of a test happened.', z.object({}));
const REACTION = 'react-when-test-happened';
const catalogue = new EventCatalogue([
  [causing(SHAPE, { queue: 'mail', name: REACTION, data: ({ aggregateId }) => ({ aggregateId }) })],
]);

describeWithRedis('queues in a Redis that comes back empty', () => {
  let database: TestDatabase;
  let owner: pg.Pool;
  let source: DataSource;
  let redis: TestRedis;
  let queue: Queue;
  let listener: JournalListener;
  let relay: OutboxRelay;

  const record = async (): Promise<string> => {
    const eventId = randomUUID();
    await owner.query(
      `insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version,
                                 payload, establishment_id, actor_id, correlation_id, occurred_at)
       values ($1, 'test', (random() * 1e9)::integer, 1, 'test.happened', 1, '{}', 1, 7, 'test', now())`,
      [eventId],
    );
    return eventId;
  };
  const hasJob = async (eventId: string) => (await queue.getJob(`${eventId}_${REACTION}`)) !== undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Pool({ connectionString: database.url, max: 2 });
    await owner.query('update domain_event set relayed_at = now() where relayed_at is null');
    redis = await startTestRedis();
    source = await applicationDataSource({ ownerUrl: database.url }, [], 3).initialize();
    queue = new Queue('mail', {
      connection: queueConnection({ ownerUrl: database.url, redisUrl: redis.url }, 'producer'),
    });
    queue.on('error', () => undefined);
    await queue.waitUntilReady();
    listener = new JournalListener(database.url);
    await listener.start();
    relay = new OutboxRelay(source, catalogue, new Map([['mail', queue]]), listener);
    relay.start();
  });

  afterAll(async () => {
    await relay.stop();
    await listener.stop();
    await queue.close();
    await source.destroy();
    await owner.end();
    await redis.dispose();
    await database.drop();
  });

  it('get back the jobs that are not known to be done, and nothing else', async () => {
    const [done, open] = [await record(), await record()];
    await eventually(async () => expect(await Promise.all([hasJob(done), hasJob(open)])).toEqual([true, true]));
    await owner.query('insert into consumed_event (consumer, event_id, consumed_at) values ($1, $2, now())', [
      REACTION,
      done,
    ]);
    await redis.kill();
    await redis.start({ empty: true });
    await eventually(async () => expect(await hasJob(open)).toBe(true));
    expect(await hasJob(done)).toBe(false);
  });
});
