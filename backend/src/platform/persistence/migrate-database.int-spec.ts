import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { untilWaiting } from '../../../test/support/waiting-statements.js';
import { applyMigrations } from './migrate-database.js';
import { createIndexConcurrently } from './migration-helpers.js';

class WidensTheTable1900000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table setting add column tried text');
  }

  async down(): Promise<void> {
    throw new Error('nothing is migrated down');
  }
}

class IndexesTheTable1900000000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'tried_by_key', 'setting (key)');
  }

  async down(): Promise<void> {
    throw new Error('nothing is migrated down');
  }
}

const PATIENCE = { lockMs: 100, pauseMs: 20 } as const;

describe('a migration under load', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  const columns = async () => {
    const { rows } = await pool.query(`select from information_schema.columns where column_name = 'tried'`);
    return rows.length;
  };
  const readAndWrite = async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.scope', 'staff', true)`);
      await client.query('select count(*) from setting');
      await client.query('update setting set updated_at = now()');
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  /** Holds the table by a read that does not end. */
  const held = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select count(*) from setting');
    try {
      return await work();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 5 });
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('gives way repeatedly to users of its table, while others read and write', async () => {
    let waits = 0;
    let migrating: Promise<void> = Promise.resolve();
    await held(async () => {
      const onWait = () => void (waits += 1);
      migrating = applyMigrations(database.url, [WidensTheTable1900000000000], { ...PATIENCE, tries: 10_000, onWait });
      while (waits < 3) await readAndWrite();
      await eventually(() => expect(waits).toBeGreaterThan(3));
      expect(await columns()).toBe(0);
    });
    await migrating;
    expect(await columns()).toBe(1);
  });

  it('fails in the end without any change when it never gets the lock', async () => {
    await pool.query('alter table setting drop column tried');
    await pool.query(`delete from schema_migration where name = 'WidensTheTable1900000000000'`);
    const migrating = held(async () =>
      applyMigrations(database.url, [WidensTheTable1900000000000], { ...PATIENCE, tries: 2 }),
    );
    await expect(migrating).rejects.toThrow('lock timeout');
    expect(await columns()).toBe(0);
  });

  it('builds an index in spite of long readers, while others write, and removes an interrupted one', async () => {
    await expect(pool.query('create unique index concurrently tried_by_key on setting ((true))')).rejects.toThrow(
      'could not create unique index',
    );
    let waits = 0;
    let migrating: Promise<void> = Promise.resolve();
    await held(async () => {
      const onWait = () => void (waits += 1);
      migrating = applyMigrations(database.url, [IndexesTheTable1900000000001], { ...PATIENCE, tries: 1, onWait });
      await untilWaiting(pool, 1);
      await readAndWrite();
      await pool.query('select pg_sleep($1)', [(3 * PATIENCE.lockMs) / 1000]);
    });
    await migrating;
    const { rows } = await pool.query<{ definition: string; valid: boolean }>(
      `select pg_get_indexdef(indexrelid) as definition, indisvalid as valid
         from pg_index where indexrelid = 'tried_by_key'::regclass`,
    );
    expect(rows).toEqual([{ definition: expect.stringContaining('(key)'), valid: true }]);
    const { rows: recorded } = await pool.query(`select from schema_migration where name like 'IndexesTheTable%'`);
    expect([recorded.length, waits]).toEqual([1, 0]);
  });
});
