import { posix } from 'node:path';
import { type OpenedTag, readPart } from './archive-part.js';
import type { OfficeArchive } from './office-archive.js';
import { refusedFile } from './refused-file.js';
import { placeWithin, RowCollector } from './row-collector.js';
import { chooseSheet, ROWS_LOOKED_AT } from './sheet-choice.js';
import {
  LAST_COLUMN,
  LAST_LINE,
  MOST_COLUMNS,
  UNCOMPUTED,
  type BookWords,
  type Cell,
  type LookedAtSheet,
  type NamedSheet,
  type ReadSheet,
  type SheetWish,
  unreadableCode,
} from './sheet.js';
import { numberCell, readFormats, readSharedTexts, unescaped, type NumberFormat } from './xlsx-cells.js';

interface Book {
  readonly dates1904: boolean;
  readonly formats: readonly NumberFormat[];
  readonly texts: readonly string[];
  readonly words: BookWords;
}

interface BookSheet extends NamedSheet {
  readonly part: string;
}

/** A formula counts with its stored value. @throws 413, 415 or 422, each naming `fichier` */
export async function readXlsx(file: OfficeArchive, words: BookWords, wish: SheetWish): Promise<ReadSheet> {
  const [main] = (await relationsOf(file, '')).filter(({ type }) => type === 'officeDocument');
  if (main === undefined) throw refusedFile('fichier_illisible');
  const relations = await relationsOf(file, main.part);
  const part = (wanted: string): string | undefined => relations.find(({ type }) => type === wanted)?.part;
  const { sheets, dates1904 } = await readBook(file, main.part, relations);
  const formats = await readFormats(file, part('styles'));
  const book = { dates1904, formats, texts: await readSharedTexts(file, part('sharedStrings')), words };
  const looked: LookedAtSheet[] = [];
  const kept = { cells: 0, signs: 0 };
  for (const { name, isHidden, part: place } of sheets) {
    const { rows } = sheets.length === 1 ? { rows: [] } : await readSheet(file, place, book, ROWS_LOOKED_AT, kept);
    looked.push({ name, isHidden, rows });
  }
  const { name } = chooseSheet(looked, wish);
  const place = sheets[looked.findIndex((sheet) => sheet.name === name)]?.part ?? '';
  return { ...(await readSheet(file, place, book)), sheet: name, sheets: looked };
}

interface Relation {
  readonly id: string;
  /** The last word of the relation's type. The part before it differs between editions of the standard. */
  readonly type: string;
  readonly part: string;
}

async function relationsOf(file: OfficeArchive, part: string): Promise<readonly Relation[]> {
  const folder = posix.dirname(part);
  const relations: Relation[] = [];
  await readPart(file, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    opened: ({ local, attribute }) => {
      const target = attribute('Target');
      if (local !== 'Relationship' || target === undefined) return;
      const found = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      relations.push({ id: attribute('Id') ?? '', type: posix.basename(attribute('Type') ?? ''), part: found });
    },
  });
  return relations;
}

async function readBook(
  file: OfficeArchive,
  part: string,
  relations: readonly Relation[],
): Promise<{ readonly sheets: readonly BookSheet[]; readonly dates1904: boolean }> {
  const targets = new Map(relations.map((relation) => [relation.id, relation.part]));
  const sheets: BookSheet[] = [];
  let dates1904 = false;
  await readPart(file, part, {
    opened: ({ local, attribute, relation }) => {
      if (local === 'workbookPr') dates1904 = isYes(attribute('date1904'));
      if (local !== 'sheet') return;
      const target = targets.get(relation() ?? '');
      if (target === undefined) throw refusedFile('fichier_illisible');
      const isHidden = /hidden$/i.test(attribute('state') ?? '');
      sheets.push({ name: attribute('name') ?? '', isHidden, part: target });
    },
  });
  return { sheets, dates1904 };
}

const isYes = (value: string | undefined): boolean => value === '1' || value === 'true';

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly format: NumberFormat;
  isFormula: boolean;
  hasValue: boolean;
  text: string;
}

