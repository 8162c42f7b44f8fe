/**
 * Entry points as processes: `npm test` runs their commands in its own process, and this file checks how processes end.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runEntry } from '../support/run-entry.js';
import { openTestBench, type TestBench } from '../support/test-bench.js';

describe('an entry point for operators', () => {
  let bench: TestBench;

  beforeAll(async () => {
    bench = await openTestBench();
  });

  afterAll(async () => bench.close());

  const variables = () => ({ DATABASE_URL: bench.databaseUrl, DATA_DIR: bench.dataDir });

  it.each(['main.api.js', 'main.migrate.js', 'main.journal-verify.js'])(
    '%s names a missing setting in one line',
    async (entry) => {
      const output = 'Configuration à corriger : DATABASE_URL manque : renseignez cette variable (voir .env.example).';
      expect(await runEntry(entry, [], { DATABASE_URL: '' })).toEqual({ code: 1, output });
    },
  );

  it('puts no grid in force without a version', async () => {
    const usage = { code: 2, output: expect.stringMatching(/^Usage : node backend\/dist\/main\.grid\.js .*$/) };
    expect(await runEntry('main.grid.js', [], variables())).toEqual(usage);
  });

  it('ends with 1 when the journal describes another row', async () => {
    await bench.owner.query('update valuation set share_hundredths = share_hundredths - 1 where id = 1');
    const differs = expect.stringContaining('Établissement 1 : valuation 1 diffère (shareHundredths).');
    expect(await runEntry('main.journal-verify.js', [], variables())).toEqual({ code: 1, output: differs });
  });

  it('creates an admin where there is none', async () => {
    await bench.owner.query(`update account set role = 'staff' where role = 'admin'`);
    const words = ['ines.faure@exemple.example', 'Inès', 'Faure'];
    const invited = expect.stringContaining('Le compte d’administration est ouvert');
    expect(await runEntry('main.admin.js', words, variables())).toEqual({ code: 0, output: invited });
  });
});
