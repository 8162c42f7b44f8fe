/** CSV as Excel in French opens it by a double click: UTF-8 with its mark, semicolons, Windows line ends. */
import { BEGINS_FORMULA, withoutHiddenFormula } from '@valorisation/rules';
import { stringify } from 'csv-stringify/sync';

export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would run as a formula gets an apostrophe in front, its full-width twins too. A cell of several lines
 * is quoted whatever ends them, else it would part its row.
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

/** A text that looks like a neutralised formula: one apostrophe more is written, and taken away when it is read. */
export function isLikeNeutralised(text: string): boolean {
  return text.startsWith("'") && BEGINS_FORMULA.test(text.replace(/^'+/, ''));
}
