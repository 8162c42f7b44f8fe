import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectPath } from '../src/platform/config/paths.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

interface Ending {
  readonly code: number | string;
  readonly output: string;
}

/** The commands that an operator runs by hand, beside a product that is at work or not. */
const USAGE =
  'Usage : node backend/dist/main.grid.js <numéro d’une version de la grille> [--force --reason "<raison, 500 caractères au plus>"]';

describe('the commands of an operator', () => {
  let bench: TestBench;

  const run = async (entry: string, ...words: string[]): Promise<Ending> =>
    new Promise((resolve) => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: bench.databaseUrl, DATA_DIR: bench.dataDir };
      execFile(process.execPath, [projectPath('backend', 'dist', entry), ...words], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}`.trim() }),
      );
    });

  beforeAll(async () => {
    bench = await openTestBench();
  });

  afterAll(async () => bench.close());

  it.each([
    ['no version', [], 2, USAGE],
    ['the version in force', ['2'], 1, 'La version 2 de la grille est déjà en vigueur.'],
  ])('to put a grid in force says in one line what is wrong with %s', async (_what, words, code, output) => {
    expect(await run('main.grid.js', ...words)).toEqual({ code, output });
  });

  it.each([
    ['a force without a reason', ['1', '--force'], 2, USAGE],
    ['a reason without a force', ['1', '--reason', 'essai'], 2, USAGE],
    ['an unknown version', ['999'], 1, 'Il n’y a pas de version 999 de la grille.'],
  ])('to put a grid in force answers %s by a line and a number', async (_what, words, code, line) => {
    expect(await bench.gridCommand(...words)).toEqual({ code, line });
  });

  it('to verify the journal counts what it has compared, and names a row that somebody changed past the journal', async () => {
    const counted =
      /^Journal rejoué : [1-9]\d*\sévénements, 2\sétablissements, [1-9]\d*\slignes comparées, 0\sdifférence\.$/;
    expect(await run('main.journal-verify.js')).toEqual({ code: 0, output: expect.stringMatching(counted) });
    const { rows } = await bench.owner.query<{ id: number }>(
      'update valuation set share_hundredths = share_hundredths - 1 where id = 1 returning id',
    );
    expect(rows).toHaveLength(1);
    const { code, output } = await run('main.journal-verify.js');
    expect(code).toBe(1);
    expect(output).toContain('Établissement 1 : valuation 1 diffère (shareHundredths).');
  });
});
