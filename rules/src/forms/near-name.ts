import { wordKey } from '../format/word-key.js';
import { plainLine } from './plain-line.js';

/** Small letters of the Cyrillic and Greek alphabets by the Latin ones that they are taken for. */
const LOOKS_LIKE = new Map(
  ['aаα', 'bвβ', 'cсϲ', 'eеε', 'hн', 'iіι', 'jј', 'kкκ', 'mмμ', 'nν', 'oоο', 'pрρ', 'sѕ', 'tтτ', 'xхχ', 'yуυ'].flatMap(
    ([latin = '', ...others]) => others.map((other): [string, string] => [other, latin]),
  ),
);

/** Equal for names that differ by accents, case, hyphens or the order of their words alone. */
export function spellingKey(name: string): string {
  const words = wordKey(plainLine(name))
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted();
  return words.join(' ').trim() || name;
}

const nearKey = (name: string): string =>
  spellingKey(Array.from(name.toLowerCase(), (sign) => LOOKS_LIKE.get(sign) ?? sign).join(''));

/** The first of the names that may be meant by this one: the same but for its spelling, or for letters that look alike. */
export function nearName(name: string, others: readonly string[]): string | undefined {
  if (plainLine(name) === '') return undefined;
  const key = nearKey(name);
  return others.find((other) => nearKey(other) === key);
}
