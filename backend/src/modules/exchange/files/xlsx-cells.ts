/** How a workbook keeps its values: formats that make a number a day or a percentage, shared texts. */
import { SaxesParser } from 'saxes';
import { refusedFile } from './refused-file.js';
import type { Cell } from './sheet.js';
import type { XlsxPackage } from './xlsx-package.js';

export type NumberFormat = 'plain' | 'day' | 'percent';

const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const PERCENT_FORMATS = new Set([9, 10]);
const DAY_MS = 86_400_000;
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);

/** Feeds a part of the workbook to a parser that knows no entities but XML's own. @throws 422 for broken markup. */
export async function parsePart(
  file: XlsxPackage,
  name: string,
  listen: (parser: SaxesParser<{ xmlns: true }>) => void,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw refusedFile('fichier_illisible');
  });
  parser.on('doctype', () => {
    throw refusedFile('fichier_illisible');
  });
  listen(parser);
  for await (const piece of file.pieces(name)) parser.write(piece);
  parser.close();
}

/** By the number that a cell gives as its style. */
export async function readFormats(file: XlsxPackage): Promise<readonly NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (!file.has('xl/styles.xml')) return formats;
  const own = new Map<number, string>();
  let inCells = false;
  await parsePart(file, 'xl/styles.xml', (parser) => {
    parser.on('opentag', ({ local, attributes }) => {
      if (local === 'cellXfs') inCells = true;
      if (local === 'numFmt') {
        own.set(Number(attributes['numFmtId']?.value), attributes['formatCode']?.value ?? '');
      }
      if (local === 'xf' && inCells) formats.push(formatOf(Number(attributes['numFmtId']?.value ?? 0), own));
    });
    parser.on('closetag', ({ local }) => {
      if (local === 'cellXfs') inCells = false;
    });
  });
  return formats;
}

function formatOf(id: number, own: ReadonlyMap<number, string>): NumberFormat {
  if (DAY_FORMATS.has(id)) return 'day';
  if (PERCENT_FORMATS.has(id)) return 'percent';
  // Quoted words and colours in brackets may hold any letter.
  const code = (own.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  if (/[dy]/i.test(code)) return 'day';
  return code.includes('%') ? 'percent' : 'plain';
}

export async function readSharedTexts(file: XlsxPackage): Promise<readonly string[]> {
  const texts: string[] = [];
  if (!file.has('xl/sharedStrings.xml')) return texts;
  let text = '';
  let isText = false;
  let isReading = 0;
  await parsePart(file, 'xl/sharedStrings.xml', (parser) => {
    parser.on('opentag', ({ local }) => {
      if (local === 'si') text = '';
      if (local === 'rPh') isReading += 1;
      isText = local === 't' && isReading === 0;
    });
    parser.on('text', (piece) => {
      if (isText) text += piece;
    });
    parser.on('closetag', ({ local }) => {
      if (local === 'si') texts.push(text);
      if (local === 'rPh') isReading -= 1;
      isText = false;
    });
  });
  return texts;
}

/** A number in its format: a day as DD/MM/YYYY, 0,8 shown as 80 % is 80. */
export function numberCell(text: string, format: NumberFormat, dates1904: boolean): Cell {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format === 'percent') return Number((value * 100).toPrecision(12));
  if (format !== 'day') return value;
  const day = new Date((dates1904 ? FROM_1904 : FROM_1900) + Math.floor(value) * DAY_MS);
  const [year = '', month = '', date = ''] = Number.isNaN(day.valueOf())
    ? []
    : day.toISOString().slice(0, 10).split('-');
  return year.length === 4 ? `${date}/${month}/${year}` : text;
}
