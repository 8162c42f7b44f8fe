import { parseArgs } from 'node:util';
import { Refusal } from '../lib/steps.mjs';
import { say } from './messages.mjs';

const FULL = {
  establishments: 2000,
  rounds: 12,
  documents: 90,
  reads: 160,
  seconds: 1,
  starts: 3,
  archives: 40,
  moved: 100_000,
  moves: 5,
  effects: 100_000,
  interactions: 12,
  tries: 200,
  loads: 5,
  sheets: 3000,
  audits: 3,
  articles: 10_000,
  accounts: 100_000,
  lines: 1_000_000,
  members: 300,
  rate: 60,
  during: 600,
  step: 30,
  flood: 10,
};
/** The smallest form: it shows that each part still runs, and `npm run test:long` runs it. Its figures are held against no limit. */
const QUICK = {
  establishments: 20,
  rounds: 1,
  documents: 4,
  reads: 16,
  seconds: 1,
  starts: 1,
  archives: 1,
  moved: 500,
  moves: 1,
  effects: 500,
  interactions: 1,
  tries: 10,
  loads: 1,
  sheets: 10,
  audits: 1,
  articles: 50,
  accounts: 200,
  lines: 1000,
  members: 10,
  rate: 10,
  during: 5,
  step: 3,
  flood: 2,
};

const number = { type: 'string' };

/**
 * @param {readonly string[]} words
 * @param {readonly string[]} names of the parts there are
 */
export function readOptions(words, names) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        ...Object.fromEntries(Object.keys(FULL).map((name) => [name, number])),
      },
    });
    const { quick, fresh, ...sizes } = values;
    if (positionals.some((name) => !names.includes(name))) throw new Error();
    return {
      parts: positionals.length === 0 ? names : positionals,
      fresh,
      isJudged: !quick,
      ...(quick ? QUICK : FULL),
      ...Object.fromEntries(Object.entries(sizes).map(([name, text]) => [name, positive(text)])),
    };
  } catch {
    throw new Refusal(say.usage(names, Object.keys(FULL)));
  }
}

function positive(text) {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error();
  return Number(text);
}
