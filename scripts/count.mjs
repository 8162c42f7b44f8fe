/**
 * `npm run count`: how many lines and files the sources have, by workspace and by what they are for. With a commit
 * (`npm run count -- v1`) those of that commit too, and how many there are fewer or more since.
 */
import { countSources, findCommit, GROUPS } from './lib/count-sources.mjs';
import { say } from './lib/messages.mjs';
import { runScript } from './lib/steps.mjs';

const KINDS = ['lines', 'files'];
const number = new Intl.NumberFormat('fr-FR');
const change = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** The numbers of each group, and their sum behind them. */
const withSum = (numbers) => [...numbers, numbers.reduce((sum, one) => sum + one, 0)];
const ofGroups = (counts) => withSum(GROUPS.map((group) => counts[group]));
const totalOf = (counted, kind) => {
  const each = [...counted.values()].map((counts) => ofGroups(counts[kind]));
  return each[0].map((_, column) => each.reduce((sum, counts) => sum + counts[column], 0));
};

const row = (name, cells) => `  ${name.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}`;

function table(title, counted, kind) {
  const heading = [...GROUPS, 'total'].map((column) => say.count.columns[column]);
  const rows = [...counted].map(([workspace, counts]) => row(workspace, ofGroups(counts[kind]).map(number.format)));
  const total = row(say.count.total, totalOf(counted, kind).map(number.format));
  return [title, row('', heading), ...rows, total, ''].join('\n');
}

function changes(before, after) {
  const ratio = (old, current) => (old === 0 ? '–' : change.format(current / old - 1));
  return row(
    say.count.change,
    before.map((old, column) => ratio(old, after[column])),
  );
}

await runScript(async () => {
  const [name] = process.argv.slice(2);
  const now = await countSources();
  const commit = name === undefined ? undefined : await findCommit(name);
  const then = commit === undefined ? undefined : await countSources(commit);
  for (const kind of KINDS) {
    if (then !== undefined) process.stdout.write(`${table(say.count[kind].at(commit), then, kind)}\n`);
    process.stdout.write(`${table(say.count[kind].now, now, kind)}\n`);
    if (then !== undefined) process.stdout.write(`${changes(totalOf(then, kind), totalOf(now, kind))}\n\n`);
  }
  process.stdout.write(`${say.count.leftOut}\n`);
});
