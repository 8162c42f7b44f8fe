import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { readPool } from './database.js';
import { instant, jsonRows } from './json-rows.js';

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
    sql: `timestamptz '2026-07-01 23:59:59.987654 Pacific/Noumea' + n * interval '1 second'`,
    type: 'timestamptz',
  },
  { name: 'held', sql: `jsonb_build_object('list', jsonb_build_array(n, null))` },
  { name: 'none', sql: 'null::text' },
  { name: 'isOdd', sql: 'n % 2 = 1' },
];

describe('rows within a row', () => {
  it('come in their order, with days as text, instants as dates and JSON as values, in any time zone of the session', async () => {
    for (const zone of ['UTC', 'Asia/Kathmandu']) {
      await pool.query(`set time zone '${zone}'`);
      const { rows } = await pool.query<{ rows: unknown[][] }>(
        `select (select ${jsonRows(COLUMNS, 'n desc')} from generate_series(1, $1::integer) n) as rows`,
        [2],
      );
      const read = (values: readonly unknown[]) =>
        Object.fromEntries(COLUMNS.map(({ name, type }, i) => [name, type ? instant(values[i]) : values[i]]));
      expect(rows[0]?.rows.map(read)).toEqual([
        {
          n: 2,
          'a "name"': 'Œuf "2"\n',
          day: '2026-03-02',
          at: new Date('2026-07-01T13:00:01.987Z'),
          held: { list: [2, null] },
          none: null,
          isOdd: false,
        },
        {
          n: 1,
          'a "name"': 'Œuf "1"\n',
          day: '2026-03-01',
          at: new Date('2026-07-01T13:00:00.987Z'),
          held: { list: [1, null] },
          none: null,
          isOdd: true,
        },
      ]);
    }
  });

  it('are an empty list when there is none', async () => {
    const { rows } = await pool.query(`select (select ${jsonRows(COLUMNS, 'n')} from generate_series(1, 0) n) as rows`);
    expect(rows).toEqual([{ rows: [] }]);
  });
});
