/**
 * The sheet with people, in the process that reads files: where its headings are, what its columns may be, which rows
 * are no person. Columns that are not taken are cut off here, so that nothing of them leaves this process.
 */
import { createHash } from 'node:crypto';
import { refusedFile } from '../files/refused-file.js';
import { ROWS_LOOKED_AT } from '../files/sheet-choice.js';
import { MOST_LINES, type ReadSheet, type SheetRow } from '../files/sheet.js';
import { orderOf } from './day-cell.js';
import { findHeadings, headingsEndingAt, type FoundHeadings } from './find-headings.js';
import { fieldsOfHeading, ownFieldOf, SHOWN, type Field, type OwnHeadings } from './heading-fields.js';
import { proposeColumns, type ProposedColumn } from './propose-columns.js';
import { plainWords } from './reading-words.js';
import { asideOf, type Aside } from './row-kinds.js';
import { siretsIn } from './sirets.js';

export interface PeopleRow extends SheetRow {
  readonly aside?: Aside;
}

export interface PeopleFacts {
  /** Null when the file has no sheets. */
  readonly sheet: string | null;
  /** The people of the others are counted among their first rows; null when these are all full. */
  readonly sheets: readonly {
    readonly name: string;
    readonly isHidden: boolean;
    readonly people: number | null;
  }[];
  readonly headingLines: readonly number[];
  readonly columns: readonly ProposedColumn[];
  /** Headings of the model that the file has twice. */
  readonly twice: readonly string[];
  /** True for a file that we made: the model, or an export. */
  readonly isOwn: boolean;
  /** A day that stands above the headings, as in « Effectif au 01/09/2026 »: DD/MM/YYYY. */
  readonly titleDay: string | null;
  /** The SIRETs that the file names. */
  readonly sirets: readonly string[];
  /** Days in the texts of any column that show their order. */
  readonly hasDayFirst: boolean;
  readonly hasMonthFirst: boolean;
  /** The same for files with the same headings. */
  readonly signature: string;
}

const DAY = /\b(\d{2}\/\d{2}\/\d{4})\b/;

export class PeopleSheet {
  readonly #rows: readonly SheetRow[];
  readonly #plainHeadings: readonly string[];
  readonly facts: PeopleFacts;

  constructor(
    { rows, sheet, sheets, hiddenColumns }: ReadSheet,
    own: readonly OwnHeadings[],
    headingLine: number | null,
  ) {
    const found =
      (headingLine === null ? findHeadings(rows, own) : headingsEndingAt(rows, headingLine, own)) ?? firstRow(rows);
    const { headings, lines, next } = found;
    this.#rows = rows.slice(next);
    this.#plainHeadings = headings.map(plainWords);
    const above = rows.slice(0, Math.max(0, next - lines.length));
    const ownFields = headings.map((heading) => ownFieldOf(heading, own));
    const people = this.#rows.filter((row) => asideOf(row, this.#plainHeadings, null) === null);
    if (people.length > MOST_LINES) throw refusedFile('fichier_lignes', { max: MOST_LINES });
    this.facts = {
      sheet,
      sheets: sheets.map(({ name, isHidden, rows: first }) => ({
        name,
        isHidden,
        people: name === sheet ? people.length : peopleAmong(first, own),
      })),
      headingLines: lines,
      columns: proposeColumns(headings, people, hiddenColumns, own),
      twice: headings.filter((_, place) => {
        const field = ownFields[place];
        return field !== undefined && field !== SHOWN && ownFields.indexOf(field) !== place;
      }),
      isOwn: ownFields.includes('name'),
      titleDay: dayAbove(above),
      sirets: siretsIn(above, people, this.#plainHeadings),
      ...ordersIn(people),
      signature: createHash('sha256').update(this.#plainHeadings.join('|')).digest('hex'),
    };
  }

  /** The rows with the cells of the taken columns only. */
  *taken(fields: readonly (Field | null)[]): Generator<PeopleRow> {
    const { isOwn } = this.facts;
    for (const row of this.#rows) {
      const cells = row.cells.map((cell, place) =>
        fields[place] === undefined || fields[place] === null ? undefined : cell,
      );
      const aside = asideOf(row, this.#plainHeadings, { fields, isOwn });
      if (cells.some((cell) => cell !== undefined)) yield { ...row, cells, ...(aside !== null && { aside }) };
    }
  }
}

function peopleAmong(rows: readonly SheetRow[], own: readonly OwnHeadings[]): number | null {
  const found = findHeadings(rows, own);
  if (found === null || !found.headings.some((heading) => isOfNames(heading, own))) return 0;
  const headings = found.headings.map(plainWords);
  const people = rows.slice(found.next).filter((row) => asideOf(row, headings, null) === null);
  return rows.length < ROWS_LOOKED_AT ? people.length : null;
}

const isOfNames = (heading: string, own: readonly OwnHeadings[]): boolean =>
  fieldsOfHeading(heading, own).some(({ field }) => /name/.test(field));

/** When no row looks like headings, the first one stands for them, so that a person can choose the columns. */
function firstRow(rows: readonly SheetRow[]): FoundHeadings {
  const [first] = rows;
  const headings = Array.from(first?.cells ?? [], (cell) => String(cell ?? ''));
  return { lines: first === undefined ? [] : [first.line], headings, next: 1, score: 0 };
}

function ordersIn(rows: readonly SheetRow[]): Pick<PeopleFacts, 'hasDayFirst' | 'hasMonthFirst'> {
  const orders = new Set(
    rows.flatMap(({ cells, days = [] }) =>
      cells.flatMap((cell, place) => (cell === undefined || days.includes(place) ? [] : (orderOf(cell) ?? []))),
    ),
  );
  return { hasDayFirst: orders.has('day'), hasMonthFirst: orders.has('month') };
}

function dayAbove(rows: readonly SheetRow[]): string | null {
  for (const { cells } of rows) {
    for (const cell of cells) {
      const day = typeof cell === 'string' ? DAY.exec(cell)?.[1] : undefined;
      if (day !== undefined) return day;
    }
  }
  return null;
}
