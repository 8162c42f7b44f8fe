/** The functions whose title or other name is exactly the typed words: no better match is possible. */
import { OTHER_FUNCTION_ID } from '../grid/grid.js';
import { wordKey } from '../format/word-key.js';
import { CONTEXT_WORDS } from './known-words.js';
import type { FunctionName, SearchedGrid } from './name-index.js';
import { wordsOf, type Word } from './words.js';

/** The functions with that title; otherwise those with that other name. Several may share it. */
export type NamedFunctions = (typed: string) => readonly number[];

const ACRONYM = /^[A-Z]{2,6}$/;
const ABBREVIATED = /([a-z]{2,20})\./g;

interface Phrase {
  readonly functionId: number;
  readonly stems: readonly string[];
  readonly plains: readonly string[];
}

export function namedFunctions(grid: Pick<SearchedGrid, 'functions'>, names: readonly FunctionName[]): NamedFunctions {
  const jobs = grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID);
  const titles = jobs.flatMap(({ id, title }) => partsOf(title).map((text) => phraseOf(id, text)));
  const known = new Set(jobs.map(({ id }) => id));
  const others = names
    .filter(({ functionId }) => known.has(functionId))
    .map(({ functionId, name }) => phraseOf(functionId, name));
  const having = (words: readonly Word[], short: ReadonlySet<string>): readonly number[] => {
    for (const abbreviated of [NONE, short]) {
      for (const phrases of [titles, others]) {
        const found = phrases
          .filter((phrase) => isSame(words, abbreviated, phrase))
          .map(({ functionId }) => functionId);
        if (found.length > 0) return [...new Set(found)];
      }
    }
    return [];
  };
  return (typed) => {
    const words = wordsOf(typed);
    const short = new Set(Array.from(wordKey(typed).matchAll(ABBREVIATED), ([, word = '']) => word));
    const whole = having(words, short);
    if (whole.length > 0) return whole;
    const telling = words.filter(({ stem }) => !CONTEXT_WORDS.has(stem));
    const told = telling.length === words.length ? [] : having(telling, short);
    return told.length > 0 ? told : saidTwice(words, (some) => having(some, short));
  };
}

const NONE: ReadonlySet<string> = new Set();

/** ‘documentaliste CDI’ names one function by two of its names. */
function saidTwice(words: readonly Word[], having: (words: readonly Word[]) => readonly number[]): readonly number[] {
  for (let cut = 1; cut < words.length; cut += 1) {
    const second = having(words.slice(cut));
    const both = having(words.slice(0, cut)).filter((id) => second.includes(id));
    if (both.length > 0) return both;
  }
  return [];
}

/** ‘Éducateur de vie scolaire (EVS) / conseiller d'éducation’ is known by each of its three parts. */
function partsOf(title: string): readonly string[] {
  const acronyms = Array.from(title.matchAll(/\(([^)]{0,80})\)/g), ([, inside = '']) => inside).filter((one) =>
    ACRONYM.test(one),
  );
  return [title, ...title.replace(/\([^)]{0,80}\)/g, '').split('/'), ...acronyms];
}

function phraseOf(functionId: number, text: string): Phrase {
  const words = wordsOf(text);
  return { functionId, stems: words.map(({ stem }) => stem), plains: words.map(({ plain }) => plain) };
}

/** A word that ends with a dot stands for a word that begins so. */
function isSame(typed: readonly Word[], short: ReadonlySet<string>, { stems, plains }: Phrase): boolean {
  if (typed.length === 0 || typed.length !== stems.length) return false;
  const free = new Set(stems.keys());
  return typed.every(({ plain, stem }) => {
    const place = [...free].find(
      (at) => stems[at] === stem || (short.has(plain) && plains[at]?.startsWith(plain) === true),
    );
    return place !== undefined && free.delete(place);
  });
}
