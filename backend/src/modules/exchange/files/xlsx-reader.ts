import { refusedFile } from './refused-file.js';
import { RowCollector } from './row-collector.js';
import { LAST_COLUMN, LAST_LINE, MOST_COLUMNS, type BookWords, type Cell, type SheetRow } from './sheet.js';
import { numberCell, readFormats, readSharedTexts, type NumberFormat } from './xlsx-cells.js';
import { XlsxPackage } from './xlsx-package.js';
import { readPart } from './xlsx-part.js';

interface Book {
  readonly sheet: string;
  readonly dates1904: boolean;
  readonly formats: readonly NumberFormat[];
  readonly texts: readonly string[];
  readonly words: BookWords;
}

/**
 * Rows of the workbook's sheet of valuations, or of its first one. A formula counts by the value that was stored with
 * it. @throws 413, 415 or 422, each naming `fichier`.
 */
export async function readXlsx(bytes: Uint8Array, words: BookWords): Promise<readonly SheetRow[]> {
  const file = await XlsxPackage.open(bytes);
  const { sheet, dates1904 } = await findSheet(file, words.sheetName);
  return readSheet(file, {
    sheet,
    dates1904,
    formats: await readFormats(file),
    texts: await readSharedTexts(file),
    words,
  });
}

async function findSheet(file: XlsxPackage, sheetName: string): Promise<Pick<Book, 'sheet' | 'dates1904'>> {
  const targets = new Map<string, string>();
  await readPart(file, 'xl/_rels/workbook.xml.rels', {
    opened: ({ local, attribute }) => {
      const target = attribute('Target');
      if (local === 'Relationship' && target !== undefined) targets.set(attribute('Id') ?? '', target);
    },
  });
  const sheets: { readonly name: string; readonly relation: string }[] = [];
  let dates1904 = false;
  await readPart(file, 'xl/workbook.xml', {
    opened: ({ local, attribute }) => {
      if (local === 'workbookPr') dates1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (local === 'sheet') sheets.push({ name: attribute('name') ?? '', relation: attribute('r:id') ?? '' });
    },
  });
  const chosen = sheets.find(({ name }) => name === sheetName) ?? sheets[0];
  const target = chosen === undefined ? undefined : targets.get(chosen.relation);
  if (target === undefined) throw refusedFile('fichier_illisible');
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, dates1904 };
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly format: NumberFormat;
  text: string;
}

async function readSheet(file: XlsxPackage, book: Book): Promise<readonly SheetRow[]> {
  const collector = new RowCollector();
  let line = 0;
  let cells: (Cell | undefined)[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  /** Cells of the open row. */
  let read = 0;
  await readPart(file, book.sheet, {
    opened: ({ local, attribute }) => {
      if (local === 'row') {
        read = 0;
        line = lineOf(attribute('r'), line);
        cells = [];
      } else if (local === 'c') {
        read += 1;
        if (read > LAST_COLUMN) throw refusedFile('fichier_trop_lourd');
        cell = {
          column: columnOf(attribute('r')) ?? cells.length,
          type: attribute('t') ?? 'n',
          format: book.formats[Number(attribute('s') ?? 0)] ?? 'plain',
          text: '',
        };
      }
      isValue = local === 'v' || local === 't';
    },
    text: (piece) => {
      if (cell !== null && isValue) cell.text += piece;
    },
    closed: ({ local }) => {
      isValue = false;
      if (local === 'c' && cell !== null) {
        if (cell.column < MOST_COLUMNS) cells[cell.column] = valueOf(cell, book);
        cell = null;
      } else if (local === 'row') {
        collector.add(line, Array.from(cells));
        cells = [];
      }
    },
  });
  return collector.rows;
}

function valueOf({ type, format, text }: OpenCell, { texts, dates1904, words }: Book): Cell | undefined {
  const value = type === 's' ? (texts[Number(text)] ?? '') : text;
  if (value.trim() === '' || type === 'e') return undefined;
  if (type === 'n') return numberCell(value, format, dates1904);
  if (type === 'b') return value === '1' ? words.yes : words.no;
  if (type === 'd') return value.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
  return value;
}

function lineOf(given: string | undefined, previous: number): number {
  const told = Number(given);
  const line = Number.isSafeInteger(told) && told > previous ? told : previous + 1;
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
