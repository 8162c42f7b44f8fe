import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { readPool } from './database.js';
import { instantText, jsonRows } from './json-rows.js';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = readPool({ ownerUrl: database.url }, 1);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const COLUMNS = [
  { name: 'n', sql: 'n' },
  { name: 'a "name"', sql: `'Œuf "' || n || E'"\\n'` },
  { name: 'day', sql: `date '2026-02-28' + n` },
  {
    name: 'at',
    sql: instantText(`(timestamptz '2026-07-01 23:59:59.987654 Pacific/Noumea' + n * interval '1 second')`),
  },
  { name: 'held', sql: `jsonb_build_object('list', jsonb_build_array(n, null))` },
  { name: 'none', sql: 'null::text' },
  { name: 'isOdd', sql: 'n % 2 = 1' },
];

describe('rows within a row', () => {
  it('come in their order, with days and instants as text and JSON as values, in any time zone of the session', async () => {
    for (const zone of ['UTC', 'Asia/Kathmandu']) {
      await pool.query(`set time zone '${zone}'`);
      const { rows } = await pool.query<{ rows: unknown[][] }>(
        `select (select ${jsonRows(COLUMNS, 'n desc')} from generate_series(1, $1::integer) n) as rows`,
        [2],
      );
      expect(rows[0]?.rows).toEqual([
        [2, 'Œuf "2"\n', '2026-03-02', '2026-07-01T13:00:01.987Z', { list: [2, null] }, null, false],
        [1, 'Œuf "1"\n', '2026-03-01', '2026-07-01T13:00:00.987Z', { list: [1, null] }, null, true],
      ]);
    }
  });

  it('are an empty list when there is none', async () => {
    const { rows } = await pool.query(`select (select ${jsonRows(COLUMNS, 'n')} from generate_series(1, 0) n) as rows`);
    expect(rows).toEqual([{ rows: [] }]);
  });
});
