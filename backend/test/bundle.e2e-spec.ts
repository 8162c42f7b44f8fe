import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runEntry } from './support/run-entry.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

/** The server as `npm start` runs it. */
describe('the bundled server', () => {
  let database: TestDatabase;
  let owner: pg.Client;

  const run = async (entry: string) =>
    runEntry(entry, [], { DATABASE_URL: database.url, DEMO: '0', NODE_OPTIONS: '--enable-source-maps' });
  const stamp = async () => {
    const { rows } = await owner.query<{ stamp: string | null }>(
      `select obj_description('schema_migration'::regclass, 'pg_class') as stamp`,
    );
    return rows[0]?.stamp;
  };

  beforeEach(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
  });

  afterEach(async () => {
    await owner.end();
    await database.drop();
  });

  it('names the place of an error in the sources', async () => {
    await owner.query('drop table domain_event cascade');
    const { code, output } = await run('main.journal-verify.js');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/backend\/src\/platform\/events\/find-unreadable\.ts:\d+/),
    ]);
  });

  it('stamps a database once it is installed completely', async () => {
    expect(await run('main.migrate.js')).toMatchObject({ code: 0 });
    const first = await stamp();
    expect(first).toMatch(/^[0-9a-f]{64}$/);

    await owner.query('alter table setting rename to setting_away');
    expect(await run('main.migrate.js')).not.toMatchObject({ code: 0 });
    expect(await stamp()).toBeNull();

    await owner.query('alter table setting_away rename to setting');
    expect(await run('main.migrate.js')).toMatchObject({ code: 0 });
    expect(await stamp()).toBe(first);
  });
});
