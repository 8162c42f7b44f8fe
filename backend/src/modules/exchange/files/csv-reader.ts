import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodeWindows } from '../../../platform/csv/windows-text.js';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { refusedFile } from './refused-file.js';
import { RowCollector } from './row-collector.js';
import { LAST_LINE, type SheetRow } from './sheet.js';

const SEPARATORS = [';', ',', '\t'] as const;
const SLICE = 64 * 1024;
const LONGEST_ROW = 256 * 1024;
const QUOTE = '"';
const LINE_END = 0x0a;
/** Whichever the first line has: the others may come from elsewhere, and a row would be taken for more cells of the one before. */
const LINE_ENDS = ['\r\n', '\n', '\r'];
/** What a spreadsheet takes for the beginning of a formula, full-width twins included. */
const FORMULA_SIGNS = '=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20';

/**
 * Rows of a CSV file: UTF-8 or UTF-16 by its mark, else UTF-8, else each line UTF-8 or Windows-1252; semicolons, commas or tabs as its first line has
 * them.
 * @throws 422 `fichier_illisible` for what is no CSV, `fichier_guillemet` for a quotation mark astray, `fichier_lignes`, `fichier_trop_lourd`.
 */
export async function readCsv(bytes: Uint8Array): Promise<readonly SheetRow[]> {
  const text = decode(bytes);
  const collector = new RowCollector();
  const parser = Readable.from(slices(text)).pipe(
    parse({
      delimiter: separatorOf(text),
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  try {
    let line = 0;
    for await (const record of parser as AsyncIterable<readonly string[]>) {
      line += 1;
      if (line > LAST_LINE) throw refusedFile('fichier_trop_lourd');
      collector.add(line, record.map(cellOf));
    }
  } catch (error) {
    throw error instanceof CsvError ? refusedCsv(error) : error;
  }
  return collector.rows;
}

/** A quotation mark that a hand has typed is found again by the line of its row. */
function refusedCsv(error: CsvError): DomainError {
  // Not each of them has a code with the mark of the library.
  const rows: unknown = /QUOTE/.test(error.code) ? error['records'] : undefined;
  return typeof rows === 'number'
    ? refusedFile('fichier_guillemet', { ligne: rows + 1 })
    : refusedFile('fichier_illisible');
}

/** Cells like formulas, and those that would be read as neutralised ones, carry an apostrophe more than was typed. */
function cellOf(text: string): string | undefined {
  const cell = text.startsWith("'") && isLikeFormula(text) ? text.slice(1) : text;
  return cell.trim() === '' ? undefined : cell;
}

function isLikeFormula(text: string): boolean {
  const [sign] = text.replace(/^'+/, '');
  return sign !== undefined && FORMULA_SIGNS.includes(sign);
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUtf8(bytes) ?? decodeLines(bytes);
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Lines that were pasted together from files of two encodings are each read by their own. */
function decodeLines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_END, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    lines.push(decodeUtf8(line) ?? decodeWindows(line));
    start += line.length;
  }
  return lines.join('');
}

/** The sign that parts the headings; outside quotes, since a heading may hold any of them. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of text.slice(0, LONGEST_ROW).trimStart()) {
    if (sign === QUOTE) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\r' || sign === '\n') break;
    const count = counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  return SEPARATORS.reduce((best, next) => ((counts.get(next) ?? 0) > (counts.get(best) ?? 0) ? next : best));
}

function* slices(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += SLICE) yield text.slice(start, start + SLICE);
}
