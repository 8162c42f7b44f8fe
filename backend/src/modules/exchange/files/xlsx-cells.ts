/** How a workbook stores values: formats that make a number a day or a percentage, and shared texts. */
import { percentCell, type Cell } from './sheet.js';
import type { OfficeArchive } from './office-archive.js';
import { refusedFile } from './refused-file.js';
import { MOST_CELLS } from './row-collector.js';
import { readPart } from './archive-part.js';

/** A number is the least number of digits, as in 00042. */
export type NumberFormat = 'plain' | 'day' | 'percent' | 'hours' | number;

/** As many as Excel can have. */
const MOST_FORMATS = 65_490;
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const PERCENT_FORMATS = new Set([9, 10]);
const HOUR_FORMATS = new Set([20, 21, 46]);
const HOURS = /^\[?h{1,2}\]?:mm(?::ss)?(?:;@)?$/i;
const ZEROS = /^0{2,20}$/;
const DAY_MS = 86_400_000;
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
/**
 * This time as a part of a day. A value that is closer than this to midnight has a rounding error of binary fractions, and
 * is shown as the next day.
 */
const TEN_THOUSANDTH_OF_A_SECOND = 0.000_1 / 86_400;

export async function readFormats(file: OfficeArchive, part: string | undefined): Promise<readonly NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (part === undefined) return formats;
  const own = new Map<number, NumberFormat>();
  let inCells = false;
  await readPart(file, part, {
    opened: ({ local, attribute }) => {
      if (local === 'cellXfs') inCells = true;
      if (local === 'numFmt') own.set(Number(attribute('numFmtId')), formatOfCode(attribute('formatCode') ?? ''));
      if (local === 'xf' && inCells) formats.push(formatOf(Number(attribute('numFmtId') ?? 0), own));
      if (formats.length > MOST_FORMATS) throw refusedFile('fichier_trop_lourd');
    },
    closed: ({ local }) => {
      if (local === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

function formatOf(id: number, own: ReadonlyMap<number, NumberFormat>): NumberFormat {
  if (DAY_FORMATS.has(id)) return 'day';
  if (HOUR_FORMATS.has(id)) return 'hours';
  return PERCENT_FORMATS.has(id) ? 'percent' : (own.get(id) ?? 'plain');
}

const QUOTE = '"';

/** Quoted words, escaped signs and colours in brackets may contain any letter. A lone quote is an ordinary sign. */
export function formatOfCode(code: string): NumberFormat {
  if (ZEROS.test(code)) return code.length;
  if (HOURS.test(code)) return 'hours';
  const last = { [QUOTE]: code.lastIndexOf(QUOTE), ']': code.lastIndexOf(']') };
  let isPercent = false;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    const closing = sign === QUOTE ? QUOTE : ']';
    if (sign === '\\') at += 1;
    else if ((sign === QUOTE || sign === '[') && last[closing] > at) at = code.indexOf(closing, at + 1);
    else if (/[dy]/i.test(sign)) return 'day';
    else if (sign === '%') isPercent = true;
  }
  return isPercent ? 'percent' : 'plain';
}

export async function readSharedTexts(file: OfficeArchive, part: string | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let text = '';
  let isText = false;
  let isReading = 0;
  await readPart(file, part, {
    opened: ({ local }) => {
      if (local === 'si') text = '';
      if (local === 'rPh') isReading += 1;
      isText = local === 't' && isReading === 0;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    closed: ({ local }) => {
      if (local === 'si') texts.push(unescaped(text));
      if (texts.length > MOST_CELLS) throw refusedFile('fichier_trop_lourd');
      if (local === 'rPh') isReading -= 1;
      isText = false;
    },
  });
  return texts;
}

/**
 * Excel's notation for characters that XML cannot hold. In a text that only looks like this notation, Excel writes
 * `_x005F_` for its underscore.
 */
const ESCAPED = /_x([0-9A-F]{4})_/gi;

export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  const shown = text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return shown.replace(/\r\n?/g, '\n');
}

const MINUTES_A_DAY = 1_440;

/** Hours are stored as parts of a day: 17:30 is 0,729. */
function hoursCell(days: number): Cell {
  const minutes = Math.round(days * MINUTES_A_DAY);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The cell as a person sees it: a day as DD/MM/YYYY, and 0,8 as 80 % when the format is a percentage. */
export function numberCell(text: string, format: NumberFormat, dates1904: boolean): Cell {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format === 'percent') return percentCell(value);
  if (format === 'hours') return hoursCell(value);
  if (typeof format === 'number') return Number.isSafeInteger(value) ? text.trim().padStart(format, '0') : value;
  if (format !== 'day') return value;
  const day = new Date((dates1904 ? FROM_1904 : FROM_1900) + Math.floor(value + TEN_THOUSANDTH_OF_A_SECOND) * DAY_MS);
  const [year = '', month = '', date = ''] = Number.isNaN(day.valueOf())
    ? []
    : day.toISOString().slice(0, 10).split('-');
  return year.length === 4 ? `${date}/${month}/${year}` : text;
}
