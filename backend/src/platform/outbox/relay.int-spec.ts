import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { eventually } from '../../../test/support/eventually.js';
import { causing, EventCatalogue, type QueueName } from '../events/event-catalogue.js';
import { EventShape, noPayload } from '../events/event-shape.js';
import { queueConnection } from '../jobs/queue-connection.js';
import { applicationDataSource } from '../persistence/database.js';
import { JournalListener } from './journal-listener.js';
import { OutboxRelay } from './relay.js';

const REACTION = 'note-when-something-happened';
const happened = EventShape.first('test.happened', 'Something happened.', noPayload);
const HAPPENED = causing(happened, {
  queue: 'mail',
  name: REACTION,
  data: ({ aggregateId, actorId }) => ({ aggregateId, actorId }),
});
const IGNORED = causing(EventShape.first('test.ignored', 'Nobody reacts.', noPayload));

describe('the relay of the outbox', () => {
  let database: TestDatabase;
  let owner: pg.Pool;
  let source: DataSource;
  let queue: Queue;
  let listener: JournalListener;
  let next = 0;

  const relayTo = (queues: ReadonlyMap<QueueName, Queue>) =>
    new OutboxRelay(source, new EventCatalogue([[HAPPENED, IGNORED]]), queues, listener);
  const relay = () => relayTo(new Map([['mail', queue]]));

  async function record(
    writer: pg.Pool | pg.PoolClient,
    type = HAPPENED.shape.type,
    { version = 1, payload = {} }: { version?: number; payload?: object } = {},
  ): Promise<string> {
    const eventId = randomUUID();
    next += 1;
    await writer.query(
      `insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version,
                                 payload, establishment_id, actor_id, correlation_id, occurred_at)
       values ($1, 'test', $2, 1, $3, $4, $5, 1, 7, 'test', now())`,
      [eventId, next, type, version, payload],
    );
    return eventId;
  }
  const jobs = async () => (await queue.getJobs(['waiting'], 0, -1, true)).map(({ id }) => id);
  const idOf = (eventId: string) => `${eventId}_${REACTION}`;
  const unrelayed = async () => (await owner.query('select from domain_event where relayed_at is null')).rowCount;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Pool({ connectionString: database.url, max: 4 });
    source = await applicationDataSource({ ownerUrl: database.url }, [], 4).initialize();
    listener = new JournalListener(database.url);
    await listener.start();
  });

  beforeEach(async () => {
    // The events of the demo and of the previous test.
    await owner.query('update domain_event set relayed_at = now() where relayed_at is null');
    queue = new Queue('mail', { connection: queueConnection({ ownerUrl: database.url }, 'producer') });
    await queue.waitUntilReady();
  });

  afterEach(async () => {
    await queue.obliterate({ force: true });
    await queue.close();
  });

  afterAll(async () => {
    await listener.stop();
    await source.destroy();
    await owner.end();
    await database.drop();
  });

  it('adds the jobs that the catalogue names, in the order of the journal, and marks every event', async () => {
    const events = [await record(owner), await record(owner, IGNORED.shape.type), await record(owner)];
    expect(await relay().relayBatch()).toBe(2);
    expect(await jobs()).toEqual([idOf(events[0] ?? ''), idOf(events[2] ?? '')]);
    const job = await queue.getJob(idOf(events[0] ?? ''));
    expect(job).toMatchObject({ name: REACTION, data: { eventId: events[0], aggregateId: next - 2, actorId: 7 } });
    expect(await unrelayed()).toBe(0);
    expect(await relay().relayBatch()).toBe(0);
  });

  it('adds no job for an event that it meets again', async () => {
    const event = await record(owner);
    await relay().relayBatch();
    // The state after a crash between adding the job and marking the event.
    await owner.query('update domain_event set relayed_at = null where event_id = $1', [event]);
    expect(await relay().relayBatch()).toBe(1);
    expect(await jobs()).toEqual([idOf(event)]);
  });

  it('misses no event of a transaction that commits late', async () => {
    const late = await owner.connect();
    await late.query('begin');
    const slow = await record(late);
    const quick = await record(owner);
    expect(await relay().relayBatch()).toBe(1);
    expect(await jobs()).toEqual([idOf(quick)]);
    await late.query('commit');
    late.release();
    expect(await relay().relayBatch()).toBe(1);
    expect(await jobs()).toEqual([idOf(quick), idOf(slow)]);
  });

  it('skips events without jobs, however many they are and whatever another relay holds', async () => {
    const holding = await owner.connect();
    const held = await record(owner, IGNORED.shape.type);
    for (let count = 0; count < 450; count += 1) await record(owner, IGNORED.shape.type);
    const event = await record(owner);
    await holding.query('begin');
    await holding.query('select from domain_event where event_id = $1 for update', [held]);
    expect(await relay().relayBatch()).toBe(1);
    expect(await jobs()).toEqual([idOf(event)]);
    expect(await unrelayed()).toBe(1);
    await holding.query('rollback');
    holding.release();
    expect(await relay().relayBatch()).toBe(0);
    expect(await unrelayed()).toBe(0);
  });

  it('is not blocked by any number of unreadable events, and reports each once', async () => {
    const broken: string[] = [];
    for (let count = 0; count < 201; count += 1) broken.push(await record(owner));
    await owner.query(`update domain_event set payload = '{"no": "payload"}' where event_id = any($1)`, [broken]);
    const event = await record(owner);
    const one = relay();
    expect([await one.relayBatch(), await one.relayBatch(), await one.relayBatch()]).toEqual([200, 2, 0]);
    expect(await jobs()).toEqual([idOf(event)]);
    expect(await unrelayed()).toBe(201);
  });

  it('leaves an event of an unknown type to a relay that knows it', async () => {
    const event = await record(owner);
    const older = new OutboxRelay(source, new EventCatalogue([[IGNORED]]), new Map([['mail', queue]]), listener);
    expect(await older.relayBatch()).toBe(0);
    expect(await unrelayed()).toBe(1);
    await relay().relayBatch();
    expect(await jobs()).toEqual([idOf(event)]);
  });

  it('leaves an event of a newer payload version to a relay that knows it, and relays the others', async () => {
    const newer = [
      await record(owner, HAPPENED.shape.type, { version: 2, payload: { turn: 3 } }),
      await record(owner, IGNORED.shape.type, { version: 2 }),
    ];
    const event = await record(owner);
    expect(await relay().relayBatch()).toBe(1);
    expect(await jobs()).toEqual([idOf(event)]);
    expect(await unrelayed()).toBe(newer.length);
    const upcast = happened.next(z.strictObject({ turn: z.int() }), () => ({ turn: 1 }));
    const known = causing(upcast, {
      queue: 'mail',
      name: REACTION,
      data: ({ payload }) => ({ turn: payload?.turn ?? null }),
    });
    const later = await record(owner);
    const newest = new OutboxRelay(source, new EventCatalogue([[known]]), new Map([['mail', queue]]), listener);
    expect(await newest.relayBatch()).toBe(2);
    const turns = await Promise.all([newer[0], later].map(async (id) => queue.getJob(idOf(id ?? ''))));
    expect(turns.map((job) => z.object({ turn: z.number() }).parse(job?.data).turn)).toEqual([3, 1]);
  });

  it('skips what it cannot read, and relays the rest', async () => {
    await record(owner, HAPPENED.shape.type, { payload: { strange: true } });
    const event = await record(owner);
    expect(await relay().relayBatch()).toBe(2);
    expect(await jobs()).toEqual([idOf(event)]);
    expect(await unrelayed()).toBe(1);
  });

  it('never relays what was not committed', async () => {
    const undone = await owner.connect();
    await undone.query('begin');
    await record(undone);
    expect(await relay().relayBatch()).toBe(0);
    await undone.query('rollback');
    undone.release();
    expect(await relay().relayBatch()).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  it('shares the journal with another relay: each event is relayed once', async () => {
    const events = [];
    for (let count = 0; count < 450; count += 1) events.push(await record(owner));
    const drained = async (one: OutboxRelay): Promise<number> => {
      let taken = 0;
      for (let batch = -1; batch !== 0; taken += batch) batch = await one.relayBatch();
      return taken;
    };
    const taken = await Promise.all([drained(relay()), drained(relay())]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(450);
    expect(new Set(await jobs())).toEqual(new Set(events.map(idOf)));
    expect(await jobs()).toHaveLength(events.length);
    expect(await unrelayed()).toBe(0);
  });

  it('keeps the whole batch of a queue that is away, and relays it afterwards', async () => {
    const events = [await record(owner), await record(owner)];
    await expect(relayTo(new Map()).relayBatch()).rejects.toThrow('No queue named mail');
    expect(await unrelayed()).toBe(2);
    await relay().relayBatch();
    expect(await jobs()).toEqual(events.map(idOf));
  });

  it('relays new events while it runs, and none after it has stopped', async () => {
    const running = relay();
    running.start();
    const event = await record(owner);
    await owner.query(`select pg_notify('domain_event', '1')`);
    await eventually(async () => expect(await jobs()).toEqual([idOf(event)]));
    await running.stop();
    await record(owner);
    await owner.query(`select pg_notify('domain_event', '1')`);
    expect(await unrelayed()).toBe(1);
  });

  it('finds new events by itself, without a notification', async () => {
    const running = relay();
    running.start();
    const event = await record(owner);
    await eventually(async () => expect(await jobs()).toEqual([idOf(event)]));
    await running.stop();
  });
});
