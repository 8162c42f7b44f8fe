import { today } from '../../amounts/model/today';

/** In months, this one included. The longest one is everything. */
export const PERIODS = [3, 12, 60] as const;
export type Period = (typeof PERIODS)[number];

/** The first day of the figures and of the rows that they open; null: all rows. */
export function firstDayOf(period: Period): string | null {
  if (period === 60) return null;
  const [year = 0, month = 1] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month - period, 1)).toISOString().slice(0, 10);
}

/** The part of a list's filter. */
export const since = (from: string | null): { readonly from?: string } => (from === null ? {} : { from });
