import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { stallingWay, type StallingWay } from '../../../test/faults/parts/stalling-way.js';
import { itFurther, scaled } from '../../../test/support/scale.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationDataSource, readPool } from './database.js';
import type { Patience } from './patience.js';
import { asConnectionLost, isDatabaseAway } from './sql-errors.js';
import { UnitOfWork } from './unit-of-work.js';

/** Long enough that a busy machine does not exceed them by itself. */
const SHORT: Patience = { connectMs: 2_000, loanMs: 3_000, silenceMs: 3_000, lockMs: 500, idleMs: 60_000 };
/** One statement is shorter than a silence; two are longer. */
const SECONDS_OF_STATEMENT = 1.6;
/** Held-back answers are the harder case; without any traffic the result is the same. */
const OUTAGES = scaled<readonly (readonly [string, 'stall' | 'holdAnswers'])[]>({
  part: [['no answer', 'holdAnswers']],
  all: [
    ['nothing', 'stall'],
    ['no answer', 'holdAnswers'],
  ],
});
const CONTEXT = { establishmentId: 1, actorId: null, correlationId: 'test' };

describe('a process that waits for its database', () => {
  let database: TestDatabase;
  let way: StallingWay;
  let pool: Pool;
  let source: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    way = await stallingWay(database.url);
    pool = readPool({ ownerUrl: way.url }, 2, SHORT);
    source = await applicationDataSource({ ownerUrl: way.url }, [], 2, SHORT).initialize();
  });

  afterEach(async () => {
    way.restore();
    await Promise.all([pool.end(), source.destroy()]);
    await way.close();
    await database.drop();
  });

  const works = async () => Promise.all([pool.query('select 1'), source.query('select 1')]);
  const failure = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each(OUTAGES)(
    'reports an outage when the network lets %s pass, or all connections are lent too long, and recovers',
    async (_, how) => {
      await works();
      const lending = readPool({ ownerUrl: database.url }, 2, SHORT);
      const lent = await Promise.all([lending.connect(), lending.connect()]);
      way[how]();
      // They run at once, since each waits to its end.
      const unlent = failure(lending.connect());
      const asked = [pool.query('select 1'), pool.query('select 2'), pool.query('select 3'), source.query('select 4')];
      for (const error of await Promise.all(asked.map(failure))) {
        expect(isDatabaseAway(asConnectionLost(error))).toBe(true);
      }
      expect(isDatabaseAway(await unlent)).toBe(true);
      way.restore();
      for (const client of lent) client.release();
      await Promise.all([works(), lending.query('select 1')]);
      await lending.end();
    },
  );

  itFurther('does not disturb a slow statement while others are answered, or an idle connection', async () => {
    const statement = async () => pool.query('select 1 from pg_sleep($1)', [SECONDS_OF_STATEMENT]);
    const slow = statement();
    await works();
    await slow;
    await statement();
    await works();
  });

  it('does not wait forever for a row that another writer holds', async () => {
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query(`set local app.establishment_id = '1'`);
    await holder.query('update establishment set version = version where id = 1');
    const unitOfWork = new UnitOfWork(source, SHORT);
    const waits = unitOfWork.run(CONTEXT, async ({ manager }) => {
      await manager.query('update establishment set version = version where id = 1');
    });
    expect(isDatabaseAway(await failure(waits))).toBe(true);
    await holder.query('rollback');
    holder.release();
  });
});
