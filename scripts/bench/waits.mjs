/**
 * (j) How long /v1/status takes while one costly request runs: the test that sends files and texts made to be costly, its
 * waits held against the limit that a quiet machine keeps.
 */
import { readFile } from 'node:fs/promises';
import { run, tool } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { say } from './messages.mjs';
import { decimal } from './table.mjs';

const TEST = ['--selectProjects=http', '--testPathPatterns=costly-files'];
const LIMIT_MS = 200;

/** @param {import('./lab.mjs').Lab} lab */
export async function waits(lab) {
  const report = lab.path('waits.json');
  const waited = await step(say.waits.send, async () => {
    const jest = ['--disable-warning=ExperimentalWarning', tool('jest', 'bin/jest.js'), ...TEST];
    const env = { ...process.env, TEST_SCALE: 'full', WAITS_REPORT: report };
    const { code, output } = await run(process.execPath, jest, { env });
    if (code !== 0) throw new Refusal(`${say.waits.notDone}\n${output}`);
    return Object.entries(JSON.parse(await readFile(report, 'utf8')));
  });
  return waited.map(([label, { aloneMs, longestMs }]) => ({
    label: say.waits.during(label),
    product: `${decimal(longestMs, 0)} ms`,
    reference: `${decimal(aloneMs, 0)} ms`,
    ratio: '',
    limit: `≤ ${LIMIT_MS} ms`,
    held: longestMs <= LIMIT_MS,
  }));
}
