import { formatAmount, type DisplayedAmount } from '@valorisation/rules';

const MINUS = '\u2212';

export function signed(value: number, text: string): string {
  if (value === 0) return text;
  return `${value > 0 ? '+' : MINUS}\u00a0${text}`;
}

export function signedAmount(cents: number, unit: DisplayedAmount['unit']): string {
  return signed(cents, formatAmount({ cents: Math.abs(cents), unit }));
}
