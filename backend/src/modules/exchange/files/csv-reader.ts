import { csvSeparator } from '@valorisation/rules';
import { CsvError, parse } from 'csv-parse/sync';
import type { DomainError } from '../../../platform/errors/domain-error.js';
import { isLikeNeutralised } from '../../../platform/csv/csv-lines.js';
import { decodeText } from './decode-text.js';
import { refusedFile } from './refused-file.js';
import { MOST_ROWS, RowCollector } from './row-collector.js';
import { LAST_LINE, UNCOMPUTED, type SheetRow } from './sheet.js';

const LONGEST_ROW = 256 * 1024;
/** A formula without its value. A text like `="01"`, with which Excel keeps leading zeros, does not count as a formula. */
const FORMULA = /^=(?=[\p{L}\d("+-])/u;
const KEPT_AS_TEXT = /^="([^"]*)"$/;
/** The line end of the first line holds for the file. Other line ends may be inside cells, and would join rows. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/**
 * Rows of a CSV file, with semicolons, commas or tabs as its first lines state or show.
 * @throws 422 `fichier_encodage`, `fichier_illisible` when it is not CSV, `fichier_guillemet` for a stray quotation
 * mark, `fichier_lignes`, `fichier_trop_lourd`
 */
export function readCsv(bytes: Uint8Array): readonly SheetRow[] {
  const text = decodeText(bytes);
  refuseCostlyLines(text);
  const { separator, isStated } = csvSeparator(text);
  const collector = new RowCollector();
  let line = 0;
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      on_record: (record: readonly string[]) => {
        line += 1;
        if (line > LAST_LINE) throw refusedFile('fichier_trop_lourd');
        if (line > 1 || !isStated) collector.add(line, record.map(cellOf));
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? refusedCsv(error) : error;
  }
  return collector.rows;
}

/** Names the line of a stray quotation mark, so that a person finds it. */
function refusedCsv(error: CsvError): DomainError {
  // The library's other errors have no typed code.
  const rows: unknown = /QUOTE/.test(error.code) ? error['records'] : undefined;
  return typeof rows === 'number'
    ? refusedFile('fichier_guillemet', { ligne: rows + 1 })
    : refusedFile('fichier_illisible');
}

/** Removes the apostrophe that an export adds before a formula-like text. */
function cellOf(text: string): string | undefined {
  const kept = KEPT_AS_TEXT.exec(text)?.[1];
  if (kept !== undefined) return kept.trim() === '' ? undefined : kept;
  if (FORMULA.test(text)) return UNCOMPUTED;
  const cell = isLikeNeutralised(text) ? text.slice(1) : text;
  return cell.trim() === '' ? undefined : cell;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Endless lines, and blank lines without end, are refused before they are parsed: each of their cells costs memory. */
function refuseCostlyLines(text: string): void {
  let start = 0;
  let blank = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      if (at === start) blank += 1;
      start = at + 1;
    } else if (at - start > LONGEST_ROW) throw refusedFile('fichier_trop_lourd');
  }
  // A line end of two signs looks like a blank line.
  if (blank > MOST_ROWS * 2) throw refusedFile('fichier_lignes_vides', { max: MOST_ROWS });
}
