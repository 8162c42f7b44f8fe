/**
 * Finds the functions of the grid by the words that people use: the titles, the other names, the families and domains.
 * The browser and the server use the same search (ADR 98).
 */
import { OTHER_FUNCTION_ID, type Family, type JobFunction } from '../grid/grid.js';
import { CONTEXT_WORDS, foreignAmong } from './known-words.js';
import { fitsOf } from './match-word.js';
import {
  CONTEXT_WEIGHT,
  indexOfNames,
  type Entry,
  type FunctionName,
  type NameIndex,
  type SearchedGrid,
} from './name-index.js';
import { wordsOf, type Word } from './words.js';

export interface FoundFunction {
  readonly functionId: number;
  readonly title: string;
  /** The other name, the family or the domain that the words fit; null when the title itself does. */
  readonly foundBy: string | null;
  /** True when the words name this function and no other kind of work. */
  readonly confident: boolean;
}

export interface FoundFunctions {
  /** The best first, at most ten. ‘Autre fonction’ stands last. */
  readonly functions: readonly FoundFunction[];
  /** True when no name of the grid has the words: what is found is only a guess. */
  readonly isOutside: boolean;
  /** When the words are outside of the grid: the family that is nearest. */
  readonly nearestFamily: Family | null;
}

export type FunctionSearch = (typed: string) => FoundFunctions;

const MOST_FOUND = 10;
/** When no name has all words, a few that have some of them. */
const MOST_GUESSES = 2;
const LEAST_OF_THE_WORDS = 0.35;
/** The fit that counts as the word itself or a clear part of it. */
const CLEAR_FIT = 0.7;
const SAME_WORD = 0.95;
const SHORTEST_CLEAR_WORD = 6;
/** A slip in an everyday word may be another word: ‘traiteur’ is no ‘tracteur’. In a title it is taken for the word. */
const CLEAR_FIT_IN_NAME = 0.85;

const KIND_FACTORS = { title: 1.04, name: 1, family: 0.6, domain: 0.5 };
/** Words spread over several names of a function tell less than one name that has them all. */
const SPREAD_FACTOR = 0.75;
/** While a word is being typed, a name that has the words elsewhere or in another order is less likely meant. */
const OTHER_ORDER_FACTOR = 0.75;
/** And a title is more likely meant than another name. */
const BEGUN_NAME_FACTOR = 0.85;

interface TypedWord extends Word {
  readonly weight: number;
  readonly isContext: boolean;
  /** The nearest family, for a word of work that the grid does not have; 0: no work at all. */
  readonly foreignFamily: number | undefined;
  /** True when it is only the beginning of known words. */
  readonly isBegun: boolean;
  /** By place in the vocabulary. */
  readonly fits: readonly number[];
}

interface Fitting {
  readonly entry: Entry;
  readonly score: number;
  readonly isWhole: boolean;
  readonly confident: boolean;
  /** Whether nothing of the name is left unsaid. */
  readonly isAllSaid: boolean;
  /** Whether the name begins with the words, in their order. */
  readonly isInOrder: boolean;
  readonly ofWords: number;
  readonly ofName: number;
  readonly best: readonly number[];
}

/** The words of the names are prepared at the first search. */
export function functionSearch(grid: SearchedGrid, names: readonly FunctionName[]): FunctionSearch {
  let index: NameIndex | undefined;
  const other = grid.functions.find(({ id }) => id === OTHER_FUNCTION_ID);
  return (text) => {
    index ??= indexOfNames(grid, names);
    const typed = typedWords(index, text);
    if (typed.length === 0) return { functions: [], isOutside: false, nearestFamily: null };
    const ranked = withoutEchoes(withSurest(rankedFunctions(index, typed)));
    const whole = ranked.filter(({ isWhole }) => isWhole);
    const isGuess = whole.length === 0 || (isForeign(typed) && !ranked.some(({ confident }) => confident));
    const shown = isGuess ? ranked.slice(0, MOST_GUESSES) : whole.slice(0, MOST_FOUND - 1);
    const found = shown.map(({ entry, confident }) => toFound(entry, confident));
    const last = other === undefined ? [] : [toFound({ job: other, kind: 'title', text: other.title }, false)];
    return {
      functions: [...found, ...last],
      isOutside: isGuess,
      nearestFamily: isGuess ? nearestFamily(grid, typed, ranked[0]?.entry.job) : null,
    };
  };
}

/** Beside a name that is said in full, one that is said in part is only possible: ‘directeur’, ‘sous-directeur’. */
function withSurest(ranked: readonly Fitting[]): readonly Fitting[] {
  if (!ranked.some(({ confident, isAllSaid }) => confident && isAllSaid)) return ranked;
  return ranked.map((fitting) => ({ ...fitting, confident: fitting.confident && fitting.isAllSaid }));
}

/** Beside a title that is said in full, another name counts only when it begins with the words: ‘secrétaire de direction’. */
function withoutEchoes(ranked: readonly Fitting[]): readonly Fitting[] {
  if (!ranked.some(({ entry, confident, isAllSaid }) => entry.kind === 'title' && confident && isAllSaid))
    return ranked;
  return ranked.filter(
    ({ entry, confident, isInOrder, best }) =>
      confident || entry.kind === 'title' || (isInOrder && best.every((fit) => fit > 0)),
  );
}

