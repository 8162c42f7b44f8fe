/** The messages of the file process: a file is read or written some rows at a time. */
import { CsvWriter } from './csv-writer.js';
import type { BookWords, FileFormat, SheetHead, SheetRow, SheetFacts, SheetWriter, Value, ReadSheet } from './sheet.js';
import { XlsxWriter } from './xlsx-writer.js';
import { readCsv } from './csv-reader.js';
import { kindOf } from './file-kind.js';
import { readOds } from './ods-reader.js';
import { OfficeArchive } from './office-archive.js';
import { readXlsx } from './xlsx-reader.js';

/** The rows of an uploaded file, without blank ones. @throws 413, 415 or 422, each naming `fichier` */
export async function readTable(bytes: Uint8Array, words: BookWords): Promise<ReadSheet> {
  if (kindOf(bytes) === 'csv') return { rows: await readCsv(bytes), chosen: null, hiddenColumns: [] };
  const file = await OfficeArchive.open(bytes);
  return file.has('content.xml') ? readOds(file, words) : readXlsx(file, words);
}

export type SheetQuestion =
  /** A file to read. The message `more` then asks for its rows. */
  | { readonly read: Uint8Array; readonly words: BookWords }
  | { readonly more: true }
  | { readonly write: readonly [SheetHead, ...SheetHead[]]; readonly format: FileFormat }
  | { readonly sheet: number; readonly rows: readonly (readonly Value[])[] }
  | { readonly end: true };

/**
 * The facts about the sheet; the next rows (none at the end); the written file; or nothing while the process waits for more
 * rows.
 */
export type SheetAnswer = SheetFacts | { readonly rows: readonly SheetRow[] } | { readonly file: Uint8Array } | null;

/** The most cells in one message, because the asking process unpacks them on its event loop. */
const CELLS_AT_ONCE = 5_000;

export class SheetWork {
  #rows: Iterator<readonly SheetRow[]> = [].values();
  #writer: SheetWriter | undefined;

  async answer(question: SheetQuestion): Promise<SheetAnswer> {
    if ('read' in question) {
      const { rows, ...facts } = await readTable(question.read, question.words);
      this.#rows = slices(rows);
      return facts;
    }
    if ('more' in question) {
      const next = this.#rows.next();
      return { rows: next.done === true ? [] : next.value };
    }
    if ('write' in question) {
      const { write, format } = question;
      this.#writer = format === 'xlsx' ? new XlsxWriter(write) : new CsvWriter(write[0]);
      return null;
    }
    if ('end' in question) return this.#writer === undefined ? null : { file: this.#writer.end() };
    this.#writer?.add(question.sheet, question.rows);
    return null;
  }
}

function* slices(rows: readonly SheetRow[]): Generator<readonly SheetRow[]> {
  let slice: SheetRow[] = [];
  let cells = 0;
  for (const row of rows) {
    slice.push(row);
    cells += row.cells.length;
    if (cells < CELLS_AT_ONCE) continue;
    yield slice;
    slice = [];
    cells = 0;
  }
  if (slice.length > 0) yield slice;
}
