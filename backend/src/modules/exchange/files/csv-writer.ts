import { BYTE_ORDER_MARK, csvLines, isLikeNeutralised } from '../../../platform/csv/csv-lines.js';
import { FileBytes } from './file-bytes.js';
import type { SheetHead, SheetWriter, Value, ValueKind } from './sheet.js';

/** The format of platform/csv, with decimal commas and DD/MM/YYYY. */
export class CsvWriter implements SheetWriter {
  readonly #file = new FileBytes();
  readonly #kinds: readonly ValueKind[];

  /** A CSV file has one sheet. */
  constructor({ columns }: SheetHead) {
    this.#kinds = columns.map(({ kind }) => kind);
    this.#file.push(Buffer.from(BYTE_ORDER_MARK + csvLines([columns.map(({ heading }) => heading)])));
  }

  add(_sheet: number, rows: readonly (readonly Value[])[]): void {
    const texts = rows.map((row) => row.map((value, place) => textOf(value, this.#kinds[place] ?? 'text')));
    this.#file.push(Buffer.from(csvLines(texts)));
  }

  end(): Buffer {
    return this.#file.whole();
  }
}

function textOf(value: Value, kind: ValueKind): string {
  if (value === null) return '';
  if (kind === 'day' && typeof value === 'string') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
  if (typeof value === 'string') return isLikeNeutralised(value) ? `'${value}` : value;
  const decimals = kind === 'money' || kind === 'decimal' ? value.toFixed(2) : String(value);
  return decimals.replace('.', ',');
}
