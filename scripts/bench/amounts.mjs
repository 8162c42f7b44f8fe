/**
 * (i) What is to be paid at least, on every surface: the test that holds paper and single results against lists and
 * exports, and the one that holds as many estimates as sheets against completed rows, with more of all than the tests have
 * time for. Its reading and its clock are those of the tests.
 */
import { readFile } from 'node:fs/promises';
import { run, tool } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { say } from './messages.mjs';
import { decimal } from './table.mjs';

const TEST = ['--selectProjects=http', '--testPathPatterns=amounts-everywhere|/estimate\\.e2e'];
const MOST_RESULTS = 10_000;
/** Single results for each printed sheet. */
const RESULTS_A_SHEET = 4;

/** @param {import('./lab.mjs').Lab} lab */
export async function amounts(lab, { sheets }) {
  const report = lab.path('amounts.json');
  const { compared, different, seconds, code } = await step(say.amounts.print(sheets), async () => {
    const jest = ['--disable-warning=ExperimentalWarning', tool('jest', 'bin/jest.js'), ...TEST];
    const variables = {
      TEST_SCALE: 'full',
      AMOUNTS_PRINTED: String(sheets),
      AMOUNTS_RESULTS: String(Math.min(MOST_RESULTS, sheets * RESULTS_A_SHEET)),
      AMOUNTS_REPORT: report,
      ESTIMATE_ROWS: String(sheets),
    };
    const { code, output } = await run(process.execPath, jest, { env: { ...process.env, ...variables } });
    return { ...(await readReport(report, output)), code };
  });
  return [
    {
      label: say.amounts.different,
      product: String(different),
      reference: String(compared),
      ratio: `${decimal(seconds, 1)} s`,
      limit: '0',
      held: code === 0 && different === 0 && compared === sheets,
    },
  ];
}

/** It is written before anything is judged: without one the test did not come so far. */
async function readReport(file, output) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new Refusal(`${say.amounts.notDone}\n${output}`);
  }
}
