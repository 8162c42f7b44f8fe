/** The messages of the file process: a file is read or written some rows at a time. */
import { CsvWriter } from './csv-writer.js';
import { findHeadings } from '../reading/find-headings.js';
import type { Field, OwnHeadings } from '../reading/heading-fields.js';
import { PeopleSheet, type PeopleFacts, type PeopleRow } from '../reading/people-sheet.js';
import type { BookWords, FileFormat, SheetHead, SheetWriter, SheetWish, Value, ReadSheet } from './sheet.js';
import { XlsxWriter } from './xlsx-writer.js';
import { readCsv } from './csv-reader.js';
import { kindOf } from './file-kind.js';
import { readOds } from './ods-reader.js';
import { OfficeArchive } from './office-archive.js';
import { readXlsx } from './xlsx-reader.js';

/** The rows of an uploaded file, without blank ones. @throws 413, 415 or 422, each naming `fichier` */
export async function readTable(bytes: Uint8Array, words: BookWords, wish = FIRST_SHEET): Promise<ReadSheet> {
  if (kindOf(bytes) === 'csv') return { rows: readCsv(bytes), sheet: null, sheets: [], hiddenColumns: [] };
  const file = await OfficeArchive.open(bytes);
  return file.has('content.xml') ? readOds(file, words, wish) : readXlsx(file, words, wish);
}

const FIRST_SHEET: SheetWish = { name: null, score: () => 0 };

/** A file with people: the headings of the model's columns, and the sheet and row of headings if a person chose them. */
export interface PeopleQuestion {
  readonly people: Uint8Array;
  readonly words: BookWords;
  readonly own: readonly OwnHeadings[];
  readonly sheet: string | null;
  readonly headingLine: number | null;
}

export type SheetQuestion =
  /** A file to read. The message `more` then asks for its rows. */
  | { readonly read: Uint8Array; readonly words: BookWords }
  | PeopleQuestion
  /** The field of each column of the people's sheet. The message `more` then asks for its rows. */
  | { readonly take: readonly (Field | null)[] }
  | { readonly more: true }
  | { readonly write: readonly [SheetHead, ...SheetHead[]]; readonly format: FileFormat }
  | { readonly sheet: number; readonly rows: readonly (readonly Value[])[] }
  | { readonly end: true };

/** The facts about the people's sheet; the next rows (none at the end); the written file; or nothing but the turn to ask. */
export type SheetAnswer = PeopleFacts | { readonly rows: readonly PeopleRow[] } | { readonly file: Uint8Array } | null;

/** The most cells in one message, because the asking process unpacks them on its event loop. */
const CELLS_AT_ONCE = 5_000;

export class SheetWork {
  #rows: Iterator<readonly PeopleRow[]> = [].values();
  #people: PeopleSheet | undefined;
  #writer: SheetWriter | undefined;

  async answer(question: SheetQuestion): Promise<SheetAnswer> {
    if ('read' in question) {
      this.#rows = slices((await readTable(question.read, question.words)).rows);
      return null;
    }
    if ('people' in question) return this.people(question);
    if ('take' in question) {
      if (this.#people !== undefined) this.#rows = slices(this.#people.taken(question.take));
      return null;
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

  private async people({ people, words, own, sheet, headingLine }: PeopleQuestion): Promise<PeopleFacts> {
    const score: SheetWish['score'] = (rows) => findHeadings(rows, own)?.score ?? 0;
    this.#people = new PeopleSheet(await readTable(people, words, { name: sheet, score }), own, headingLine);
    return this.#people.facts;
  }
}

function* slices(rows: Iterable<PeopleRow>): Generator<readonly PeopleRow[]> {
  let slice: PeopleRow[] = [];
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
