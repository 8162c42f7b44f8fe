/** Spreadsheets of LibreOffice, and of programs that write its format. */
import { readPart, type OpenedTag } from './archive-part.js';
import type { OfficeArchive } from './office-archive.js';
import { refusedFile, unacceptedFile } from './refused-file.js';
import { placeWithin, RowCollector } from './row-collector.js';
import { chooseSheet, ROWS_LOOKED_AT } from './sheet-choice.js';
import {
  LAST_COLUMN,
  LAST_LINE,
  MOST_COLUMNS,
  percentCell,
  UNCOMPUTED,
  type BookWords,
  type Cell,
  type NamedSheet,
  type ReadSheet,
  type SheetWish,
  unreadableCode,
} from './sheet.js';

const SPREADSHEET = /^application\/vnd\.oasis\.opendocument\.spreadsheet/;
const CONTENT = 'content.xml';
/** The most spaces that one element may stand for. */
const MOST_SPACES = 100;

/** Rows of one sheet. @throws 413, 415 or 422, each naming `fichier` */
export async function readOds(file: OfficeArchive, words: BookWords, wish: SheetWish): Promise<ReadSheet> {
  const manifest = file.has('META-INF/manifest.xml') ? await file.text('META-INF/manifest.xml') : '';
  if (file.has('encrypted-package') || manifest.includes('encryption-data')) throw unacceptedFile('fichier_protege');
  if (!SPREADSHEET.test(await file.text('mimetype'))) throw unacceptedFile('fichier_inconnu');
  const heads = await readSheets(file, words, () => ROWS_LOOKED_AT);
  const looked = heads.map(({ name, isHidden, rows: first }) => ({
    name,
    isHidden,
    rows: heads.length > 1 ? first : [],
  }));
  const sheet = chooseSheet(looked, wish);
  const wanted = looked.indexOf(sheet);
  const { rows, hiddenColumns } =
    (await readSheets(file, words, (place) => (place === wanted ? Infinity : 0)))[wanted] ?? noSheet();
  return { rows, hiddenColumns, sheet: sheet.name, sheets: looked };
}

function noSheet(): never {
  throw refusedFile('fichier_illisible');
}

type OdsSheet = NamedSheet & Pick<ReadSheet, 'rows' | 'hiddenColumns'>;

interface OpenCell {
  readonly attribute: OpenedTag['attribute'];
  readonly depth: number;
  readonly times: number;
  readonly paragraphs: string[];
}

interface OpenRow {
  readonly cells: (Cell | undefined)[];
  readonly days: number[];
  readonly times: number;
  readonly isHidden: boolean;
  /** The number of cells read so far, and the column of the next cell. */
  read: number;
  next: number;
}

