import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { Pool } from 'pg';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { QUEUE_NAMES } from '../events/event-catalogue.js';
import { queueConnection } from './queue-connection.js';
import { SHARED_CONNECTIONS } from './queue-pool.js';

const JOBS = 40;

describe('the queues of a process in PostgreSQL', () => {
  let database: TestDatabase;
  let owner: Pool;

  /** Sessions of the database, except the one that counts. */
  const sessions = async (): Promise<number> => {
    const { rows } = await owner.query<{ sessions: number }>(
      `select count(*)::integer as sessions from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rows[0]?.sessions ?? 0;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new Pool({ connectionString: database.url, max: 1 });
  });

  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it('share few connections, plus one for each waiting worker, and leave none open', async () => {
    const place = { ownerUrl: database.url };
    const queues = QUEUE_NAMES.map((name) => new Queue(name, { connection: queueConnection(place, 'producer') }));
    let done = 0;
    const workers = QUEUE_NAMES.map(
      (name) =>
        new Worker(name, async () => void (done += 1), {
          connection: queueConnection(place, 'consumer'),
          concurrency: 4,
        }),
    );
    const jobs = Array.from({ length: JOBS }, (_, step) => ({ name: 'step', data: { step } }));
    await Promise.all(
      queues.map(async (queue) => Promise.all(jobs.map(async ({ name, data }) => queue.add(name, data)))),
    );
    await eventually(() => expect(done).toBe(JOBS * QUEUE_NAMES.length));
    expect(await sessions()).toBeLessThanOrEqual(SHARED_CONNECTIONS + QUEUE_NAMES.length);

    const [first, ...others] = workers;
    await first?.close();
    // A queue that closes leaves the others their connections.
    done = 0;
    await Promise.all(queues.slice(1).map(async (queue) => queue.add('step', {})));
    await eventually(() => expect(done).toBe(QUEUE_NAMES.length - 1));
    await Promise.all([...others, ...queues].map(async (one) => one.close()));
    await eventually(async () => expect(await sessions()).toBe(0));
  });
});
