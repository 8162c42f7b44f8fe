/** What a cell gives: a value, or a doubt that a person settles. */
import type { FieldCode } from '../../../platform/errors/field-catalogue.js';

export interface Reading<Value> {
  /** Undefined when the cell is blank or gives no sure value. */
  readonly value?: Value;
  readonly doubt?: Doubt<Value>;
  /** Said beside the value. */
  readonly note?: FieldCode;
}

export interface Doubt<Value> {
  readonly code: FieldCode;
  /** A value to offer. */
  readonly proposal?: Value;
}

export const BLANK: Reading<never> = {};

export const doubt = <Value>(code: FieldCode, proposal?: Value): Reading<Value> => ({
  doubt: { code, ...(proposal !== undefined && { proposal }) },
});

const PLAIN = /^-?\d+(?:[.,]\d+)?$/;
const GROUPED_FRENCH = /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const GROUPED_ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/;
const MAYBE_GROUPED = /^-?\d{1,3}[.,]\d{3}$/;

/** A number as people write it, with spaces, commas and dots. Undefined for another text; a doubt for « 2.500 ». */
export function numberOf(text: string): number | 'grouped' | undefined {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '');
  if (MAYBE_GROUPED.test(bare)) return 'grouped';
  if (GROUPED_FRENCH.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (GROUPED_ENGLISH.test(bare)) return Number(bare.replaceAll(',', ''));
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

/** A decimal number with one comma or dot: 121,345 hours has three decimals and no thousands. */
export function decimalOf(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '');
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}
