/**
 * Converts decimals to scaled integers and back. It works on the digits, because a binary multiplication would lose
 * precision.
 */
import { withoutTrailing } from '../format/trailing.js';

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/**
 * Reads a decimal as an integer that is scaled by 10^places: `scaled('20.80', 2)` is 2080. Null when the text is not a
 * plain decimal, or when it has more significant decimals than `places`.
 */
export function scaled(value: number | string, places: number): number | null {
  const match = DECIMAL.exec(typeof value === 'number' ? String(value) : value.trim());
  if (!match) return null;
  const [, sign, whole = '', decimals = ''] = match;
  const kept = withoutTrailing(decimals, '0');
  if (kept.length > places) return null;
  const result = Number(`${whole}${kept.padEnd(places, '0')}`);
  if (!Number.isSafeInteger(result)) return null;
  return sign === '-' && result !== 0 ? -result : result;
}

/** A decimal with at most two decimals (euros, points, percent) as an integer of hundredths; null otherwise. */
export function toHundredths(value: number | string): number | null {
  return scaled(value, 2);
}

/** Hundredths as the JSON number on the wire: 178533 is 1785.33. */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}

/** Hundredths as plain text with a dot and two decimals: 178533 is '1785.33'. */
export function hundredthsText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
