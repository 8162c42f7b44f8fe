/** Entries as processes whose commands `npm test` runs in its own process, and which end as those that it starts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runEntry } from '../support/run-entry.js';
import { openTestBench, type TestBench } from '../support/test-bench.js';

describe('an entry that an operator runs', () => {
  let bench: TestBench;

  beforeAll(async () => {
    bench = await openTestBench();
  });

  afterAll(async () => bench.close());

  it('names a setting of the API that is missing in one line', async () => {
    const output = 'Configuration à corriger : DATABASE_URL manque : renseignez cette variable (voir .env.example).';
    expect(await runEntry('main.api.js', [], { DATABASE_URL: '' })).toEqual({ code: 1, output });
  });

  it('opens an admin where there is none', async () => {
    await bench.owner.query(`update account set role = 'staff' where role = 'admin'`);
    const words = ['ines.faure@exemple.example', 'Inès', 'Faure'];
    const variables = { DATABASE_URL: bench.databaseUrl, DATA_DIR: bench.dataDir };
    const invited = expect.stringContaining('Le compte d’administration est ouvert');
    expect(await runEntry('main.admin.js', words, variables)).toEqual({ code: 0, output: invited });
  });
});
