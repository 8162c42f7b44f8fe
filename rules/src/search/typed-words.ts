/** The words of a search, each compared once with every word of the names. */
import { CONTEXT_WORDS, foreignAmong } from './known-words.js';
import { fitsOf } from './match-word.js';
import { CONTEXT_WEIGHT, type NameIndex } from './name-index.js';
import { typedWordsOf, type Word } from './words.js';

/** The fit that counts as the word itself. */
export const SAME_WORD = 0.95;

export interface TypedWord extends Word {
  readonly weight: number;
  /** False for words of the place or the contract, unless nothing else is typed. */
  readonly isNeeded: boolean;
  /** True for one letter at the end, with which a word begins: it orders what is found and excludes nothing. */
  readonly isLetter: boolean;
  /** The nearest family, for a word of work that the grid does not have; 0: no work at all. */
  readonly foreignFamily: number | undefined;
  /** True when it is only the beginning of known words. */
  readonly isBegun: boolean;
  /** By place in the vocabulary. */
  readonly fits: readonly number[];
}

export function typedWords({ vocabulary, weights, unknownWeight }: NameIndex, text: string): readonly TypedWord[] {
  const words = typedWordsOf(text);
  const foreign = foreignAmong(new Set(words.map(({ stem }) => stem)));
  const onlyContext = words.every(isContext);
  return words.map((word, place) => {
    const fits = fitsOf(word, vocabulary);
    const best = fits.indexOf(Math.max(...fits));
    const bestFit = fits[best] ?? 0;
    const weight = bestFit > 0 ? (weights[best] ?? unknownWeight) : unknownWeight;
    return {
      ...word,
      isNeeded: onlyContext || !isContext(word),
      isLetter: place === words.length - 1 && /^[a-z]$/.test(word.plain) && !CONTEXT_WORDS.has(word.stem),
      isBegun: bestFit < SAME_WORD && vocabulary[best]?.plain.startsWith(word.plain) === true,
      foreignFamily: foreign.get(word.stem),
      weight: isContext(word) ? CONTEXT_WEIGHT : weight,
      fits,
    };
  });
}

function isContext({ plain, stem }: Word): boolean {
  return CONTEXT_WORDS.has(stem) || /^(?:\d+|.)$/.test(plain);
}
