import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationDataSource, readPool } from './database.js';
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

  it('are not used on the writing side either when it may not keep any', async () => {
    const source = await applicationDataSource({ ownerUrl: database.url, prepared: false }, [], 2).initialize();
    expect(await source.query('select $1::integer as one', [1])).toEqual([{ one: 1 }]);
    expect(await source.query(KEPT.text)).toEqual([]);
    await source.destroy();
  });
});
