/** Finds the row or rows of headings among titles, blank rows, notes and people. */
import { dayLike } from './cell-kinds.js';
import type { SheetRow } from '../files/sheet.js';
import { fieldsOfHeading, SHOWN, Strength, type OwnHeadings } from './heading-fields.js';

export interface FoundHeadings {
  /** The row numbers of the headings in the file. */
  readonly lines: readonly number[];
  readonly headings: readonly string[];
  /** Index of the first row below them. */
  readonly next: number;
  readonly score: number;
}

/** Headings stand above the people, at most this many rows with content from the top. */
export const MOST_ROWS_ABOVE = 60;
const MOST_HEADING_ROWS = 3;
/** The share of cells in a heading row that may be numbers, such as a year. */
const MOST_NUMBERS = 0.25;
const SEVERAL_FIELDS = 2;

/** The best window of one to three rows; null when no row looks like headings. */
export function findHeadings(rows: readonly SheetRow[], own: readonly OwnHeadings[]): FoundHeadings | null {
  let best: FoundHeadings | null = null;
  for (let first = 0; first < Math.min(rows.length, MOST_ROWS_ABOVE); first += 1) {
    for (let count = 1; count <= MOST_HEADING_ROWS; count += 1) {
      const window = rows.slice(first, first + count);
      if (window.length < count || !isHeadingBlock(window)) break;
      const found = headingsOf(window, first, own);
      // More rows must tell clearly more than fewer ones.
      if (found.score > (best?.score ?? 0) + (count > 1 ? 1 : 0)) best = found;
    }
  }
  return best;
}

/** The headings that end at this row of the file, for a person who has chosen it. */
export function headingsEndingAt(
  rows: readonly SheetRow[],
  line: number,
  own: readonly OwnHeadings[],
): FoundHeadings | null {
  const last = rows.findIndex((row) => row.line === line);
  if (last < 0) return null;
  const found = findHeadings(rows.slice(0, last + 1), own);
  return found?.lines.at(-1) === line ? found : headingsOf(rows.slice(last, last + 1), last, own);
}

function headingsOf(window: readonly SheetRow[], first: number, own: readonly OwnHeadings[]): FoundHeadings {
  const headings = textsOf(window);
  return {
    lines: window.map(({ line }) => line),
    headings,
    next: first + window.length,
    score: scoreOf(headings, own),
  };
}

function isHeadingBlock(window: readonly SheetRow[]): boolean {
  return window.every(({ line, cells }, place) => {
    const filled = cells.filter((cell) => cell !== undefined);
    const numbers = filled.filter((cell) => typeof cell === 'number' || dayLike(cell)).length;
    const before = window[place - 1];
    return numbers <= filled.length * MOST_NUMBERS && (before === undefined || line === before.line + 1);
  });
}

/** A heading over several rows is read downwards. A title over several columns does not count for each of them. */
function textsOf(window: readonly SheetRow[]): readonly string[] {
  const width = Math.max(...window.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, place) => {
    const texts = window.map(({ cells }, row) => {
      const cell = cells[place];
      return cell === undefined || isGroupTitle(window, row, place) ? '' : String(cell).trim();
    });
    return texts.filter((text) => text !== '').join(' ');
  });
}

/** A cell over a filled one whose neighbour above is blank and below is filled, as in merged titles. */
function isGroupTitle(window: readonly SheetRow[], row: number, place: number): boolean {
  const above = window[row]?.cells;
  const below = window.slice(row + 1);
  const isFilled = (at: number): boolean => below.some(({ cells }) => cells[at] !== undefined);
  return isFilled(place) && isFilled(place + 1) && above?.[place + 1] === undefined;
}

function scoreOf(headings: readonly string[], own: readonly OwnHeadings[]): number {
  const best = new Map<string, number>();
  for (const heading of headings) {
    for (const { field, strength } of fieldsOfHeading(heading, own)) {
      if (field === SHOWN) continue;
      best.set(field, Math.max(best.get(field) ?? 0, strength));
    }
  }
  const names = [...best].filter(([field]) => /name/.test(field));
  const tells = (field: string): boolean => (best.get(field) ?? 0) >= Strength.part;
  const certain = [...best.values()].filter((strength) => strength >= Strength.part).length;
  const isNameAlone = headings.length === 1 && (best.get('name') ?? 0) >= Strength.whole;
  const namesSomeone = names.some(([, strength]) => strength >= Strength.part);
  if (!isNameAlone && !(certain >= SEVERAL_FIELDS && (namesSomeone || tells('function') || tells('functionId'))))
    return 0;
  return [...best.values()].reduce((sum, strength) => sum + (strength === Strength.weak ? 0.5 : strength), 0);
}
