/** What a search for people asks: words, each of which a name, a function or a category has. Pure. */
import { wordKey, type FunctionSearch, type Grid } from '@valorisation/rules';

export interface SearchWords {
  /** Patterns of `like` for a text with a space before each word, one for each typed word. None: everybody is shown. */
  readonly patterns: readonly string[];
  /** By function id: the typed words that its titles and other names have. */
  readonly functions: Readonly<Record<number, string>>;
  /** The same with words of three letters alone, for a search that no name answers. */
  readonly begun: Readonly<Record<number, string>>;
  /** By category level: the typed words that its title has. */
  readonly categories: Readonly<Record<number, string>>;
}

export const NO_WORDS: SearchWords = { patterns: [], functions: {}, begun: {}, categories: {} };

/** Shorter words must begin a word of the name, because most names contain them. */
const SHORTEST_INSIDE = 3;
/** A title is not found by shorter words alone, because the first letters of a name begin many titles too. */
const SHORTEST_ALONE = 4;
const SHORTEST_BEGUN = 3;

interface Sources {
  /** The versions whose titles people may know, the latest first. */
  readonly grids: readonly Grid[];
  /** By titles and other names. */
  readonly find: FunctionSearch;
}

export function searchWords(typed: string, { grids, find }: Sources): SearchWords {
  const words = wordsOf(typed.normalize('NFC'));
  // A search without letters and digits looks for its signs as they are. A hyphen or another sign between words finds no
  // person, because the compared texts have spaces in its place.
  const sought = words.length > 0 ? words : [typed].filter((signs) => signs !== '');
  const titled = (shortest: number) =>
    grids.flatMap(({ functions }) =>
      functions.map(({ id, title }) => [id, sharedWords(words, title, shortest)] as const),
    );
  const named = [
    ...words.flatMap((word) => surely(find, word).map((id) => [id, [word]] as const)),
    // A name of several words counts as a whole.
    ...surely(find, typed).map((id) => [id, words] as const),
  ];
  return {
    patterns: sought.map(
      (word) => `%${words.length > 0 && word.length < SHORTEST_INSIDE ? ' ' : ''}${likeText(word)}%`,
    ),
    functions: asTexts([...titled(SHORTEST_ALONE), ...named]),
    begun: asTexts([...titled(SHORTEST_BEGUN), ...named]),
    categories: asTexts(
      (grids[0]?.categories ?? []).map(
        ({ level, title }) => [level, sharedWords(words, title, SHORTEST_ALONE)] as const,
      ),
    ),
  };
}

function surely(find: FunctionSearch, typed: string): number[] {
  return find(typed).functions.flatMap(({ functionId, confident }) => (confident ? [functionId] : []));
}

function asTexts(found: readonly (readonly [id: number, words: readonly string[]])[]): Record<number, string> {
  const byId: Record<number, Set<string>> = {};
  for (const [id, words] of found) for (const word of words) (byId[id] ??= new Set()).add(word);
  return Object.fromEntries(Object.entries(byId).map(([id, words]) => [id, [...words].join(' ')]));
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

function sharedWords(words: readonly string[], title: string, shortest: number): string[] {
  const known = wordsOf(wordKey(title));
  const shared = words.filter((word) => {
    const key = wordKey(word);
    return known.some((one) => (key.length < shortest ? one === key : one.startsWith(key)));
  });
  return shared.some((word) => word.length >= shortest) ? shared : [];
}

/** Escapes the wildcards of SQL, so that typed characters stand for themselves. */
function likeText(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
