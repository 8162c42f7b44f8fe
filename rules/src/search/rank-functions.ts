/** The functions in the order in which typed words mean them, each with the name of it that fits the words best. */
import type { JobFunction } from '../grid/grid.js';
import type { Entry, NameIndex } from './name-index.js';
import { SAME_WORD, type TypedWord } from './typed-words.js';

const LEAST_OF_THE_WORDS = 0.35;
/** The fit that counts as the word itself or a clear part of it. */
const CLEAR_FIT = 0.7;
const SHORTEST_CLEAR_WORD = 6;
/** A slip in an everyday word may be another word: ‘traiteur’ is no ‘tracteur’. In a title it is taken for the word. */
const CLEAR_FIT_IN_NAME = 0.85;

const KIND_FACTORS = { title: 1.04, name: 1, family: 0.6, domain: 0.5 };
/** Words spread over several names of a function tell less than one name that has them all. */
const SPREAD_FACTOR = 0.75;
/** While a word is being typed, a name that has the words elsewhere or in another order is less likely meant. */
const OTHER_ORDER_FACTOR = 0.75;

/** How much of a title each typed word is: a word of it, or the beginning of one. */
const RANKS = { word: 4, beginning: 2, inOrder: 1 };
/** Another name that is typed to the letter stands before titles that only begin so: ‘prof’, ‘maître professionnel’. */
const LESS_THAN_TITLE = 0.5;

interface Fitting {
  readonly entry: Entry;
  readonly score: number;
  readonly isWhole: boolean;
  readonly confident: boolean;
  /** Whether nothing of the name is left unsaid. */
  readonly isAllSaid: boolean;
  /** Whether the name begins with the words, in their order. */
  readonly isInOrder: boolean;
  /** Whether the words stand one after the other in the name. */
  readonly isTogether: boolean;
  /** Whether it is a title or other name, typed in full. */
  readonly isSaid: boolean;
  readonly ofWords: number;
  readonly ofName: number;
  readonly best: readonly number[];
}

/** The best name of a function; the title when it has all words. */
export interface Ranked extends Fitting {
  /** What stands before the score: for a title with all words, and for another name to the letter; otherwise 0. */
  readonly rank: number;
  readonly said: 'title' | 'name' | null;
}

/** Titles that have all words come first, because a person who types a title must not get another one. */
export function rankedFunctions(index: NameIndex, typed: readonly TypedWord[]): readonly Ranked[] {
  const byFunction = new Map<JobFunction, Fitting[]>();
  const fitted = index.having.filter((_, place) => typed.some(({ fits }) => (fits[place] ?? 0) > 0));
  for (const entry of new Set(fitted.flat())) {
    const fitting = fitOfEntry(index, typed, entry);
    const of = byFunction.get(entry.job);
    if (of === undefined) byFunction.set(entry.job, [fitting]);
    else of.push(fitting);
  }
  return [...byFunction.values()]
    .map((fittings) => bestOf(typed, fittings))
    .filter(({ ofWords }) => ofWords >= LEAST_OF_THE_WORDS)
    .toSorted(
      (one, another) => another.rank - one.rank || another.score - one.score || one.entry.job.id - another.entry.job.id,
    );
}

function fitOfEntry({ weights }: NameIndex, typed: readonly TypedWord[], entry: Entry): Fitting {
  const said = new Set<number>();
  let isInOrder = true;
  let isTogether = true;
  let last = -1;
  const best = typed.map(({ fits, isLetter }) => {
    let found = 0;
    let at = -1;
    entry.words.forEach((word, place) => {
      const value = fits[word] ?? 0;
      if (value <= found || (isLetter && said.has(word))) return;
      found = value;
      at = place;
    });
    if (at === -1) return 0;
    said.add(entry.words[at] ?? -1);
    isInOrder &&= last === -1 ? at === 0 : at > last;
    isTogether &&= last === -1 || at === last + 1;
    last = at;
    return found;
  });
  const sum = (places: Iterable<number>): number => [...places].reduce((all, place) => all + (weights[place] ?? 0), 0);
  const isAllSaid = said.size === entry.words.length;
  const ofName = sum(said) / sum(entry.words);
  const ofWords = shareOfWords(typed, best);
  const score = ofWords * (0.55 + 0.45 * ofName) * KIND_FACTORS[entry.kind] * begunFactor(typed, isInOrder);
  return {
    entry,
    score,
    ofWords,
    ofName,
    best,
    isWhole: isWhole(typed, best),
    confident: said.size * 2 > entry.words.length && isConfident(typed, best, entry.kind, isAllSaid),
    isAllSaid,
    isInOrder,
    isTogether,
    isSaid: isAllSaid && isSaid(typed, best, entry.kind),
  };
}

