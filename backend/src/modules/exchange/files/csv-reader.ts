import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { isLikeNeutralised } from '../../../platform/csv/csv-lines.js';
import { decodeText } from './decode-text.js';
import { refusedFile } from './refused-file.js';
import { RowCollector } from './row-collector.js';
import { LAST_LINE, UNCOMPUTED, type SheetRow } from './sheet.js';

const SEPARATORS = [';', ',', '\t'] as const;
const SLICE = 64 * 1024;
const LONGEST_ROW = 256 * 1024;
const QUOTE = '"';
/** A first line by which Excel is told the separator. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?[\r\n]/i;
/** A formula that nothing has computed; Excel's way to keep the zeros of a number is none. */
const FORMULA = /^=(?=[\p{L}\d("+-])/u;
const KEPT_AS_TEXT = /^="([^"]*)"$/;
/** Whichever the first line has: the others may come from elsewhere, and a row would be taken for more cells of the one before. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/**
 * Rows of a CSV file; semicolons, commas or tabs as its first line says or has them.
 * @throws 422 `fichier_encodage`, `fichier_illisible` for what is no CSV, `fichier_guillemet` for a quotation mark astray, `fichier_lignes`, `fichier_trop_lourd`.
 */
export async function readCsv(bytes: Uint8Array): Promise<readonly SheetRow[]> {
  const text = decodeText(bytes);
  const told = SEPARATOR_LINE.exec(text)?.[1];
  const collector = new RowCollector();
  const parser = Readable.from(slices(text)).pipe(
    parse({
      delimiter: told ?? separatorOf(text),
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
      if (line > 1 || told === undefined) collector.add(line, record.map(cellOf));
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
  const kept = KEPT_AS_TEXT.exec(text)?.[1];
  if (kept !== undefined) return kept.trim() === '' ? undefined : kept;
  if (FORMULA.test(text)) return UNCOMPUTED;
  const cell = isLikeNeutralised(text) ? text.slice(1) : text;
  return cell.trim() === '' ? undefined : cell;
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
