/**
 * Finds the functions of the grid by the words that people use: the titles, the other names, the families and domains.
 * The browser and the server use the same search (ADR 98).
 */
import { OTHER_FUNCTION_ID, type Family, type JobFunction } from '../grid/grid.js';
import { indexOfNames, type Entry, type FunctionName, type NameIndex, type SearchedGrid } from './name-index.js';
import { rankedFunctions, type Ranked } from './rank-functions.js';
import { typedWords, type TypedWord } from './typed-words.js';

export interface FoundFunction {
  readonly functionId: number;
  readonly title: string;
  /** The other name, the family or the domain that the words fit; null when the title itself has them all. */
  readonly foundBy: string | null;
  /** True when the words name this function and no other kind of work. */
  readonly confident: boolean;
}

export interface FoundFunctions {
  /** The best first, at most ten. ‘Autre fonction’ stands last. */
  readonly functions: readonly FoundFunction[];
  /** True when the first function is what was typed: by its title, or by another name that stands in no title. */
  readonly isNamed: boolean;
  /** True when no name of the grid has the words: what is found is only a guess. */
  readonly isOutside: boolean;
  /** When the words are outside of the grid: the family that is nearest. */
  readonly nearestFamily: Family | null;
}

export type FunctionSearch = (typed: string) => FoundFunctions;

const MOST_FOUND = 10;
/** When no name has all words, a few that have some of them. */
const MOST_GUESSES = 2;

export const NOTHING_FOUND: FoundFunctions = { functions: [], isNamed: false, isOutside: false, nearestFamily: null };

/** The words of the names are prepared at the first search. */
export function functionSearch(grid: SearchedGrid, names: readonly FunctionName[]): FunctionSearch {
  let index: NameIndex | undefined;
  const other = grid.functions.find(({ id }) => id === OTHER_FUNCTION_ID);
  return (text) => {
    index ??= indexOfNames(grid, names);
    const typed = typedWords(index, text);
    if (typed.length === 0) return NOTHING_FOUND;
    const ranked = withoutEchoes(withSurest(rankedFunctions(index, typed)));
    const whole = ranked.filter(({ isWhole }) => isWhole);
    const isGuess = whole.length === 0 || (isForeign(typed) && !ranked.some(({ confident }) => confident));
    const shown = isGuess ? ranked.slice(0, MOST_GUESSES) : whole.slice(0, MOST_FOUND - 1);
    const found = shown.map(({ entry, confident }) => toFound(entry, confident));
    const last = other === undefined ? [] : [toFound({ job: other, kind: 'title', text: other.title }, false)];
    return {
      functions: [...found, ...last],
      isNamed: isNamed(whole),
      isOutside: isGuess,
      nearestFamily: isGuess ? nearestFamily(grid, typed, ranked[0]?.entry.job) : null,
    };
  };
}

function isNamed([first, second]: readonly Ranked[]): boolean {
  if (first?.said === 'title') return true;
  return first?.said === 'name' && (second === undefined || (second.said === null && second.rank === 0));
}

/** Beside a name that is said in full, one that is said in part is only possible: ‘directeur’, ‘sous-directeur’. */
function withSurest(ranked: readonly Ranked[]): readonly Ranked[] {
  if (!ranked.some(({ confident, isAllSaid }) => confident && isAllSaid)) return ranked;
  return ranked.map((one) => ({ ...one, confident: one.confident && one.isAllSaid }));
}

/** Beside a title that is said in full, a name counts only when it has the words side by side: ‘secrétaire d'accueil’. */
function withoutEchoes(ranked: readonly Ranked[]): readonly Ranked[] {
  if (!ranked.some(({ said }) => said === 'title')) return ranked;
  return ranked.filter(
    ({ confident, rank, isInOrder, isTogether, best }) =>
      confident || (isTogether && (rank > 0 || (isInOrder && best.every((fit) => fit > 0)))),
  );
}

function toFound({ job, kind, text }: Pick<Entry, 'job' | 'kind' | 'text'>, confident: boolean): FoundFunction {
  return { functionId: job.id, title: job.title, foundBy: kind === 'title' ? null : text, confident };
}

function isForeign(typed: readonly TypedWord[]): boolean {
  return typed.some(({ foreignFamily }) => foreignFamily !== undefined);
}

function nearestFamily(grid: SearchedGrid, typed: readonly TypedWord[], guess: JobFunction | undefined): Family | null {
  const foreign = typed.find(({ foreignFamily }) => foreignFamily !== undefined)?.foreignFamily;
  const id = foreign ?? guess?.familyId;
  return grid.families.find((family) => family.id === id) ?? null;
}