async function readSheets(
  file: OfficeArchive,
  words: BookWords,
  most: (place: number) => number,
): Promise<readonly OdsSheet[]> {
  const sheets: (OdsSheet & { readonly hiddenColumns: number[] })[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let depth = 0;
  const kept = { cells: 0, signs: 0 };
  let collector = new RowCollector(kept);
  let line = 0;
  let columns = 0;
  let row: OpenRow | null = null;
  let cell: OpenCell | null = null;
  let isText = false;
  await readPart(file, CONTENT, {
    opened: ({ local, attribute }) => {
      depth += 1;
      const isShown = (attribute('table:visibility') ?? 'visible') === 'visible';
      if (local === 'style') style = attribute('style:name') ?? '';
      if (local === 'table-properties' && attribute('table:display') === 'false') hiddenStyles.add(style);
      if (cell !== null) {
        if (local === 'p' && depth === cell.depth + 1) {
          isText = true;
          cell.paragraphs.push('');
        } else if (isText) write(cell, signsOf(local, attribute));
      } else if (local === 'table') {
        collector = new RowCollector(kept);
        line = 0;
        columns = 0;
        const isHidden = hiddenStyles.has(attribute('table:style-name') ?? '');
        sheets.push({ name: attribute('table:name') ?? '', isHidden, rows: collector.rows, hiddenColumns: [] });
      } else if (local === 'table-column') {
        const end = Math.min(columns + timesOf(attribute('table:number-columns-repeated')), MOST_COLUMNS);
        for (; columns < end; columns += 1) if (!isShown) sheets.at(-1)?.hiddenColumns.push(columns);
      } else if (local === 'table-row') {
        const times = timesOf(attribute('table:number-rows-repeated'));
        row = { cells: [], days: [], times, isHidden: !isShown, read: 0, next: 0 };
      } else if (row !== null && /^(covered-)?table-cell$/.test(local)) {
        row.read += 1;
        if (row.read > LAST_COLUMN) throw refusedFile('fichier_trop_lourd');
        const times = timesOf(attribute('table:number-columns-repeated'));
        // Cells that a merged cell covers are not shown, so they are not read.
        if (local === 'table-cell') cell = { attribute, depth, times, paragraphs: [] };
        else row.next += times;
      }
    },
    text: (piece) => {
      if (isText && cell !== null) write(cell, piece);
    },
    closed: ({ local }) => {
      if (cell !== null && depth === cell.depth + 1) isText = false;
      if (cell !== null && row !== null && depth === cell.depth) {
        const value = valueOf(cell, words);
        if (value !== undefined) {
          placeWithin(row.next + cell.times - 1);
          for (let place = row.next; place < row.next + cell.times; place += 1) {
            row.cells[place] = value;
            if (cell.attribute('office:value-type') === 'date') row.days.push(place);
          }
        }
        row.next += cell.times;
        cell = null;
      } else if (local === 'table-row' && row !== null) {
        const isBlank = row.cells.length === 0;
        if (isBlank) {
          line += row.times;
          // However often it is repeated, a blank row costs one look.
          collector.add(line, []);
        }
        for (let left = isBlank ? 0 : row.times; left > 0; left -= 1) {
          line += 1;
          if (collector.rows.length < most(sheets.length - 1)) {
            collector.add(line, Array.from(row.cells), row.isHidden, row.days);
          }
        }
        if (line > LAST_LINE) throw refusedFile('fichier_trop_lourd');
        row = null;
      }
      depth -= 1;
    },
  });
  return sheets;
}

function write({ paragraphs }: OpenCell, piece: string): void {
  paragraphs.push((paragraphs.pop() ?? '') + piece);
}

/** Spaces, tabs and line ends are elements. */
function signsOf(local: string, attribute: OpenedTag['attribute']): string {
  if (local === 's') return ' '.repeat(Math.min(timesOf(attribute('text:c')), MOST_SPACES));
  if (local === 'tab') return '\t';
  return local === 'line-break' ? '\n' : '';
}

/** Without the attribute, a cell or row occurs once. */
function timesOf(repeated: string | undefined): number {
  const times = Number(repeated ?? 1);
  return Number.isSafeInteger(times) && times > 0 ? Math.min(times, LAST_LINE) : 1;
}

function valueOf({ attribute, paragraphs }: OpenCell, { yes, no }: BookWords): Cell | undefined {
  const type = attribute('office:value-type');
  const shown = paragraphs.join('\n');
  if (attribute('calcext:value-type') === 'error') return unreadableCode(shown) === null ? UNCOMPUTED : shown;
  if (type === undefined && attribute('table:formula') !== undefined) return UNCOMPUTED;
  const number = Number(attribute('office:value') || Number.NaN);
  // Leading zeros belong to a payroll number.
  if (/^0\d+$/.test(shown) && Number(shown) === number) return shown;
  if (!Number.isNaN(number)) return type === 'percentage' ? percentCell(number) : number;
  if (type === 'date') return attribute('office:date-value')?.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1');
  if (type === 'boolean') return attribute('office:boolean-value') === 'true' ? yes : no;
  const text = attribute('office:string-value') || shown;
  return text.trim() === '' ? undefined : text;
}
