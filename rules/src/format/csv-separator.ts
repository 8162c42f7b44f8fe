/** The separator of a CSV file. The server reads the file by it, and the browser empties columns by it. */

/** The first of them is taken when two are as frequent, as in a file with one decimal comma a row. */
const SEPARATORS = [';', '\t', ','] as const;
const QUOTE = '"';
/** A first line that tells Excel the separator. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?[\r\n]/i;
const LONGEST_ROW = 256 * 1024;
/** Titles may stand above the headings, so that the first line alone does not show the separator. */
const LINES = 20;

export interface CsvSeparator {
  readonly separator: string;
  /** True when the first line of the file states it, and holds nothing else. */
  readonly isStated: boolean;
}

export function csvSeparator(text: string): CsvSeparator {
  const stated = SEPARATOR_LINE.exec(text)?.[1];
  return { separator: stated ?? mostFrequent(text), isStated: stated !== undefined };
}

/** Quoted parts do not count, because a cell may contain any sign. */
function mostFrequent(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((sign) => [sign, 0]));
  let isQuoted = false;
  let lines = 0;
  for (const sign of text.slice(0, LONGEST_ROW)) {
    if (sign === QUOTE) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n') lines += 1;
    if (lines === LINES) break;
    const count = counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  return SEPARATORS.reduce((best, next) => ((counts.get(next) ?? 0) > (counts.get(best) ?? 0) ? next : best));
}
