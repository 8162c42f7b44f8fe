import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { severable, type SeverableDatabase } from '../../../test/support/severable-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { readPool } from './database.js';
import { isDatabaseAway } from './sql-errors.js';
import { TenantReader, type NamedQuery } from './tenant-reader.js';

const query = (name: string, text: string, values: readonly unknown[] = []): NamedQuery => ({ name, text, values });
const OWNERS = query('owners', 'select distinct establishment_id as id from profile');

describe('a read of one establishment', () => {
  let database: TestDatabase;
  let way: SeverableDatabase;
  let pool: Pool;
  let reader: TenantReader;

  beforeAll(async () => {
    database = await createTestDatabase();
    way = await severable(database.url);
    pool = readPool({ ownerUrl: way.url }, 2);
    reader = new TenantReader(pool);
  });

  afterAll(async () => {
    await pool.end();
    await way.close();
    await database.drop();
  });

  it('sees that establishment only, however many reads share a connection', async () => {
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2) + 1);
    const answers = await Promise.all(asked.map(async (id) => reader.rows(id, OWNERS)));
    expect(answers).toEqual(asked.map((id) => [{ id }]));
    expect(await reader.global(OWNERS)).toEqual([]);
  });

  it('answers its queries in order, from one snapshot', async () => {
    const now = query('now', 'select pg_current_snapshot()::text as snapshot');
    const [first, owners, second] = await reader.read(1, [now, OWNERS, { ...now, name: 'now-again' }]);
    expect(owners).toEqual([{ id: 1 }]);
    expect(second).toEqual(first);
  });

  it('cannot write', async () => {
    const write = query('write', 'delete from profile returning id');
    await expect(reader.rows(1, write)).rejects.toMatchObject({ code: '25006' });
    expect(await reader.rows(1, OWNERS)).toEqual([{ id: 1 }]);
  });

  it('fails with the query’s own error, and leaves a usable connection', async () => {
    const wrong = query('wrong', 'select 1 / $1::integer as x', [0]);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(reader.read(1, [OWNERS, wrong, OWNERS])).rejects.toMatchObject({ code: '22012' });
    }
    expect(await reader.rows(2, OWNERS)).toEqual([{ id: 2 }]);
    expect(pool.totalCount).toBeLessThanOrEqual(2);
  });

  it('streams a long answer in batches, and gives its connection back however it ends', async () => {
    const many = query('', 'select i from generate_series(1, $1::integer) i', [25]);
    const sizes: number[] = [];
    for await (const rows of reader.batchesAcross('staff', many, 10)) sizes.push(rows.length);
    expect(sizes).toEqual([10, 10, 5]);
    for (let time = 0; time < 5; time += 1) {
      for await (const rows of reader.batchesAcross('staff', many, 10)) if (rows.length === 10) break;
    }
    const wrong = query('', 'select 1 / (i - 15) from generate_series(1, $1::integer) i', [25]);
    const read = async () => {
      for await (const rows of reader.batchesAcross('staff', wrong, 10)) sizes.push(rows.length);
    };
    for (let time = 0; time < 3; time += 1) await expect(read()).rejects.toMatchObject({ code: '22012' });
    expect(await reader.rows(1, OWNERS)).toEqual([{ id: 1 }]);
  });

  it('reports a database that is away, and reads again once it is back', async () => {
    const sleeping = reader.rows(1, query('sleep', 'select pg_sleep(30)')).catch((error: unknown) => error);
    await reader.rows(1, OWNERS);
    way.sever();
    expect(isDatabaseAway(await sleeping)).toBe(true);
    expect(isDatabaseAway(await reader.rows(1, OWNERS).catch((error: unknown) => error))).toBe(true);
    expect(isDatabaseAway(await reader.global(OWNERS).catch((error: unknown) => error))).toBe(true);
    way.restore();
    expect(await reader.rows(1, OWNERS)).toEqual([{ id: 1 }]);
  });
});
