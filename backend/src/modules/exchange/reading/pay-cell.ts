/** Pay actually paid, as gross cents a month or an hour. */
import type { Cell } from '../files/sheet.js';
import { BLANK, doubt, numberOf, type Reading } from './cell-reading.js';
import { hasPhrase, plainWords } from './reading-words.js';

export interface Paid {
  readonly cents: number;
  readonly unit: 'month' | 'hour';
}

const AMOUNT = /^(?:€\s{0,3})?(-?\d[\d\s\u00a0\u202f.,']{0,30})(.*)$/;
const CENTS = 100;
const MONTHS = 12;
/** In euros. A higher amount is a slip. */
const HIGHEST = 99_999;

/** `isHourly`: the row says that the person is paid by the hour. `isYearly`: so does the column of the year. */
export function readPaid(cell: Cell, isHourly: boolean, isYearly: boolean): Reading<Paid> {
  if (typeof cell === 'number') return amount(cell, isHourly ? 'hour' : 'month', isYearly);
  if (cell.trim() === '') return BLANK;
  const [, digits = '', tail = ''] = AMOUNT.exec(cell.trim()) ?? [];
  const number = numberOf(digits.trim());
  if (number === undefined) return doubt('paye_illisible');
  if (number === 'grouped') {
    return doubt('paye_point', { cents: Number(digits.replace(/\D/g, '')) * CENTS, unit: isHourly ? 'hour' : 'month' });
  }
  const words = plainWords(tail);
  if (hasPhrase(words, ['net', 'nets', 'nette'])) return doubt('paye_nette');
  if (/k\s*€|^k\b/i.test(tail)) return doubt('paye_illisible');
  if (hasPhrase(words, ['an', 'annuel', 'annuelle', 'ans', 'annee'])) return amount(number, 'month', true);
  return amount(number, isHourly || hasPhrase(words, ['h', 'heure', 'horaire']) ? 'hour' : 'month', isYearly);
}

function amount(euros: number, unit: Paid['unit'], isYearly: boolean): Reading<Paid> {
  if (euros <= 0) return euros === 0 ? BLANK : doubt('paye_negative');
  if (isYearly) return doubt('paye_annuelle', { cents: Math.round((euros * CENTS) / MONTHS), unit: 'month' });
  if (euros > HIGHEST) return doubt('paye_trop_haute');
  return { value: { cents: Math.round(euros * CENTS), unit } };
}
