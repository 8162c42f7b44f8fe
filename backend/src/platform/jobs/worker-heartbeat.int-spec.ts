import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { eventually } from '../../../test/support/eventually.js';
import { watchPrinting } from '../pdf/printing.module.js';
import { WorkerHeartbeat } from './worker-heartbeat.js';

describe('the heartbeat of several workers', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url, max: 2 });
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('continues while one of them stops, and ends with the last', async () => {
    const [one, another] = [new WorkerHeartbeat(pool), new WorkerHeartbeat(pool)];
    await Promise.all([one.start(), another.start()]);
    await one.stop();
    expect(await another.isAlive()).toBe(true);
    await another.stop();
    expect(await one.isAlive()).toBe(false);
  });

  it('does not count a killed worker, and forgets it', async () => {
    await pool.query(`insert into process_heartbeat values ('worker:killed', now() - interval '2 hours')`);
    const worker = new WorkerHeartbeat(pool);
    expect(await worker.isAlive()).toBe(false);
    await worker.start();
    await worker.stop();
    expect((await pool.query('select from process_heartbeat')).rowCount).toBe(0);
  });
});

describe('the mark of a browser', () => {
  it('is set once the browser has started, and only then', async () => {
    const database = await createTestDatabase();
    const pool = new Pool({ connectionString: database.url, max: 1 });
    const marks = async () => (await pool.query(`select from process_heartbeat where name = 'printing'`)).rowCount;
    try {
      const failed = new Promise((tell) => {
        const absent = { warm: async () => Promise.reject(new Error('absent')) };
        watchPrinting(absent, pool, tell)();
      });
      expect([await failed, await marks()]).toEqual([new Error('absent'), 0]);
      watchPrinting({ warm: async () => undefined }, pool, () => undefined)();
      await eventually(async () => expect(await marks()).toBe(1));
    } finally {
      await pool.end();
      await database.drop();
    }
  });
});
