/** Runs the product and its reference (the sides of a bench) in turn, and makes the lines of its table. */
import { isDeepStrictEqual } from 'node:util';
import { Refusal, step } from '../lib/steps.mjs';

export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);

export const told = (value, unit = '') => {
  const digits = Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 };
  return `${value.toLocaleString('fr-FR', digits)}${unit}`;
};

/**
 * Runs every side in each round, after `before`. Every other round reverses their order, so that a slow moment of the
 * machine affects all of them.
 * @returns {Promise<Record<string, unknown[]>>} the results of each side by round
 */
export async function inTurn(label, rounds, sides, before = async () => undefined) {
  const names = Object.keys(sides);
  const given = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await before();
    await step(`${label}, tour ${round + 1} sur ${rounds}`, async () => {
      for (const name of round % 2 === 0 ? names : names.toReversed()) given[name].push(await sides[name](round));
    });
  }
  return given;
}

/** Checks that each call writes the same rows as the first: a side that writes less would be faster without being better. */
export function sameWrites() {
  let first;
  return (rows) => {
    first ??= rows;
    if (isDeepStrictEqual(rows, first)) return;
    throw new Refusal(`Les deux manières n’écrivent pas la même chose : ${JSON.stringify([first, rows])}.`);
  };
}

/**
 * The line of two series of paired rounds: the median of each side, and the median of their ratios, which is judged.
 * `of` takes the number from a round; without a limit the line is for comparison.
 */
export function compared(label, unit, sides, { of = Number, ...limit } = {}) {
  const [product, reference] = [sides.product.map(of), sides.reference.map(of)];
  const ratio = median(product.map((value, round) => value / reference[round]));
  const [ours, bare] = [told(median(product), unit), told(median(reference), unit)];
  return line(label, ours, bare, `× ${told(ratio)}`, judged(ratio, '', limit));
}

/** The line of one value, judged if it has a limit. `sound` is false if something other than the limit failed. */
export function measured(label, value, unit, { reference = '', ratio = '', sound = true, ...limit } = {}) {
  const { limite, held } = judged(value, unit, limit);
  return line(label, told(value, unit), reference, ratio, { limite, held: held === undefined ? held : held && sound });
}

export const stated = (label, product, reference) => line(label, product, reference, '', { limite: '' });

function judged(value, unit, { most, least }) {
  if (most !== undefined) return { limite: `≤ ${told(most, unit)}`, held: value <= most };
  if (least !== undefined) return { limite: `≥ ${told(least, unit)}`, held: value >= least };
  return { limite: '', held: undefined };
}

function line(Mesure, Produit, Référence, Rapport, { limite, held }) {
  const Résultat = held === undefined ? 'pour comparaison' : held ? 'tenue' : 'NON TENUE';
  return { Mesure, Produit, Référence, Rapport, Limite: limite, Résultat };
}
