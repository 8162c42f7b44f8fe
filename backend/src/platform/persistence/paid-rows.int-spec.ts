import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DECLARED_TABLES } from '../../../test/support/declared-tables.js';
import { fillEveryTenantTable, withinSettings } from '../../../test/support/tenant-rows.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationConnection } from './database.js';
import { NAMED_EXCEPTIONS } from './security-scopes.js';

const PAY_TABLES = Object.keys(DECLARED_TABLES).filter((table) => DECLARED_TABLES[table] === 'pay');
const PRIVILEGE_MISSING = '42501';

/** The lock of what people are paid (ADR 119): SQL under the application's role, without any `where`. */
describe.each(PAY_TABLES)('row-level security of %s', (table) => {
  let database: TestDatabase;
  let owner: pg.Client;
  let app: pg.Client;
  let ownId: number;
  let otherId: number;

  const within = async <T>(scope: string, work: () => Promise<T>) =>
    withinSettings(
      app,
      { 'app.establishment_id': String(ownId), 'app.scope': scope, 'app.granted_id': String(ownId) },
      work,
    );
  const establishments = async () => {
    const { rows } = await app.query<{ id: number }>(`select distinct establishment_id as id from ${table}`);
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client(database.url);
    app = new pg.Client(applicationConnection({ ownerUrl: database.url }));
    await Promise.all([owner.connect(), app.connect()]);
    const { rows } = await owner.query<{ id: number }>('select id from establishment order by id');
    [ownId, otherId] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
    await fillEveryTenantTable(owner);
  });

  afterAll(async () => {
    await Promise.all([owner.end(), app.end()]);
    await database.drop();
  });

  it('shows and changes the rows of the establishment only under the scope of pay', async () => {
    expect(await within('pay', establishments)).toEqual([ownId]);
    for (const scope of ['tenant', ...Object.keys(NAMED_EXCEPTIONS).filter((name) => name !== 'pay')]) {
      const seen = await within(scope, async () => [
        await establishments(),
        (await app.query(`update ${table} set version = version`)).rowCount,
        (await app.query(`delete from ${table}`)).rowCount,
      ]);
      expect([scope, seen]).toEqual([scope, [[], 0, 0]]);
    }
    expect(await withinSettings(app, { 'app.scope': 'pay' }, establishments)).toEqual([]);
  });

  it('refuses to move a row to another establishment', async () => {
    const move = within('pay', async () => app.query(`update ${table} set establishment_id = $1`, [otherId]));
    await expect(move).rejects.toMatchObject({ code: PRIVILEGE_MISSING });
  });
});
