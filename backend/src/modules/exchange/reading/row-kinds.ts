/** Rows under the headings that are no person. */
import type { Cell, SheetRow } from '../files/sheet.js';
import type { Field } from './heading-fields.js';
import { hasPhrase, plainWords, readingWords } from './reading-words.js';

export type Aside = 'heading' | 'total' | 'title' | 'hidden';

export interface TakenColumns {
  readonly fields: readonly (Field | null)[];
  readonly isOwn: boolean;
}

/** Columns from which on a row with one cell is a title and no person. */
const SEVERAL = 3;
const FIRST_CELLS = 3;
/** « Page 2 / 7 », beside the title that each printed page repeats. */
const PAGE = /^\s*page\s+\d+(?:\s*(?:\/|sur|de)\s*\d+)?\s*$/i;

/** @param headings their plain words */
export function asideOf(
  { cells, isHidden }: SheetRow,
  headings: readonly string[],
  taken: TakenColumns | null,
): Aside | null {
  if (isRepeated(cells, headings)) return 'heading';
  const at = (...wanted: readonly Field[]): readonly Cell[] =>
    cells.filter((cell, place): cell is Cell => cell !== undefined && wanted.includes(taken?.fields[place] ?? ''));
  const hasFunction =
    at('function').some((cell) => /\p{L}/u.test(String(cell))) ||
    at('functionId').some((cell) => String(cell).trim() !== '');
  if (!hasFunction && isTotal(cells, at('name', 'last_name', 'name_first', 'birth_name'))) return 'total';
  const filled = cells.filter((cell) => cell !== undefined);
  if (!hasFunction && filled.some((cell) => typeof cell === 'string' && PAGE.test(cell))) return 'title';
  const columns = headings.filter((heading) => heading !== '').length;
  const [only] = filled;
  if (
    filled.length === 1 &&
    only !== undefined &&
    columns >= SEVERAL &&
    taken?.isOwn !== true &&
    isTitle(only, cells, taken)
  )
    return 'title';
  return isHidden === true ? 'hidden' : null;
}

/** Headings again, as at the top of each printed page. */
function isRepeated(cells: readonly (Cell | undefined)[], headings: readonly string[]): boolean {
  const filled = cells.flatMap((cell, place) => (cell === undefined ? [] : [{ cell, place }]));
  const isSame = ({ cell, place }: (typeof filled)[number]): boolean =>
    headings[place] !== '' && plainWords(String(cell)) === headings[place];
  // The first cells tell of most rows that they are no headings.
  if (!filled.slice(0, FIRST_CELLS).some(isSame)) return false;
  const same = filled.filter(isSame);
  return same.length > 1 && same.length * 2 > filled.length;
}

/** A row whose first text, or whose name, begins with a word for a total. */
function isTotal(cells: readonly (Cell | undefined)[], names: readonly Cell[]): boolean {
  const begins = (cell: Cell | undefined): boolean => {
    if (typeof cell !== 'string') return false;
    const plain = plainWords(cell);
    return readingWords().totals.some((word) => plain === word || plain.startsWith(`${word} `)) && !isLongerWord(cell);
  };
  return begins(cells.find((cell) => cell !== undefined)) || names.some(begins);
}

/** « Total-Martin » or « Moyenne d’Arc » would be a name. */
const isLongerWord = (cell: string): boolean => /^\p{L}+['’-]\p{L}/u.test(cell) && !/^sous-/i.test(cell);

/** One cell alone is a person only when it stands in a column of whole names and looks like a name. */
function isTitle(only: Cell, cells: readonly (Cell | undefined)[], taken: TakenColumns | null): boolean {
  const field = taken?.fields[cells.indexOf(only)] ?? null;
  const isName = field === 'name' || field === 'name_first';
  return (
    !isName ||
    typeof only === 'number' ||
    !/^[\p{L}'’ .-]{3,60}$/u.test(only) ||
    hasPhrase(plainWords(only), readingWords().sections)
  );
}