/** Reads at most `most` rows. */
async function readSheet(
  file: OfficeArchive,
  part: string,
  book: Book,
  most = Infinity,
  kept = { cells: 0, signs: 0 },
): Promise<Pick<ReadSheet, 'rows' | 'hiddenColumns'>> {
  const collector = new RowCollector(kept);
  const hiddenColumns = new Set<number>();
  let line = 0;
  let isHidden = false;
  let cells: (Cell | undefined)[] = [];
  let days: number[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  /** The number of cells read so far in the open row, and the column of the next cell. */
  let read = 0;
  let next = 0;
  await readPart(file, part, {
    opened: ({ local, attribute }) => {
      if (local === 'col' && isYes(attribute('hidden')))
        placesOf(attribute).forEach((place) => hiddenColumns.add(place));
      if (local === 'row') {
        read = 0;
        next = 0;
        line = lineOf(attribute('r'), line);
        isHidden = isYes(attribute('hidden'));
        cells = [];
        days = [];
      } else if (local === 'c') {
        read += 1;
        if (read > LAST_COLUMN) throw refusedFile('fichier_trop_lourd');
        const column = columnOf(attribute('r')) ?? next;
        next = column + 1;
        cell = {
          column,
          type: attribute('t') ?? 'n',
          format: book.formats[Number(attribute('s') ?? 0)] ?? 'plain',
          isFormula: false,
          hasValue: false,
          text: '',
        };
      } else if (local === 'f' && cell !== null) cell.isFormula = true;
      isValue = local === 'v' || local === 't';
      if (isValue && cell !== null) cell.hasValue = true;
    },
    text: (piece) => {
      if (cell !== null && isValue) cell.text += piece;
    },
    closed: ({ local }) => {
      isValue = false;
      if (local === 'c' && cell !== null) {
        const value = valueOf(cell, book);
        if (value !== undefined) cells[placeWithin(cell.column)] = value;
        if (cell.format === 'day' && typeof value === 'string' && cell.type === 'n') days.push(cell.column);
        cell = null;
      } else if (local === 'row') {
        if (collector.rows.length < most) collector.add(line, Array.from(cells), isHidden, days);
        cells = [];
      }
    },
    isDone: () => collector.rows.length >= most,
  });
  return { rows: collector.rows, hiddenColumns: [...hiddenColumns] };
}

function valueOf(cell: OpenCell, { texts, dates1904, words }: Book): Cell | undefined {
  const { type, format, isFormula, hasValue, text } = cell;
  const value = type === 's' && text !== '' ? texts[Number(text)] : text;
  if (value === undefined) throw refusedFile('fichier_illisible');
  if (value.trim() === '') {
    // A formula whose result is an empty text has a type and a value that say so. A formula that was never computed has no
    // value.
    return isFormula && !(type === 'str' && hasValue) ? UNCOMPUTED : undefined;
  }
  if (type === 'e') return unreadableCode(value) === null ? UNCOMPUTED : value;
  if (type === 'n') return numberCell(value, format, dates1904);
  if (type === 'b') return value === '1' ? words.yes : words.no;
  if (type === 'd') return value.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
  return type === 's' ? value : unescaped(value);
}

function lineOf(given: string | undefined, previous: number): number {
  const stated = Number(given);
  const line = Number.isSafeInteger(stated) && stated > previous ? stated : previous + 1;
  if (line > LAST_LINE) throw refusedFile('fichier_trop_lourd');
  return line;
}

/** B2 is 1. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place ?? '')?.[1];
  return letters === undefined
    ? undefined
    : [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function placesOf(attribute: OpenedTag['attribute']): readonly number[] {
  const [from, to] = [Number(attribute('min')), Math.min(Number(attribute('max')), MOST_COLUMNS)];
  return from >= 1 && to >= from
    ? Array.from({ length: Math.floor(to - from) + 1 }, (_, index) => from - 1 + index)
    : [];
}
