/** The separator of a CSV file. The server reads the file by it, and the browser empties columns by it. */

/** The first of them is taken when two are as regular, as in a file with one decimal comma a row. */
const SEPARATORS = [';', '\t', ','] as const;
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
  return { separator: stated ?? mostRegular(text), isStated: stated !== undefined };
}

/** The sign that stands equally often on the most lines: columns do, commas of a text or of decimals do not. */
function mostRegular(text: string): string {
  const lines = firstLines(text);
  const scoreOf = (sign: string): number => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    return Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length));
  };
  return SEPARATORS.reduce((best, next) => (scoreOf(next) > scoreOf(best) ? next : best));
}

/** Without their quoted parts, because a cell may contain any sign. */
function firstLines(text: string): readonly string[] {
  const bare = text.slice(0, LONGEST_ROW).replace(/"[^"]*"/g, '');
  return bare.split(/\r\n|\n|\r/).slice(0, LINES);
}
