/**
 * `npm run bench`: how fast the product is beside the plain tools that it uses. Both sides are measured in turn, so that a
 * busy machine slows both.
 */
import { parseArgs } from 'node:util';
import { amounts } from './bench/amounts.mjs';
import { bulk } from './bench/bulk.mjs';
import { costs } from './bench/costs.mjs';
import { dashboard } from './bench/dashboard.mjs';
import { imports } from './bench/imports.mjs';
import { Lab } from './bench/lab.mjs';
import { list, schools } from './bench/list.mjs';
import { load } from './bench/load.mjs';
import { move } from './bench/move.mjs';
import { neighbours } from './bench/neighbours.mjs';
import { pdf } from './bench/pdf.mjs';
import { portal } from './bench/portal.mjs';
import { search } from './bench/search.mjs';
import { staff } from './bench/staff.mjs';
import { start } from './bench/start.mjs';
import { script } from './lib/script.mjs';
import { Refusal } from './lib/steps.mjs';

const PARTS = {
  pdf,
  list,
  schools,
  start,
  bulk,
  move,
  dashboard,
  costs,
  search,
  amounts,
  portal,
  staff,
  load,
  neighbours,
  imports,
};

/** The usual sizes, and the smallest ones for `--quick`, which only shows that each part runs. */
const SIZES = {
  establishments: [2000, 20],
  rounds: [12, 1],
  documents: [90, 4],
  reads: [160, 16],
  seconds: [1, 1],
  starts: [3, 1],
  archives: [40, 1],
  moved: [100_000, 500],
  moves: [5, 1],
  interactions: [12, 1],
  sheets: [3000, 10],
  articles: [100_000, 50],
  accounts: [200_000, 200],
  lines: [1_000_000, 1000],
  members: [300, 10],
  rate: [60, 10],
  during: [600, 5],
  step: [30, 3],
  flood: [10, 2],
  hostile: [100, 3],
  people: [5000, 20],
};
const names = Object.keys(SIZES);
const usage = `Usage : npm run bench -- [${Object.keys(PARTS).join('|')}] [--quick] [--fresh] ${names.map((name) => `[--${name}=N]`).join(' ')}`;

function readWords() {
  const sizes = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const options = { quick: { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false }, ...sizes };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const unknown = positionals.some((name) => !Object.hasOwn(PARTS, name));
    if (unknown || names.some((name) => name in values && !/^[1-9]\d{0,6}$/.test(values[name]))) throw new Error();
    return { values, parts: positionals.length === 0 ? Object.keys(PARTS) : positionals };
  } catch {
    throw new Refusal(usage);
  }
}

await script({}, async () => {
  const { values, parts } = readWords();
  const { quick, fresh } = values;
  const sizes = Object.fromEntries(names.map((name) => [name, Number(values[name] ?? SIZES[name][quick ? 1 : 0])]));
  const figures = [];
  for (const name of parts) {
    figures.push(...((await Lab.during((lab) => PARTS[name](lab, { fresh, ...sizes }))) ?? []));
  }
  console.table(figures);
  if (!quick && figures.some(({ Résultat }) => Résultat === 'NON TENUE'))
    throw new Refusal('Au moins une limite n’est pas tenue.');
});
