/**
 * Reports after `npm run test:faults` what each fault did to the people at work, and what this machine could not try.
 */
import { Console } from 'node:console';
import { readFile, rm } from 'node:fs/promises';
import { say } from './messages.mjs';
import { inRoot } from '../../../../scripts/lib/root.mjs';
import { skippedIn } from './skipped-tests.mjs';
import { inSeconds } from '../../../../scripts/lib/steps.mjs';

const { faults } = say;
/** For each failure; the end shows all of it. */
const SHOWN_LINES = 12;
const FIGURES = inRoot('.cache', 'faults.jsonl');

const rowOf = (fault) => ({
  panne: faults.names[fault.name],
  lieu: faults.places[fault.place],
  acquittés: fault.done,
  retrouvés: fault.found,
  inconnus: fault.unknown,
  refusés: fault.refused,
  'réponses 503': fault.away,
  'plus longue': inSeconds(fault.longestMs),
  retour: inSeconds(fault.backMs),
  'messages répétés': fault.repeats,
  'flux ouverts': fault.opened,
  défauts: fault.wrong,
});

function summaryOf(run, left, startTime) {
  const sumOf = (key) => run.reduce((sum, line) => sum + line[key], 0);
  const longestOf = (key) => inSeconds(Math.max(0, ...run.map((line) => line[key])));
  return faults.summary({
    run: run.length,
    sound: run.filter(({ wrong, done, found }) => wrong === 0 && done === found).length,
    left: left.length,
    done: sumOf('done'),
    found: sumOf('found'),
    repeats: sumOf('repeats'),
    away: sumOf('away'),
    longest: longestOf('longestMs'),
    back: longestOf('backMs'),
    duration: inMinutes(Date.now() - startTime),
  });
}

const inMinutes = (milliseconds) => `${Math.round(milliseconds / 60_000)} min`;

/** The commands and jobs that were interrupted, and by which faults. */
function amidOf(run) {
  const struck = new Map();
  for (const { name, amid } of run.filter((line) => line.amid.length > 0)) {
    const kinds = amid.join(', ');
    struck.set(kinds, new Set(struck.get(kinds)).add(faults.names[name]));
  }
  return [...struck].flatMap(([kinds, names]) => ['', `${[...names].join(' ; ')} :`, `  ${kinds}.`]);
}

export default class FaultsReporter {
  /** One line each, kills included. */
  skipped = new Set();

  onTestResult(_test, result) {
    for (const { title, reason } of skippedIn(result))
      this.skipped.add(say.testSkipped(faults.names[title] ?? title, reason));
  }

  async onRunStart() {
    await rm(FIGURES, { force: true });
  }

  /** Printed as soon as it is known, since the whole run is long. */
  onTestCaseResult(_test, { status, title, duration, failureMessages }) {
    if (status === 'pending') return;
    const mark = status === 'passed' ? '✓' : '✗';
    const reasons = failureMessages.map((message) => message.split('\n').slice(0, SHOWN_LINES).join('\n'));
    const lines = [`${mark} ${faults.names[title] ?? title} (${inSeconds(duration ?? 0)})`, ...reasons];
    process.stderr.write(`${lines.join('\n')}\n`);
  }

  async onRunComplete(_contexts, { startTime, numFailedTests }) {
    const content = await readFile(FIGURES, 'utf8').catch(() => '');
    const run = content
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const left = [...this.skipped];
    if (run.length + left.length === 0) return;
    const console = new Console(process.stderr);
    console.log(`\n${faults.heading}`);
    console.table(run.map(rowOf));
    const others = [...left, ...amidOf(run)].map((line) => `  ${line}`);
    console.log([...others, summaryOf(run, left, startTime)].join('\n'));
    if (numFailedTests > 0) console.log(faults.failed(numFailedTests));
  }
}
