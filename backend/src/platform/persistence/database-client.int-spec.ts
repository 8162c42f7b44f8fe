import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationDataSource, readPool } from './database.js';
import { prepared as named } from './database-client.js';
import { SharedConnection } from './shared-connection.js';

const NAMED = { name: 'sum', text: 'select $1::integer + 1 as sum', values: [1] };
const KEPT = { text: 'select name from pg_prepared_statements', values: [] };

describe('the prepared statements of a session', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(async () => database.drop());

  it.each([
    [true, [{ name: 'sum' }]],
    [false, []],
  ])('are used where they are allowed (%s): %j', async (prepared, kept) => {
    const pool = readPool({ ownerUrl: database.url, prepared }, 1);
    const shared = new SharedConnection(pool);
    expect(await Promise.all([shared.query(NAMED), shared.query(NAMED)])).toEqual([[{ sum: 2 }], [{ sum: 2 }]]);
    expect(await shared.query(KEPT)).toEqual(kept);
    await pool.end();
  });

  it.each([
    [true, [{ name: 'test-one' }]],
    [false, []],
  ])('are used on the writing side for its named texts where they are allowed (%s): %j', async (prepared, kept) => {
    const text = named('test-one', 'select $1::integer as one');
    const source = await applicationDataSource({ ownerUrl: database.url, prepared }, [], 1).initialize();
    expect(await source.query(text, [1])).toEqual([{ one: 1 }]);
    expect(await source.query('select $1::integer as other', [2])).toEqual([{ other: 2 }]);
    expect(await source.query(KEPT.text)).toEqual(kept);
    await source.destroy();
  });

  it('begin a transaction without waiting, and end it whole', async () => {
    const source = await applicationDataSource({ ownerUrl: database.url }, [], 1).initialize();
    const inside = async (fails: boolean) =>
      source.transaction(async (manager) => {
        await manager.query(`insert into rate_limit (key, points) values ('begun', 1)`);
        if (fails) throw new Error('undone');
        return manager.query<unknown>('select now() = statement_timestamp() as "isAlone"');
      });
    await expect(inside(true)).rejects.toThrow('undone');
    expect(await source.query(`select from rate_limit where key = 'begun'`)).toEqual([]);
    expect(await inside(false)).toEqual([{ isAlone: false }]);
    await source.destroy();
  });
});
