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

/** A text that looks like an escaped formula: another apostrophe is written, and removed on reading. */
export function isLikeNeutralised(text: string): boolean {
  return text.startsWith("'") && BEGINS_FORMULA.test(text.replace(/^'+/, ''));
}
