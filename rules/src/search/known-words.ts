/** Words that the search knows without finding a function by them. */
import words from './data/words.json' with { type: 'json' };
import { stemOf, wordsOf } from './words.js';

/** Words of the place or the contract, by stem: lycée, BTS, remplaçant. */
export const CONTEXT_WORDS: ReadonlySet<string> = new Set(words.context.map(stemOf));

/** Work that the grid does not have, and words that are no work. Those of several words are meant with all of them. */
const FOREIGN = Object.entries(words.foreign).flatMap(([family, foreign]) =>
  foreign.map((text) => ({ family: Number(family), stems: wordsOf(text).map(({ stem }) => stem) })),
);

/** The foreign words among these stems, each with the id of the nearest family; 0 for what is no work at all. */
export function foreignAmong(stems: ReadonlySet<string>): ReadonlyMap<string, number> {
  return new Map(
    FOREIGN.filter((foreign) => foreign.stems.every((stem) => stems.has(stem))).flatMap(({ family, stems: its }) =>
      its.map((stem): [string, number] => [stem, family]),
    ),
  );
}
