import { stringify } from 'csv-stringify/sync';
import { FileBytes } from './file-bytes.js';
import type { SheetHead, SheetWriter, Value, ValueKind } from './sheet.js';

const BYTE_ORDER_MARK = '\uFEFF';

/** As Excel in French opens it by a double click: UTF-8 with its mark, semicolons, decimal commas, DD/MM/YYYY. */
export class CsvWriter implements SheetWriter {
  readonly #file = new FileBytes();
  readonly #kinds: readonly ValueKind[];

  /** A CSV file has one sheet. */
  constructor({ columns }: SheetHead) {
    this.#kinds = columns.map(({ kind }) => kind);
    this.#file.push(Buffer.from(BYTE_ORDER_MARK + lines([columns.map(({ heading }) => heading)])));
  }

  add(_sheet: number, rows: readonly (readonly Value[])[]): void {
    const texts = rows.map((row) => row.map((value, place) => textOf(value, this.#kinds[place] ?? 'text')));
    this.#file.push(Buffer.from(lines(texts)));
  }

  end(): Buffer {
    return this.#file.whole();
  }
}

/** Of a text that begins like a neutralised formula: one apostrophe is taken away when it is read. */
const LIKE_NEUTRALISED = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What a spreadsheet would run as a formula gets an apostrophe in front, its full-width twins too. */
function lines(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { delimiter: ';', record_delimiter: 'windows', escape_formulas: true });
}

function textOf(value: Value, kind: ValueKind): string {
  if (value === null) return '';
  if (kind === 'day' && typeof value === 'string') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
  if (typeof value === 'string') return LIKE_NEUTRALISED.test(value) ? `'${value}` : value;
  const decimals = kind === 'money' || kind === 'decimal' ? value.toFixed(2) : String(value);
  return decimals.replace('.', ',');
}