function begunFactor(typed: readonly TypedWord[], isInOrder: boolean): number {
  return isInOrder || typed.at(-1)?.isBegun !== true ? 1 : OTHER_ORDER_FACTOR;
}

function shareOfWords(typed: readonly TypedWord[], best: readonly number[]): number {
  const all = typed.reduce((sum, { weight }) => sum + weight, 0);
  return typed.reduce((sum, { weight }, place) => sum + weight * (best[place] ?? 0), 0) / all;
}

function isWhole(typed: readonly TypedWord[], best: readonly number[]): boolean {
  return typed.every(({ isNeeded }, place) => !isNeeded || (best[place] ?? 0) > 0);
}

const isOwn = (kind: Entry['kind']): boolean => kind === 'title' || kind === 'name';

function isSaid(typed: readonly TypedWord[], best: readonly number[], kind: Entry['kind']): boolean {
  return (
    isOwn(kind) &&
    typed.every(({ isNeeded, isLetter }, place) => (best[place] ?? 0) >= SAME_WORD || !(isNeeded || isLetter))
  );
}

function isConfident(
  typed: readonly TypedWord[],
  best: readonly number[],
  kind: Entry['kind'],
  isAllSaid: boolean,
): boolean {
  if (!isOwn(kind)) return false;
  return typed.every(({ plain, isNeeded, isLetter, foreignFamily }, place) => {
    const value = best[place] ?? 0;
    if (foreignFamily !== undefined) return value >= SAME_WORD && isAllSaid;
    if (value >= SAME_WORD) return true;
    if (!isNeeded) return !isLetter;
    return value >= (kind === 'title' ? CLEAR_FIT : CLEAR_FIT_IN_NAME) && plain.length >= SHORTEST_CLEAR_WORD;
  });
}

function bestOf(typed: readonly TypedWord[], fittings: readonly Fitting[]): Ranked {
  const best = bestTogether(typed, fittings);
  const title = fittings.find(({ entry, isWhole: hasNeeded }) => entry.kind === 'title' && hasNeeded);
  const named = fittings.find((one) => one.isSaid && one.best.every((fit) => fit === 1));
  const said = title?.isSaid === true ? 'title' : fittings.some((one) => one.isSaid) ? 'name' : null;
  const shown = title?.best.every((fit) => fit > 0) === true ? title : (named ?? title ?? best);
  const rank = Math.max(
    title === undefined ? 0 : rankOfTitle(title),
    named === undefined ? 0 : typed.length * RANKS.word - LESS_THAN_TITLE,
  );
  return { ...shown, confident: best.confident, isAllSaid: best.isAllSaid, said, rank };
}

function rankOfTitle({ best, isInOrder }: Fitting): number {
  return best.reduce(
    (sum, fit) => sum + (fit >= SAME_WORD ? RANKS.word : fit > 0 ? RANKS.beginning : 0),
    isInOrder ? RANKS.inOrder : 0,
  );
}

/** The best name of a function, or its names together when no single one has all words; a beginning fits too many. */
function bestTogether(typed: readonly TypedWord[], fittings: readonly Fitting[]): Fitting {
  const best = fittings.reduce((one, another) => (another.score > one.score ? another : one));
  if (best.isWhole) return best;
  const together = typed.map(({ isBegun }, place) =>
    isBegun ? 0 : Math.max(...fittings.map((fitting) => fitting.best[place] ?? 0)),
  );
  const ofWords = shareOfWords(typed, together) * SPREAD_FACTOR;
  const score = Math.max(best.score, ofWords * (0.55 + 0.45 * best.ofName));
  return { ...best, score, ofWords: Math.max(best.ofWords, ofWords), isWhole: isWhole(typed, together) };
}
