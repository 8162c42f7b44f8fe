import { refusedFile } from './refused-file.js';
import { MOST_COLUMNS, MOST_LINES, type Cell, type SheetRow } from './sheet.js';
import { sheetWords } from './sheet-words.js';
import { numberCell, parsePart, readFormats, readSharedTexts, type NumberFormat } from './xlsx-cells.js';
import { XlsxPackage } from './xlsx-package.js';

interface Book {
  readonly sheet: string;
  readonly dates1904: boolean;
  readonly formats: readonly NumberFormat[];
  readonly texts: readonly string[];
}

/**
 * Rows of the workbook's sheet of valuations, or of its first one. A formula counts by the value that was stored with
 * it. @throws 413, 415 or 422, each naming `fichier`.
 */
export async function readXlsx(bytes: Buffer): Promise<SheetRow[]> {
  const file = await XlsxPackage.open(bytes);
  const { sheet, dates1904 } = await findSheet(file);
  const book = { sheet, dates1904, formats: await readFormats(file), texts: await readSharedTexts(file) };
  return readSheet(file, book);
}

async function findSheet(file: XlsxPackage): Promise<Pick<Book, 'sheet' | 'dates1904'>> {
  const targets = new Map<string, string>();
  await parsePart(file, 'xl/_rels/workbook.xml.rels', (parser) => {
    parser.on('opentag', ({ local, attributes }) => {
      const target = attributes['Target']?.value;
      if (local === 'Relationship' && target !== undefined) targets.set(attributes['Id']?.value ?? '', target);
    });
  });
  const sheets: { readonly name: string; readonly relation: string }[] = [];
  let dates1904 = false;
  await parsePart(file, 'xl/workbook.xml', (parser) => {
    parser.on('opentag', ({ local, attributes }) => {
      if (local === 'workbookPr') dates1904 = /^(1|true)$/.test(attributes['date1904']?.value ?? '');
      if (local === 'sheet') {
        sheets.push({ name: attributes['name']?.value ?? '', relation: attributes['r:id']?.value ?? '' });
      }
    });
  });
  const chosen = sheets.find(({ name }) => name === sheetWords().sheetName) ?? sheets[0];
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

async function readSheet(file: XlsxPackage, book: Book): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let line = 0;
  let cells: (Cell | undefined)[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  await parsePart(file, book.sheet, (parser) => {
    parser.on('opentag', ({ local, attributes }) => {
      if (local === 'row') {
        line = lineOf(attributes['r']?.value, line);
        cells = [];
      } else if (local === 'c') {
        cell = {
          column: columnOf(attributes['r']?.value) ?? cells.length,
          type: attributes['t']?.value ?? 'n',
          format: book.formats[Number(attributes['s']?.value ?? 0)] ?? 'plain',
          text: '',
        };
      }
      isValue = local === 'v' || local === 't';
    });
    parser.on('text', (piece) => {
      if (cell !== null && isValue) cell.text += piece;
    });
    parser.on('closetag', ({ local }) => {
      isValue = false;
      if (local === 'c' && cell !== null) {
        if (cell.column < MOST_COLUMNS) cells[cell.column] = valueOf(cell, book);
        cell = null;
      } else if (local === 'row' && cells.some((value) => value !== undefined)) {
        if (rows.length > MOST_LINES) throw refusedFile('fichier_lignes', { max: MOST_LINES });
        rows.push({ line, cells: Array.from(cells) });
      }
    });
  });
  return rows;
}

function valueOf({ type, format, text }: OpenCell, { texts, dates1904 }: Book): Cell | undefined {
  const value = type === 's' ? (texts[Number(text)] ?? '') : text;
  if (value.trim() === '' || type === 'e') return undefined;
  if (type === 'n') return numberCell(value, format, dates1904);
  if (type === 'b') return value === '1' ? sheetWords().words.yes : sheetWords().words.no;
  if (type === 'd') return value.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
  return value;
}

function lineOf(given: string | undefined, previous: number): number {
  const line = Number(given);
  return Number.isSafeInteger(line) && line > previous ? line : previous + 1;
}

/** B2 is 1. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place ?? '')?.[1];
  return letters === undefined
    ? undefined
    : [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
