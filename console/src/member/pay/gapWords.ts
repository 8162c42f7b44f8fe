/** How what is paid compares with what is due, in words. */
import { formatAmount, formatDay, formatDifference, type Day, type DisplayedAmount } from '@valorisation/rules';
import { pay as words } from '../../i18n/fr/pay';

export function gapWords(gapCents: number, unit: DisplayedAmount['unit'] = 'month'): string {
  if (gapCents === 0) return words.equal;
  return gapCents > 0
    ? words.above(formatDifference(gapCents, unit))
    : words.below(formatAmount({ cents: -gapCents, unit }));
}

export const sinceWords = (from: Day | null): string =>
  from === null ? words.sinceAlways : words.since(formatDay(from));

/** The tone of a gap, as a class. */
export const gapTone = (gapCents: number): string => (gapCents < 0 ? 'clay-700' : 'forest-800');
