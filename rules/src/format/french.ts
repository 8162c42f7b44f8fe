/**
 * French amounts, points, shares and days. The code formats them itself, so that every machine gives the same text,
 * whatever its version of ICU. Spaces inside an amount are no-break spaces (U+00A0).
 */
import type { Day } from '../exact/day.js';
import { isDay } from '../exact/day.js';
import { hundredthsText, toHundredths } from '../exact/decimal.js';
import { bareNumber, isMaybeThousands } from '../forms/typed-number.js';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

/** Integer hundredths with two decimals and grouped thousands: 103000 is '1 030,00'. */
export function formatHundredths(hundredths: number): string {
  const [whole = '', decimals = ''] = hundredthsText(hundredths).split('.');
  return `${grouped(whole)},${decimals}`;
}

/** Groups the thousands and keeps a sign at the beginning. */
function grouped(whole: string): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const first = digits.slice(0, digits.length % 3);
  const groups = [first, ...(digits.slice(first.length).match(/\d{3}/g) ?? [])].filter((group) => group !== '');
  return sign + groups.join(NO_BREAK_SPACE);
}

/** Points from hundredths, decimals only when there are any: 103000 is '1 030', 3090 is '30,90'. */
export function formatPoints(hundredths: number): string {
  return formatHundredths(hundredths).replace(/,00$/, '');
}

/** Money from cents: 178533 is '1 785,33 €'. */
export function formatMoney(cents: number): string {
  return `${formatHundredths(cents)}${NO_BREAK_SPACE}€`;
}

/** A displayed minimum. Hourly amounts end with '/ h': '27,44 € / h'. */
export function formatAmount(amount: { readonly cents: number; readonly unit: 'month' | 'hour' }): string {
  const money = formatMoney(amount.cents);
  return amount.unit === 'hour' ? `${money}${NO_BREAK_SPACE}/${NO_BREAK_SPACE}h` : money;
}

/** Puts the sign of a difference before its size, without a space: '+10 points', '−6,25 €' with the true minus. */
export function signed(difference: number, size: string): string {
  if (difference === 0) return size;
  return `${difference > 0 ? '+' : MINUS}${size}`;
}

/** A difference of amounts: '+20,26 €', '−6,25 €', '0 €'. */
export function formatDifference(cents: number, unit: 'month' | 'hour' = 'month'): string {
  const size = formatAmount({ cents: Math.abs(cents), unit });
  return signed(cents, cents === 0 ? size.replace(',00', '') : size);
}

/** Percent from hundredths, decimals only when there are any: 8000 is '80 %', 3333 is '33,33 %'. */
export function formatPercent(hundredths: number): string {
  return `${formatHundredths(hundredths).replace(/,00$/, '')}${NO_BREAK_SPACE}%`;
}

/** '2026-01-31' as '31/01/2026'. Throws RangeError when the text is not a day. */
export function formatDay(day: Day): string {
  if (!isDay(day)) throw new RangeError(`not a day: ${String(day)}`);
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/**
 * Reads an amount, a percent or points as people type them, with or without spaces and the unit: '1 785,33 €', '33.5
 * %'. Returns hundredths. Null when nothing is typed. Undefined when the text is not a number with at most two
 * decimals, or when its separator could mean thousands.
 */
export function parseHundredths(text: string): number | null | undefined {
  const typed = bareNumber(text);
  if (typed === '') return null;
  if (isMaybeThousands(typed)) return undefined;
  return toHundredths(typed.replace(',', '.')) ?? undefined;
}
