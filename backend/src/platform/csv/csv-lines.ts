/** CSV that French Excel opens by a double click: UTF-8 with its mark, semicolons, Windows line ends. */
import { BEGINS_FORMULA, withoutHiddenFormula } from '@valorisation/rules';
import { stringify } from 'csv-stringify/sync';

export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, full-width forms included. Quotes every
 * cell with a line break, which would otherwise split its row.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(withoutHiddenFormula));
  return stringify(cells, {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}

/** True for a text that looks like an escaped formula. Another apostrophe is written before it, and removed on reading. */
export function isLikeNeutralised(text: string): boolean {
  return text.startsWith("'") && BEGINS_FORMULA.test(text.replace(/^'+/, ''));
}

/**
 * Windows-1252, the encoding of older spreadsheets. It is decoded in parts, because Node 20 takes a whole text for
 * Latin-1 and turns œ, ’, – and € into control characters.
 */
export function decodeWindows(bytes: Uint8Array): string {
  const decoder = new TextDecoder('windows-1252');
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
