/** Words that the search knows without finding a function by them. */
import words from './data/words.json' with { type: 'json' };
import { stemOf, wordsOf } from './words.js';

/** Words of the place or the contract, by stem: lycée, BTS, remplaçant. */
export const CONTEXT_WORDS: ReadonlySet<string> = new Set(words.context.map(stemOf));

/**
 * Words of work that the grid does not have, by stem, each with the id of the nearest family; 0 for words that are no
 * work at all. They are never taken for a slip or the beginning of another word.
 */
export const FOREIGN_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(words.foreign).flatMap(([family, foreign]) =>
    foreign.flatMap((word) => wordsOf(word).map(({ stem }): [string, number] => [stem, Number(family)])),
  ),
);
