/**
 * `npm run count`: how many lines the sources have, by workspace and by what they are for. With a commit
 * (`npm run count -- v1`) that commit's lines too, and how many there are fewer or more since.
 */
import { countLines, findCommit, GROUPS, noLines } from './lib/count-lines.mjs';
import { say } from './lib/messages.mjs';
import { runScript } from './lib/steps.mjs';

const number = new Intl.NumberFormat('fr-FR');
const change = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const columns = [...GROUPS, 'total'];

const sum = (lines) => GROUPS.reduce((total, group) => total + lines[group], 0);

function totalOf(counted) {
  const total = noLines();
  for (const lines of counted.values()) GROUPS.forEach((group) => (total[group] += lines[group]));
  return total;
}

const row = (name, cells) => `  ${name.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}`;
const lineRow = (name, lines) => row(name, [...GROUPS.map((group) => lines[group]), sum(lines)].map(number.format));

function table(title, counted) {
  const rows = [...counted].map(([workspace, lines]) => lineRow(workspace, lines));
  const heading = row(
    '',
    columns.map((column) => say.count.columns[column]),
  );
  return [title, heading, ...rows, lineRow(say.count.total, totalOf(counted)), ''].join('\n');
}

function changes(before, after) {
  const ratio = (old, current) => (old === 0 ? '–' : change.format(current / old - 1));
  const cells = GROUPS.map((group) => ratio(before[group], after[group]));
  return row(say.count.change, [...cells, ratio(sum(before), sum(after))]);
}

await runScript(async () => {
  const [name] = process.argv.slice(2);
  const now = await countLines();
  const parts = [table(say.count.now, now)];
  if (name !== undefined) {
    const commit = await findCommit(name);
    const then = await countLines(commit);
    parts.unshift(table(say.count.at(commit), then));
    parts.push(changes(totalOf(then), totalOf(now)), '');
  }
  process.stdout.write(`${parts.join('\n')}\n${say.count.leftOut}\n`);
});
