/** Rule 14: the totals of a profile, which may have several functions. */
import type { CategoryLevel } from '../grid/grid.js';
import { isActive, type ValuationStatus } from '../valuation/status.js';
import { FULL_SHARE_HUNDREDTHS } from '../valuation/terms.js';
import type { DisplayedAmount } from './pay.js';

export interface ProfileRow {
  readonly status: ValuationStatus;
  readonly categoryLevel: CategoryLevel | null;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  /** Null while the row is not computed. */
  readonly computed: {
    readonly minimumCents: number;
    readonly displayed: DisplayedAmount;
  } | null;
}

export interface ProfileTotals {
  readonly minimumCents: number;
  /** profile_c0, in hundredths of a percent. A value above 10000 causes a warning and no refusal. */
  readonly shareHundredths: number;
  readonly shareAboveFull: boolean;
  /** profile_remuneration_value: the sum of the displayed months, in cents. */
  readonly displayedMonthCents: number;
  /** profile_functions: the number of rows that are not archived, whether they are computed or not. */
  readonly functionCount: number;
  /** The category of the largest share. If two shares are equal, the highest category. Null without an active row. */
  readonly categoryLevel: CategoryLevel | null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mainCategory(rows: readonly ProfileRow[]): CategoryLevel | null {
  // Hourly rows have no share, so they decide only if there is no other row.
  const withShare = rows.filter((row) => !row.hourly);
  const [first] = (withShare.length > 0 ? withShare : rows.map((row) => ({ ...row, shareHundredths: 0 })))
    .flatMap(({ categoryLevel, shareHundredths }) =>
      categoryLevel === null ? [] : [{ categoryLevel, shareHundredths }],
    )
    .sort((a, b) => b.shareHundredths - a.shareHundredths || b.categoryLevel - a.categoryLevel);
  return first?.categoryLevel ?? null;
}

/** The totals include rows that are computed and not archived. No sum includes hourly rows (rule 9). */
export function profileTotals(rows: readonly ProfileRow[]): ProfileTotals {
  const active = rows.filter((row) => isActive(row.status));
  const computed = active.flatMap((row) => (row.computed ? [{ ...row, ...row.computed }] : []));
  const summed = computed.filter((row) => !row.hourly);
  const shareHundredths = sum(summed.map((row) => row.shareHundredths));
  return {
    minimumCents: sum(summed.map((row) => row.minimumCents)),
    shareHundredths,
    shareAboveFull: shareHundredths > FULL_SHARE_HUNDREDTHS,
    displayedMonthCents: sum(summed.map((row) => row.displayed.cents)),
    functionCount: active.length,
    categoryLevel: mainCategory(active),
  };
}
