/** The function that the words of a cell name, and the ones to choose among. */
import { findFunction, type Grid, type JobFunction } from '@valorisation/rules';
import { hasPhrase, plainWords, readingWords } from './reading-words.js';

export interface FoundFunction {
  readonly sure: number | null;
  readonly choices: readonly number[];
  /** True when the words are not the function's own title. */
  readonly isByOtherWords: boolean;
}

export type FindFunction = (words: string) => FoundFunction;

const CADRE = 3;

/** Functions of one title differ by the rank, which another column may tell. */
export function byRank(found: FoundFunction, rank: string, grid: Grid): FoundFunction {
  const jobs = found.choices.flatMap((id) => findFunction(grid, id) ?? []);
  if (found.sure !== null || jobs.length < 2 || new Set(jobs.map(stem)).size > 1) return found;
  const isCadre = rankOf(rank);
  if (isCadre === null) return found;
  const [only, ...others] = jobs.filter(({ categoryLevel }) => (categoryLevel === CADRE) === isCadre);
  return only === undefined || others.length > 0 ? found : { ...found, sure: only.id };
}

/** The title without the rank that it ends with. */
const stem = ({ title }: JobFunction): string => plainWords(title.split('(')[0] ?? title);

function rankOf(rank: string): boolean | null {
  const { rank: words } = readingWords();
  const plain = plainWords(rank);
  if (hasPhrase(plain, words.other)) return false;
  return hasPhrase(plain, words.cadre) ? true : null;
}
