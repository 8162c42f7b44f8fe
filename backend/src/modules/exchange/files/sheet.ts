/** A spreadsheet in this module's own form, for every format. */

/** The content of a cell after reading. Days are texts (DD/MM/YYYY), yes and no are words. */
export type Cell = string | number;

/** A share in a cell's notation: 0.8 is '80 %'. Without the sign, a share of 1 % or less could look like a fraction. */
export const percentCell = (fraction: number): Cell =>
  `${String(Number((fraction * 100).toPrecision(12))).replace('.', ',')}\u00a0%`;

/** A row with content, and its number in the file; the first row is 1. */
export interface SheetRow {
  readonly line: number;
  /** The cells by column. A blank cell is missing. */
  readonly cells: readonly (Cell | undefined)[];
  readonly isHidden?: true;
  /** The columns whose cells hold a real day and no text that looks like one. */
  readonly days?: readonly number[];
}

/** The non-blank rows of a file, and remarks about the sheet. */
export interface ReadSheet extends SheetFacts {
  readonly rows: readonly SheetRow[];
}

export interface SheetFacts {
  /** The name of the sheet that was read, and all sheets. Null and empty for a file without sheets. */
  readonly sheet: string | null;
  readonly sheets: readonly LookedAtSheet[];
  readonly hiddenColumns: readonly number[];
}

export interface NamedSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface LookedAtSheet extends NamedSheet {
  /** The first rows; none when the file has one sheet only. */
  readonly rows: readonly SheetRow[];
}

/** How the sheet is chosen: by its name, or as the one whose first rows score best. */
export interface SheetWish {
  readonly name: string | null;
  readonly score: (first: readonly SheetRow[]) => number;
}

/** The content of a cell whose formula was never computed. */
export const UNCOMPUTED = '#FORMULE!';

export type ValueKind = 'text' | 'whole' | 'decimal' | 'percent' | 'money' | 'day';

/** The value of a written cell. Days are YYYY-MM-DD. */
export type Value = string | number | null;

export interface WrittenColumn {
  readonly heading: string;
  readonly kind: ValueKind;
  /** The width of the column in characters. */
  readonly width: number;
  /** The allowed values, which the spreadsheet offers: words, or the address of a range. */
  readonly choices?: readonly string[] | { readonly range: string };
}

export interface SheetHead {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
}

export interface WrittenSheet extends SheetHead {
  readonly rows: Iterable<readonly Value[]>;
}

export interface SheetWriter {
  /** Rows of the sheet with that number. The sheets come in order. */
  add(sheet: number, rows: readonly (readonly Value[])[]): void;
  end(): Buffer;
}

export type FileFormat = 'xlsx' | 'csv';

export interface BookWords {
  readonly yes: string;
  readonly no: string;
}

/** People of a file. */
export const MOST_LINES = 5_000;
export const LARGEST_FILE = 5 * 1024 * 1024;
export const MOST_COLUMNS = 256;

/** The most rows in spreadsheet programs, blank ones included. A file with more was made by hand. */
export const LAST_LINE = 1_048_576;
export const LAST_COLUMN = 16_384;

/** Error values of spreadsheets, in English and French. Hashes mean that a column was too narrow to show its value. */
const ERROR = /^(?:#N\/[AD]|#DIV\/0 ?!|#[A-ZÀ-Ü_/]{2,20} ?[!?]|#GETTING_DATA|##+|Err ?: ?\d{3})$/i;
/** Signs of a text that was read, here or before, in the wrong encoding. */
const GARBLED = /[\u0080-\u009F\uFFFD]|Ã[\u00A0-\u00BF]|â€/;

/** Why a cell with content cannot be read. */
export function unreadableCode(cell: Cell): 'cellule_formule' | 'cellule_erreur' | 'cellule_illisible' | null {
  if (typeof cell === 'number') return null;
  if (cell === UNCOMPUTED) return 'cellule_formule';
  if (ERROR.test(cell.trim())) return 'cellule_erreur';
  return GARBLED.test(cell) ? 'cellule_illisible' : null;
}
