/**
 * (i) What is to be paid at least, printed: the test that holds paper against the API, with more sheets than the tests
 * have time for. Its reading of a PDF and its clock are those of the tests: it is run as it stands.
 */
import { readFile } from 'node:fs/promises';
import { run, tool } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { say } from './messages.mjs';
import { decimal } from './table.mjs';

const TEST = ['--selectProjects=http', '--testPathPatterns=amounts-everywhere', '--testNamePattern=is printed'];

/** @param {import('./lab.mjs').Lab} lab */
export async function amounts(lab, { sheets }) {
  const report = lab.path('amounts.json');
  const { compared, different, seconds } = await step(say.amounts.print(sheets), async () => {
    const jest = ['--disable-warning=ExperimentalWarning', tool('jest', 'bin/jest.js'), ...TEST];
    const variables = { AMOUNTS_PRINTED: String(sheets), AMOUNTS_REPORT: report };
    const { output } = await run(process.execPath, jest, { env: { ...process.env, ...variables } });
    return readReport(report, output);
  });
  return [
    {
      label: say.amounts.different,
      product: String(different),
      reference: String(compared),
      ratio: `${decimal(seconds, 1)} s`,
      limit: '0',
      held: different === 0 && compared === sheets,
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
