/** How well a typed word fits a word of a name: the same word, its beginning, or one slip of the keyboard. */
import type { Word } from './words.js';

/** Fits go from 0, not at all, to 1, the same word. */
const SAME = 1;
const SAME_STEM = 0.97;
const SLIP = 0.8;
/** A slip in the beginning of a word, as it stands while a person types. */
const SLIP_IN_BEGINNING = 0.5;
/** A beginning counts more the more of the word is there. */
const BEGINNING = 0.55;
const WHOLE_BEGINNING = 0.9;

const SHORTEST_WITH_SLIP = 5;

export interface KnownWord extends Word {
  /** The feminine form, where it does not begin with the masculine one; otherwise the word itself. */
  readonly feminine: string;
}

export function knownWord(word: Word): KnownWord {
  const { plain } = word;
  if (plain.endsWith('teur')) return { ...word, feminine: `${plain.slice(0, -3)}rice` };
  return { ...word, feminine: plain.endsWith('eur') ? `${plain.slice(0, -1)}se` : plain };
}

/** Slips are looked for only when no known word is or begins with the typed one: ‘secré’ does not mean ‘serre’. */
export function fitsOf(typed: Word, words: readonly KnownWord[]): readonly number[] {
  const fits = words.map((word) => fit(typed, word));
  return fits.some((value) => value > 0) ? fits : words.map((word) => fitOfSlip(typed, word));
}

function fit(typed: Word, word: KnownWord): number {
  if (typed.plain === word.plain) return SAME;
  return typed.stem === word.stem ? SAME_STEM : fitOfBeginning(typed.plain, word);
}

function fitOfBeginning(typed: string, { plain, feminine }: KnownWord): number {
  if (!plain.startsWith(typed) && !feminine.startsWith(typed)) return 0;
  return BEGINNING + (WHOLE_BEGINNING - BEGINNING) * (typed.length / plain.length);
}

function fitOfSlip(typed: Word, word: Word): number {
  if (typed.plain.length < SHORTEST_WITH_SLIP || word.plain.length < SHORTEST_WITH_SLIP - 1) return 0;
  if (isOneSlip(typed.stem, word.stem) || isOneSlip(typed.plain, word.plain)) return SLIP;
  const isBeginning = typed.stem.length > SHORTEST_WITH_SLIP && word.stem.length > typed.stem.length + 1;
  return isBeginning && isOneSlip(typed.stem, word.stem.slice(0, typed.stem.length)) ? SLIP_IN_BEGINNING : 0;
}

/** One letter too many, missing or wrong, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
  const longer = one.length - other.length;
  if (longer > 1 || longer < -1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const isRest = (afterOne: number, afterOther: number): boolean =>
    one.slice(start + afterOne) === other.slice(start + afterOther);
  if (longer === 1) return isRest(1, 0);
  if (longer === -1) return isRest(0, 1);
  return isRest(1, 1) || (one[start] === other[start + 1] && one[start + 1] === other[start] && isRest(2, 2));
}
