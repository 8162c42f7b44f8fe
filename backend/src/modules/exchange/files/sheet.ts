/** A spreadsheet as this module handles it, whatever its format. */

/** What a cell holds once it is read: days are texts (DD/MM/YYYY), yes and no are words. */
export type Cell = string | number;

/** A share as its cell shows it: 0.8 is '80 %'. Without the sign, a share of 1 % or less might be meant for a fraction. */
export const percentCell = (fraction: number): Cell =>
  `${String(Number((fraction * 100).toPrecision(12))).replace('.', ',')}\u00a0%`;

/** A row that is not blank, with its number in the file; the first row is 1. */
export interface SheetRow {
  readonly line: number;
  /** By place of the column; a blank cell is absent. */
  readonly cells: readonly (Cell | undefined)[];
  readonly isHidden?: true;
}

/** The rows of a file, blank ones left out, and what a person is to be told of the sheet. */
export interface ReadSheet extends SheetTold {
  readonly rows: readonly SheetRow[];
}

export interface SheetTold {
  /** The name of the sheet, where it was chosen among several. */
  readonly chosen: string | null;
  /** Places of columns. */
  readonly hiddenColumns: readonly number[];
}

/** What stands in a cell whose formula was never computed. */
export const UNCOMPUTED = '#FORMULE!';

export type ValueKind = 'text' | 'whole' | 'decimal' | 'percent' | 'money' | 'day';

/** What a cell is written from; days as YYYY-MM-DD. */
export type Value = string | number | null;

export interface WrittenColumn {
  readonly heading: string;
  readonly kind: ValueKind;
  /** In characters. */
  readonly width: number;
  /** The values that the spreadsheet offers and admits: words, or the address of a range. */
  readonly choices?: readonly string[] | { readonly range: string };
}

export interface SheetHead {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
}

export interface WrittenSheet extends SheetHead {
  readonly rows: Iterable<readonly Value[]>;
}

/** Writes the sheets that it was made for, some rows at a time. */
export interface SheetWriter {
  /** Rows of the sheet at that place, the sheets in their order. */
  add(sheet: number, rows: readonly (readonly Value[])[]): void;
  /** The whole file. */
  end(): Buffer;
}

export type FileFormat = 'xlsx' | 'csv';

/** What a workbook's reader has to know of ours. */
export interface BookWords {
  /** Of the sheet that is read, when there are several. */
  readonly sheetName: string;
  /** Else the first one is read that has a heading of each of these. */
  readonly headings: readonly ReadonlySet<string>[];
  readonly yes: string;
  readonly no: string;
}

/** Rows of a file beside its headings. */
export const MOST_LINES = 5_000;
export const LARGEST_FILE = 5 * 1024 * 1024;
export const MOST_COLUMNS = 256;

/** Spreadsheet programs have no more, blank ones included: what has more was made by hand. */
export const LAST_LINE = 1_048_576;
export const LAST_COLUMN = 16_384;
