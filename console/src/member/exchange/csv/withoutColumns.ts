/**
 * Empties columns of a CSV file in the browser, before the file is sent: personal ones before anything is known of the
 * file, and the columns that the person does not take. Headings and places stay, so the others keep their numbers.
 */
import { csvSeparator } from '@valorisation/rules';
import { csvText } from './csvText';
import { arePersonalValues, isPayHeading, isPersonalHeading } from './personalColumn';

/** A cell of the text: the place of its first character, and the place after its last. */
type Span = readonly [from: number, to: number];
type Row = readonly Span[];
type Shown = (row: Row | undefined, column: number) => string;

const QUOTE = '"';
/** Titles stand above the headings. */
const HEADING_ROWS = 20;
/** The most rows in which values are looked at. */
const SAMPLE = 50;
/** The mark of UTF-8, one character a byte, or that of UTF-16. */
const MARK = /^(?:\u00ef\u00bb\u00bf|\ufeff)/;

interface Known {
  /** Numbers of columns, from 0. */
  readonly dropped: readonly number[];
  /** The last row of the headings, from 1, once the server has found it. */
  readonly headingLine: number | undefined;
  /** Also the columns of pay, because the person may not see pay. */
  readonly dropsPay?: boolean;
}

export async function withoutColumns(file: File, { dropped, headingLine, dropsPay = false }: Known): Promise<File> {
  const { text, bytesOf, wordsOf } = csvText(new Uint8Array(await file.arrayBuffer()));
  const rows = rowsOf(text);
  const shown: Shown = (row, column) => wordsOf(text.slice(...(row?.[column] ?? [0, 0]))).replaceAll(QUOTE, '');
  const at = headingLine === undefined ? headingRow(rows.slice(0, HEADING_ROWS), shown) : headingLine - 1;
  const isLeftOut = (heading: string) => isPersonalHeading(heading) || (dropsPay && isPayHeading(heading));
  const emptied = [...new Set([...dropped, ...personalColumns(rows, at, shown, isLeftOut)])].sort(
    (one, other) => one - other,
  );
  if (emptied.length === 0) return file;
  // Headings that a file repeats on each of its pages stay.
  const isEmptied = (row: Row, column: number) => shown(row, column) !== shown(rows[at], column);
  const spans = rows
    .slice(at + 1)
    .flatMap((row) =>
      emptied.filter((column) => isEmptied(row, column)).flatMap((column) => row.slice(column, column + 1)),
    );
  return new File([bytesOf(without(text, spans))], file.name, { type: file.type });
}

function without(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const [from, to] of spans) {
    parts.push(text.slice(end, from));
    end = to;
  }
  return parts.join('') + text.slice(end);
}

/** Line ends inside quotation marks belong to their cell. */
function rowsOf(text: string): readonly Row[] {
  const rows: Span[][] = [[]];
  let from = MARK.exec(text)?.[0].length ?? 0;
  const { separator } = csvSeparator(text.slice(from));
  while (from < text.length) {
    const to = endOf(text, from, separator);
    rows.at(-1)?.push([from, to]);
    if (text[to] !== separator) rows.push([]);
    from = to + (text.startsWith('\r\n', to) ? 2 : 1);
  }
  return rows;
}

function endOf(text: string, from: number, separator: string): number {
  let at = from;
  let isQuoted = text[from] === QUOTE;
  if (isQuoted) at += 1;
  for (; at < text.length; at += 1) {
    const sign = text[at];
    if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) break;
    if (!isQuoted || sign !== QUOTE) continue;
    // Two of them stand for one of the cell.
    if (text[at + 1] === QUOTE) at += 1;
    else isQuoted = false;
  }
  return at;
}

/** A cell of people, and not a heading: an amount, a day, a number. */
const VALUE = /\d{2}/;

const filled = (row: Row | undefined, shown: Shown): readonly string[] =>
  (row ?? []).map((_, column) => shown(row, column)).filter((cell) => cell.trim() !== '');

const hasValues = (cells: readonly string[]) => cells.some((cell) => VALUE.test(cell));

/**
 * The first row without figures that fills most columns and names something personal, otherwise the first that fills
 * the most: titles and group headings fill fewer.
 */
function headingRow(rows: readonly Row[], shown: Shown): number {
  const texts = rows.map((row) => filled(row, shown));
  const most = Math.max(...texts.map(({ length }) => length));
  const found = [
    texts.findIndex((cells) => cells.length * 2 > most && !hasValues(cells) && cells.some(isPersonalHeading)),
    texts.findIndex((cells) => cells.length === most && !hasValues(cells)),
  ].find((place) => place >= 0);
  return found ?? texts.findIndex(({ length }) => length === most);
}

function personalColumns(
  rows: readonly Row[],
  at: number,
  shown: Shown,
  isLeftOut: (heading: string) => boolean,
): readonly number[] {
  const sample = rows.slice(at + 1, at + 1 + SAMPLE);
  // A row of group headings may stand above.
  const headings = [rows[at - 1], rows[at]].filter((row) => !hasValues(filled(row, shown)));
  return (rows[at] ?? [])
    .map((_, column) => column)
    .filter(
      (column) =>
        headings.some((row) => isLeftOut(shown(row, column))) ||
        arePersonalValues(sample.map((row) => shown(row, column))),
    );
}
