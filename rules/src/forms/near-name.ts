import { wordKey } from '../format/word-key.js';
import { plainLine } from './plain-line.js';

/** Small Cyrillic and Greek letters, each with the Latin letter that it looks like. */
const LOOKS_LIKE = new Map(
  ['aаα', 'bвβ', 'cсϲ', 'eеε', 'hн', 'iіι', 'jј', 'kкκ', 'mмμ', 'nν', 'oоο', 'pрρ', 'sѕ', 'tтτ', 'xхχ', 'yуυ'].flatMap(
    ([latin = '', ...others]) => others.map((other): [string, string] => [other, latin]),
  ),
);

/** Two names have the same key when they differ only in accents, case, hyphens or the order of their words. */
export function spellingKey(name: string): string {
  const words = wordKey(plainLine(name))
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted();
  return words.join(' ').trim() || name;
}

const nearKey = (name: string): string =>
  spellingKey(Array.from(name.toLowerCase(), (sign) => LOOKS_LIKE.get(sign) ?? sign).join(''));

/** The first name that it may mean: the same name in another spelling, or with letters that look alike. */
export function nearName(name: string, others: readonly string[]): string | undefined {
  if (plainLine(name) === '') return undefined;
  const key = nearKey(name);
  return others.find((other) => nearKey(other) === key);
}

const PARTICLES = new Set(['d', 'da', 'de', 'des', 'di', 'du', 'l', 'la', 'le', 'les', 'van', 'von']);

/** Two names have the same key when they may be one person's: they differ in spelling, or in particles such as ‘de’. */
export function samePersonKey(name: string): string {
  const words = spellingKey(name).split(' ');
  const telling = words.filter((word) => !PARTICLES.has(word));
  return telling.length > 1 ? telling.join(' ') : words.join(' ');
}
