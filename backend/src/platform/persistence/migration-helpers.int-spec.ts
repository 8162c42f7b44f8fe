import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { untilWaiting } from '../../../test/support/waiting-statements.js';
import { applicationConnection, ownerDataSource } from './database.js';
import { backfillInBatches, createTenantTable } from './migration-helpers.js';

/** What a migration gives a table of an establishment before its first row; the kit's test covers tables of staff. */
describe('a table that a migration creates for an establishment', () => {
  let database: TestDatabase;
  let app: pg.Client;
  let owner: pg.Client;
  let ids: number[];

  const within = async <Result>(establishmentId: number, work: () => Promise<Result>): Promise<Result> => {
    await app.query('begin');
    try {
      await app.query(`select set_config('app.establishment_id', $1, true)`, [String(establishmentId)]);
      return await work();
    } finally {
      await app.query('rollback');
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const source = await ownerDataSource(database.url).initialize();
    await createTenantTable(source.createQueryRunner(), 'memo', 'id integer primary key, words text not null');
    const found: { id: number }[] = await source.query('select id from establishment order by id');
    ids = found.map(({ id }) => id);
    await source.destroy();
    app = new pg.Client(applicationConnection({ ownerUrl: database.url }));
    owner = new pg.Client(database.url);
    await Promise.all([app.connect(), owner.connect()]);
    for (const id of ids) {
      await owner.query(`select set_config('app.establishment_id', $1, false)`, [String(id)]);
      await owner.query(`insert into memo values ($1, $1, 'kept')`, [id]);
    }
    await owner.query('reset app.establishment_id');
  });

  afterAll(async () => {
    await Promise.all([app.end(), owner.end()]);
    await database.drop();
  });

  it('shows and takes the rows of that establishment only', async () => {
    const [own = 0, other = 0] = ids;
    const seen = async () => (await app.query<{ id: number }>('select establishment_id as id from memo')).rows;
    expect(await within(own, seen)).toEqual([{ id: own }]);
    expect(await within(other, seen)).toEqual([{ id: other }]);
    expect(await seen()).toEqual([]);
    const foreign = async () => app.query(`insert into memo values ($1, 999, 'slipped in')`, [other]);
    await expect(within(own, foreign)).rejects.toMatchObject({ code: '42501' });
    expect((await within(own, async () => app.query(`insert into memo values ($1, 999, 'own')`, [own]))).rowCount).toBe(
      1,
    );
  });

  it('binds its owner, too', async () => {
    expect((await owner.query('select from memo')).rowCount).toBe(0);
    const written = owner.query(`insert into memo values ($1, 999, 'slipped in')`, [ids[0]]);
    await expect(written).rejects.toMatchObject({ code: '42501' });
  });
});

/** A table whose new column `half` is still empty in each row. */
describe('a backfill', () => {
  const ROWS = 20;
  const HALVES = { table: 'tally', key: 'id', set: 'half = whole / 2, written = written + 1', lacking: 'half is null' };

  let database: TestDatabase;
  let source: DataSource;
  let pool: pg.Pool;

  const lacking = async (): Promise<number[]> => {
    const { rows } = await pool.query<{ id: number }>('select id from tally where half is null order by id');
    return rows.map(({ id }) => id);
  };
  const timesWritten = async (): Promise<number[]> => {
    const { rows } = await pool.query<{ written: number }>('select distinct written from tally');
    return rows.map(({ written }) => written);
  };
  const fill = async (rows: number, set = HALVES.set): Promise<void> => {
    const runner = source.createQueryRunner();
    try {
      await backfillInBatches(runner, { ...HALVES, set, rows });
    } finally {
      await runner.release();
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await ownerDataSource(database.url).initialize();
    pool = new pg.Pool({ connectionString: database.url, max: 3 });
  });

  beforeEach(async () => {
    await pool.query(`create table tally (
      id integer primary key, whole integer not null, half integer, written integer not null default 0)`);
    await pool.query('insert into tally (id, whole) select i, 2 * i from generate_series(1, $1) i', [ROWS]);
  });

  afterEach(async () => {
    await pool.query('drop table tally');
  });

  afterAll(async () => {
    await pool.end();
    await source.destroy();
    await database.drop();
  });

  it('fills each row once, whatever the size of its batches', async () => {
    await fill(7);
    expect((await pool.query('select from tally where half is distinct from id')).rowCount).toBe(0);
    await fill(1_000);
    expect(await timesWritten()).toEqual([1]);
  });

  it('delays a writer by no more than one batch', async () => {
    const holder = await pool.connect();
    // The third and fourth batch stop half-way, each at its own lock.
    await holder.query('select pg_advisory_lock(2), pg_advisory_lock(3)');
    const filling = fill(5, `${HALVES.set}, whole = whole + length(pg_advisory_xact_lock_shared((id - 1) / 5)::text)`);
    await untilWaiting(pool, 1);
    await pool.query('update tally set written = 5 where id in (10, 16)');
    const writing = pool.query('update tally set written = 6 where id = 12');
    await untilWaiting(pool, 2);
    await holder.query('select pg_advisory_unlock(2)');
    await writing;
    expect(await lacking()).toEqual([16, 17, 18, 19, 20]);
    await holder.query('select pg_advisory_unlock(3)');
    holder.release();
    await filling;
    const { rows } = await pool.query('select id, written from tally where written > 1 order by id');
    expect([await lacking(), rows]).toEqual([
      [],
      [
        { id: 10, written: 5 },
        { id: 12, written: 6 },
        { id: 16, written: 6 },
      ],
    ]);
  });

  it('skips a row that is being written, fills the others, and returns to it', async () => {
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query('update tally set whole = 40 where id in (3, 11)');
    const filling = fill(4);
    await eventually(async () => expect(await lacking()).toEqual([3, 11]));
    // A filled row can be written by anyone, even while the other writer's transaction runs.
    await writer.query('update tally set whole = whole where id = 5');
    await writer.query('commit');
    writer.release();
    await filling;
    const { rows } = await pool.query('select id, half from tally where half <> id order by id');
    expect(rows).toEqual([
      { id: 3, half: 20 },
      { id: 11, half: 20 },
    ]);
    expect(await timesWritten()).toEqual([1]);
  });

  it('continues where it was interrupted', async () => {
    await pool.query('alter table tally add constraint refused check (id <> 13 or half is null)');
    await expect(fill(5)).rejects.toThrow('refused');
    expect(await lacking()).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    await pool.query('alter table tally drop constraint refused');
    await fill(5);
    expect([await lacking(), await timesWritten()]).toEqual([[], [1]]);
  });

  it('refuses to run as one transaction', async () => {
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    await expect(backfillInBatches(runner, HALVES)).rejects.toThrow('transaction = false');
    await runner.rollbackTransaction();
    await runner.release();
    expect(await lacking()).toHaveLength(ROWS);
  });
});
