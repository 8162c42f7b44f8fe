/** What a search for people asks: words, each of which a name, a function or a category has. Pure. */
import { wordKey, type Grid } from '@valorisation/rules';

export interface SearchWords {
  /** Patterns of `like` for a text with a space before each word, one for each typed word. None: everybody is shown. */
  readonly patterns: readonly string[];
  /** By function id: the typed words that its title has. */
  readonly functions: Readonly<Record<number, string>>;
  /** By category level: the typed words that its title has. */
  readonly categories: Readonly<Record<number, string>>;
}

export const NO_WORDS: SearchWords = { patterns: [], functions: {}, categories: {} };

/** Shorter words must begin a word of the name, because most names contain them. */
const SHORTEST_INSIDE = 3;

/** A title is not found by shorter words alone, because the first letters of a name begin many titles too. */
const SHORTEST_ALONE = 4;

/** @param grids the versions whose titles people may know, the latest first */
export function searchWords(typed: string, grids: readonly Grid[]): SearchWords {
  const words = wordsOf(typed.normalize('NFC'));
  const found = (titles: readonly { readonly id: number; readonly title: string }[]): Record<number, string> =>
    Object.fromEntries(
      titles.flatMap(({ id, title }): [number, string][] => {
        const shared = sharedWords(words, title);
        return shared === '' ? [] : [[id, shared]];
      }),
    );
  // Signs without a letter or a digit stand for themselves.
  const sought = words.length > 0 ? words : [typed].filter((signs) => signs !== '');
  return {
    patterns: sought.map(
      (word) => `%${words.length > 0 && word.length < SHORTEST_INSIDE ? ' ' : ''}${likeText(word)}%`,
    ),
    // The title of the latest grid that has the function and one of the words.
    functions: found(grids.toReversed().flatMap(({ functions }) => functions)),
    categories: found((grids[0]?.categories ?? []).map(({ level, title }) => ({ id: level, title }))),
  };
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

function sharedWords(words: readonly string[], title: string): string {
  const known = wordsOf(wordKey(title));
  const shared = words.filter((word) => {
    const key = wordKey(word);
    return known.some((one) => (key.length < SHORTEST_ALONE ? one === key : one.startsWith(key)));
  });
  return shared.some((word) => word.length >= SHORTEST_ALONE) ? shared.join(' ') : '';
}

/** Escapes the wildcards of SQL, so that typed characters stand for themselves. */
function likeText(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
