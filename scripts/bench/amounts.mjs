/**
 * Checks the amount due on every surface, with more rows than a run of the tests has time for. One test compares printed
 * sheets and single results with lists and exports. Another test compares estimates with completed rows.
 */
import { readFile } from 'node:fs/promises';
import { run, tool } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { measured, told } from './figures.mjs';

const TEST = ['--selectProjects=http', '--testPathPatterns=amounts-everywhere|/estimate\\.e2e'];
const MOST_RESULTS = 10_000;
const RESULTS_A_SHEET = 4;

export async function amounts(lab, { sheets }) {
  const report = lab.path('amounts.json');
  const variables = {
    TEST_SCALE: 'full',
    AMOUNTS_PRINTED: String(sheets),
    AMOUNTS_RESULTS: String(Math.min(MOST_RESULTS, sheets * RESULTS_A_SHEET)),
    AMOUNTS_REPORT: report,
    ESTIMATE_ROWS: String(sheets),
  };
  const jest = ['--disable-warning=ExperimentalWarning', tool('jest', 'bin/jest.js'), ...TEST];
  const label = `Impression de ${sheets} valorisations prises au hasard, montant relu et comparé`;
  const { code, output } = await step(label, () =>
    run(process.execPath, jest, { env: { ...process.env, ...variables } }),
  );
  // The test writes its report before it passes or fails.
  const found = await readFile(report, 'utf8').catch(() => {
    throw new Refusal(`La comparaison des feuilles imprimées n’a pas abouti.\n${output}`);
  });
  const { compared, different, seconds } = JSON.parse(found);
  return [
    measured('À verser au moins : feuilles qui diffèrent, sur feuilles comparées', different, '', {
      reference: String(compared),
      ratio: told(seconds, ' s'),
      most: 0,
      sound: code === 0 && compared === sheets,
    }),
  ];
}
