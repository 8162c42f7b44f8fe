import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../../../test/support/eventually.js';
import { severable, type SeverableDatabase } from '../../../test/support/severable-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { JournalListener } from './journal-listener.js';

/** Shorter than the product’s second, since the tests wait for several. */
const RECONNECT_MS = 100;

describe('the listener of the journal', () => {
  let database: TestDatabase;
  let way: SeverableDatabase;
  let owner: pg.Client;
  let listener: JournalListener;
  let received: string[];

  const notify = async (channel: string, payload: string) =>
    owner.query('select pg_notify($1, $2)', [channel, payload]);

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client(database.url);
    await owner.connect();
  });

  beforeEach(async () => {
    way = await severable(database.url);
    listener = new JournalListener(way.url, RECONNECT_MS);
    received = [];
    await listener.start();
  });

  afterEach(async () => {
    await listener.stop();
    await way.close();
  });

  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it('passes each channel’s news to its subscribers, until they unsubscribe', async () => {
    const stopEvents = listener.onEvent((payload) => received.push(`event ${payload}`));
    listener.onPrintJob((payload) => received.push(`print ${payload}`));
    await notify('domain_event', '1');
    await notify('print_job', '7');
    await eventually(() => expect(received).toEqual(['event 1', 'print 7']));
    stopEvents();
    await notify('domain_event', '2');
    await notify('print_job', '8');
    await eventually(() => expect(received).toEqual(['event 1', 'print 7', 'print 8']));
  });

  it('reconnects when its connection is lost, for as long as the database is away', async () => {
    listener.onEvent((payload) => received.push(payload));
    way.sever();
    way.restore();
    await eventually(async () => {
      await notify('domain_event', 'back');
      expect(received).toContain('back');
    });
  });

  it('opens one connection for each that is lost, also while connections end at once', async () => {
    listener.onEvent((payload) => received.push(payload));
    way.sever();
    const refused = way.refused();
    await eventually(() => expect(way.refused()).toBeGreaterThan(refused + 2));
    way.restore();
    await eventually(async () => {
      await notify('domain_event', 'back');
      expect(received).toContain('back');
    });
    const sessions = `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;
    // The owner's own session and the listener's.
    await eventually(async () => expect((await owner.query(sessions)).rowCount).toBe(2));
  });

  it('stops for good, also while it waits to reconnect', async () => {
    listener.onEvent(() => received.push('the stopped one'));
    // It loses its connection at the same moment, so it shows when a running listener would be back.
    const other = new JournalListener(way.url, RECONNECT_MS);
    other.onEvent((payload) => received.push(payload));
    await other.start();
    way.sever();
    await listener.stop();
    way.restore();
    for (const news of ['back', 'and again']) {
      await eventually(async () => {
        await notify('domain_event', news);
        expect(received).toContain(news);
      });
    }
    await other.stop();
    expect(received).not.toContain('the stopped one');
  });
});
