/** Rule 11. Only this file decides which amount of a row comes before which. */
import type { DisplayedAmount } from './pay.js';

export interface RowAmounts {
  readonly fixedAmountCents: number | null;
  readonly remunerationValueCents: number | null;
  readonly hourlyCents: number | null;
  readonly minimumCents: number;
  readonly hourly: boolean;
}

export type DisplayedSource = 'fixed-amount' | 'remuneration-value' | 'hourly' | 'minimum';

/** The displayed minimum of an hourly row is monthly only when the row has the month of an indice majoré. */
export function displayedUnit(
  row: Pick<RowAmounts, 'fixedAmountCents' | 'remunerationValueCents' | 'hourly'>,
): DisplayedAmount['unit'] {
  return row.hourly && (row.fixedAmountCents !== null || row.remunerationValueCents === null) ? 'hour' : 'month';
}

/**
 * The displayed minimum: the fixed amount; if there is none, the month of the indice majore; if there is none, the
 * hourly rate of an hourly row; otherwise the minimum.
 */
export function displayedMinimum(row: RowAmounts): DisplayedAmount & { readonly source: DisplayedSource } {
  // Only null means that there is none: an amount fixed at 0 is shown as 0.
  if (row.fixedAmountCents !== null) {
    return { cents: row.fixedAmountCents, unit: displayedUnit(row), source: 'fixed-amount' };
  }
  if (row.remunerationValueCents !== null) {
    return { cents: row.remunerationValueCents, unit: 'month', source: 'remuneration-value' };
  }
  if (row.hourly && row.hourlyCents !== null) return { cents: row.hourlyCents, unit: 'hour', source: 'hourly' };
  return { cents: row.minimumCents, unit: 'month', source: 'minimum' };
}
