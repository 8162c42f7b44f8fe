/** The names that a search compares with, prepared once: their words, and how rare each word is. */
import { OTHER_FUNCTION_ID, type Grid, type JobFunction } from '../grid/grid.js';
import { CONTEXT_WORDS } from './known-words.js';
import { knownWord, type KnownWord } from './match-word.js';
import { wordsOf } from './words.js';

/** Another name of a function, as people say it. */
export interface FunctionName {
  readonly functionId: number;
  readonly name: string;
}

export type SearchedGrid = Pick<Grid, 'domains' | 'families' | 'functions'>;

export interface Entry {
  readonly job: JobFunction;
  readonly text: string;
  readonly kind: 'title' | 'name' | 'family' | 'domain';
  /** Places in the vocabulary. */
  readonly words: readonly number[];
}

export interface NameIndex {
  readonly vocabulary: readonly KnownWord[];
  /** By place in the vocabulary: the names that have the word. */
  readonly having: readonly (readonly Entry[])[];
  /** By place in the vocabulary: the fewer functions have the word, the more it tells. */
  readonly weights: readonly number[];
  /** The weight of a word that no function has. */
  readonly unknownWeight: number;
}

/** What the words of the place or the contract weigh: ‘formateur BTS’ is about a trainer. */
export const CONTEXT_WEIGHT = 0.3;

export function indexOfNames(grid: SearchedGrid, names: readonly FunctionName[]): NameIndex {
  const vocabulary: KnownWord[] = [];
  const places = new Map<string, number>();
  const owners: Set<number>[] = [];
  const entries = textsOf(grid, names).map(({ job, text, kind }): Entry => {
    const words = wordsOf(text).map((word) => {
      const place = places.get(word.plain) ?? vocabulary.push(knownWord(word)) - 1;
      places.set(word.plain, place);
      (owners[place] ??= new Set()).add(job.id);
      return place;
    });
    return { job, text, kind, words };
  });
  const having: Entry[][] = vocabulary.map(() => []);
  for (const entry of entries) for (const place of new Set(entry.words)) having[place]?.push(entry);
  const weightOf = (functions: number): number => Math.log(1 + grid.functions.length / functions);
  const weights = vocabulary.map(({ stem }, place) =>
    CONTEXT_WORDS.has(stem) ? CONTEXT_WEIGHT : weightOf(owners[place]?.size ?? 1),
  );
  return { vocabulary, having, weights, unknownWeight: weightOf(1) };
}

function textsOf(grid: SearchedGrid, names: readonly FunctionName[]): readonly Omit<Entry, 'words'>[] {
  const jobs = grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const families = new Map(grid.families.map((family) => [family.id, family]));
  const domains = new Map(grid.domains.map(({ id, title }) => [id, title]));
  return [
    ...jobs.map((job) => ({ job, text: job.title, kind: 'title' as const })),
    ...names.flatMap(({ functionId, name }) => {
      const job = byId.get(functionId);
      return job === undefined ? [] : [{ job, text: name, kind: 'name' as const }];
    }),
    ...jobs.flatMap((job) => {
      const family = job.familyId === null ? undefined : families.get(job.familyId);
      if (family === undefined) return [];
      const domain = domains.get(family.domainId);
      return [
        { job, text: family.title, kind: 'family' as const },
        ...(domain === undefined ? [] : [{ job, text: domain, kind: 'domain' as const }]),
      ];
    }),
  ];
}
