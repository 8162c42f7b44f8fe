/** How what is paid compares with what is due, in words. */
import { formatAmount, formatDay, formatDifference, type Day, type DisplayedAmount } from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';
import { pay as words } from '../../i18n/fr/pay';

/** @param rows given where it is said that a guarantee brings the pay above the minimum */
export function gapWords(
  gapCents: number,
  unit: DisplayedAmount['unit'] = 'month',
  rows: readonly Pick<ValuationRow, 'due'>[] = [],
): string {
  if (gapCents < 0) return words.below(formatAmount({ cents: -gapCents, unit }));
  const isGuaranteed = rows.some(({ due }) => due?.source === 'majored' && due.unit === unit);
  const above = isGuaranteed ? words.onGuarantee : words.above;
  const gap = gapCents === 0 ? words.equal : above(formatDifference(gapCents, unit));
  return isGuaranteed ? `${gap}, ${words.byGuarantee}` : gap;
}

export const sinceWords = (from: Day | null): string =>
  from === null ? words.sinceAlways : words.since(formatDay(from));

/** The tone of a gap, as a class. */
export const gapTone = (gapCents: number): string => (gapCents < 0 ? 'clay-700' : 'forest-800');
