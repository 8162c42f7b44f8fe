/** After `npm run test:faults`: what each fault did to the people at work, and what could not be tried on this machine. */
import { readFile } from 'node:fs/promises';
import { aligned } from './aligned.mjs';
import { say } from './messages.mjs';
import { inRoot } from './root.mjs';
import { inSeconds } from './steps.mjs';

const { faults } = say;
/** The fault and its place; numbers after them. */
const TEXTS = 2;

function cellsOf({ place, name, done, found, unknown, refused, away, longestMs, backMs, wrong }) {
  const numbers = [done, found, unknown, refused, away, inSeconds(longestMs), inSeconds(backMs), wrong];
  return [faults.names[name] ?? name, faults.places[place], ...numbers.map(String)];
}

export default class FaultsReporter {
  async onRunComplete() {
    const content = await readFile(inRoot('.cache', 'faults.jsonl'), 'utf8').catch(() => '');
    const lines = content
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    if (lines.length === 0) return;
    const run = lines.filter(({ lacks }) => lacks === undefined);
    const left = lines.filter(({ lacks }) => lacks !== undefined);
    const table = aligned([faults.columns, ...run.map(cellsOf)], TEXTS);
    const absent = left.map(({ name, lacks }) => `${faults.names[name]} : ${faults.notRun(faults.lacks[lacks])}`);
    const text = [
      faults.heading,
      ...[...table, ...absent].map((line) => `  ${line}`),
      faults.summary(run.length, left.length),
    ];
    process.stderr.write(`\n${text.join('\n')}\n`);
  }
}
