import { stringify } from 'csv-stringify/sync';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Value, ValueKind, WrittenSheet } from './sheet.js';

const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 200;

/** As Excel in French opens it by a double click: UTF-8 with its mark, semicolons, decimal commas, DD/MM/YYYY. */
export async function* writeCsv({ columns, rows }: Pick<WrittenSheet, 'columns' | 'rows'>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([columns.map(({ heading }) => heading)]);
  let batch: string[][] = [];
  for (const row of rows) {
    batch.push(row.map((value, place) => textOf(value, columns[place]?.kind ?? 'text')));
    if (batch.length < AT_ONCE) continue;
    yield lines(batch);
    batch = [];
    await breathe();
  }
  if (batch.length > 0) yield lines(batch);
}

/** What a spreadsheet would run as a formula gets an apostrophe in front, its full-width twins too. */
function lines(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { delimiter: ';', record_delimiter: 'windows', escape_formulas: true });
}

export function textOf(value: Value, kind: ValueKind): string {
  if (value === null) return '';
  if (kind === 'day' && typeof value === 'string') return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
  if (typeof value === 'string') return value;
  const decimals = kind === 'money' || kind === 'decimal' ? value.toFixed(2) : String(value);
  return decimals.replace('.', ',');
}