function toFound({ job, kind, text }: Pick<Entry, 'job' | 'kind' | 'text'>, confident: boolean): FoundFunction {
  return { functionId: job.id, title: job.title, foundBy: kind === 'title' ? null : text, confident };
}

function typedWords({ vocabulary, weights, unknownWeight }: NameIndex, text: string): readonly TypedWord[] {
  const words = wordsOf(text);
  const foreign = foreignAmong(new Set(words.map(({ stem }) => stem)));
  return words.map((word) => {
    const fits = fitsOf(word, vocabulary);
    const best = fits.indexOf(Math.max(...fits));
    const bestFit = fits[best] ?? 0;
    const isContext = CONTEXT_WORDS.has(word.stem) || /^(?:\d+|.)$/.test(word.plain);
    const weight = bestFit > 0 ? (weights[best] ?? unknownWeight) : unknownWeight;
    const isBegun = bestFit < SAME_WORD && vocabulary[best]?.plain.startsWith(word.plain) === true;
    return {
      ...word,
      isContext,
      isBegun,
      foreignFamily: foreign.get(word.stem),
      weight: isContext ? CONTEXT_WEIGHT : weight,
      fits,
    };
  });
}

function rankedFunctions(index: NameIndex, typed: readonly TypedWord[]): readonly Fitting[] {
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
    .toSorted((one, another) => another.score - one.score || one.entry.job.id - another.entry.job.id);
}

function fitOfEntry({ weights }: NameIndex, typed: readonly TypedWord[], entry: Entry): Fitting {
  const said = new Set<number>();
  let isInOrder = true;
  let last = -1;
  const best = typed.map(({ fits }) => {
    let found = 0;
    let at = -1;
    entry.words.forEach((word, place) => {
      const value = fits[word] ?? 0;
      if (value <= found) return;
      found = value;
      at = place;
    });
    if (at === -1) return 0;
    said.add(entry.words[at] ?? -1);
    isInOrder &&= last === -1 ? at === 0 : at > last;
    last = at;
    return found;
  });
  const sum = (places: Iterable<number>): number => [...places].reduce((all, place) => all + (weights[place] ?? 0), 0);
  const isAllSaid = said.size === entry.words.length;
  const ofName = sum(said) / sum(entry.words);
  const ofWords = shareOfWords(typed, best);
  const score = ofWords * (0.55 + 0.45 * ofName) * KIND_FACTORS[entry.kind] * begunFactor(typed, entry, isInOrder);
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
  };
}

function begunFactor(typed: readonly TypedWord[], { kind }: Entry, isInOrder: boolean): number {
  if (typed.at(-1)?.isBegun !== true) return 1;
  return (isInOrder ? 1 : OTHER_ORDER_FACTOR) * (kind === 'title' ? 1 : BEGUN_NAME_FACTOR);
}

function shareOfWords(typed: readonly TypedWord[], best: readonly number[]): number {
  const all = typed.reduce((sum, { weight }) => sum + weight, 0);
  return typed.reduce((sum, { weight }, place) => sum + weight * (best[place] ?? 0), 0) / all;
}

/** Whether each word that tells something is there; when only words of context are typed, each of them. */
function isWhole(typed: readonly TypedWord[], best: readonly number[]): boolean {
  const onlyContext = typed.every(({ isContext }) => isContext);
  return typed.every(({ isContext }, place) => (isContext && !onlyContext) || (best[place] ?? 0) > 0);
}

function isConfident(
  typed: readonly TypedWord[],
  best: readonly number[],
  kind: Entry['kind'],
  isAllSaid: boolean,
): boolean {
  if (kind === 'family' || kind === 'domain' || !isWhole(typed, best)) return false;
  const onlyContext = typed.every(({ isContext }) => isContext);
  return typed.every(({ plain, isContext, foreignFamily }, place) => {
    const value = best[place] ?? 0;
    if (foreignFamily !== undefined) return value >= SAME_WORD && isAllSaid;
    if (value >= SAME_WORD) return true;
    if (isContext) return !onlyContext;
    return value >= (kind === 'title' ? CLEAR_FIT : CLEAR_FIT_IN_NAME) && plain.length >= SHORTEST_CLEAR_WORD;
  });
}

/** The best name of a function, or its names together when no single one has all words; a beginning fits too many. */
function bestOf(typed: readonly TypedWord[], fittings: readonly Fitting[]): Fitting {
  const best = fittings.reduce((one, another) => (another.score > one.score ? another : one));
  if (best.isWhole) return best;
  const together = typed.map(({ isBegun }, place) =>
    isBegun ? 0 : Math.max(...fittings.map((fitting) => fitting.best[place] ?? 0)),
  );
  const ofWords = shareOfWords(typed, together) * SPREAD_FACTOR;
  const score = Math.max(best.score, ofWords * (0.55 + 0.45 * best.ofName));
  return { ...best, score, ofWords: Math.max(best.ofWords, ofWords), isWhole: isWhole(typed, together) };
}

function isForeign(typed: readonly TypedWord[]): boolean {
  return typed.some(({ foreignFamily }) => foreignFamily !== undefined);
}

function nearestFamily(grid: SearchedGrid, typed: readonly TypedWord[], guess: JobFunction | undefined): Family | null {
  const foreign = typed.find(({ foreignFamily }) => foreignFamily !== undefined)?.foreignFamily;
  const id = foreign ?? guess?.familyId;
  return grid.families.find((family) => family.id === id) ?? null;
}
