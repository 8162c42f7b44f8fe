/** What a bench measures: both sides in turn, and each figure as a line of the table that is printed at the end. */
import { step } from '../lib/steps.mjs';

/** @param {number} share of the values that are not greater */
export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);

/** @param {number} value in French, with the digits that are worth reading */
export const told = (value, unit = '') => {
  const digits = Math.abs(value) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 };
  return `${value.toLocaleString('fr-FR', digits)}${unit}`;
};

/**
 * Every side in each round, in the other order in every other one: a slow moment of the machine meets all of them.
 * @template T
 * @param {Record<string, (round: number) => Promise<T>>} sides
 * @param {() => Promise<void>} [before] each round, what it needs
 * @returns {Promise<Record<string, T[]>>} what each gave, round by round
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

/**
 * Two series of paired rounds: the median of each side, and the median of their ratios, which is what is judged.
 * @template T
 * @param {{ product: readonly T[], reference: readonly T[] }} sides
 * @param {{ of?: (round: T) => number, most?: number, least?: number }} [how] the number of a round, and the limit of the
 *   ratio; none: for comparison
 */
export function compared(label, unit, sides, { of = Number, ...limit } = {}) {
  const [product, reference] = [sides.product.map(of), sides.reference.map(of)];
  const ratio = median(product.map((value, round) => value / reference[round]));
  const [ours, bare] = [told(median(product), unit), told(median(reference), unit)];
  return line(label, ours, bare, `× ${told(ratio)}`, judged(ratio, '', limit));
}

/**
 * One value that is held against a limit, if it has one.
 * @param {{ most?: number, least?: number, reference?: string, ratio?: string, sound?: boolean }} [more] sound: false where
 *   something else than the limit is missed
 */
export function measured(label, value, unit, { reference = '', ratio = '', sound = true, ...limit } = {}) {
  const { limite, held } = judged(value, unit, limit);
  return line(label, told(value, unit), reference, ratio, { limite, held: held === undefined ? held : held && sound });
}

/** What is said for information, in words. */
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
