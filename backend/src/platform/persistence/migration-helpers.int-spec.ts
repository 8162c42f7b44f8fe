import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationConnection, ownerDataSource } from './database.js';
import { createTenantTable } from './migration-helpers.js';

/** What a migration's table of an establishment has from its first row on; tables of staff are shown by the kit's test. */
describe('a table that a migration makes for an establishment', () => {
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

  it('answers and takes the rows of that establishment alone', async () => {
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

  it('binds its owner too', async () => {
    expect((await owner.query('select from memo')).rowCount).toBe(0);
    const written = owner.query(`insert into memo values ($1, 999, 'slipped in')`, [ids[0]]);
    await expect(written).rejects.toMatchObject({ code: '42501' });
  });
});
