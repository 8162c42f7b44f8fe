import { formatDifference } from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';

/** By how much the update of some valuations changes the monthly total, in words. Null when it changes nothing. */
export function updateEffect(rows: readonly ValuationRow[]): string | null {
  const cents = rows.reduce((sum, { due, dueAfterUpdate: next }) => {
    return due?.unit === 'month' && next?.unit === 'month' ? sum + next.cents - due.cents : sum;
  }, 0);
  return cents === 0 ? null : formatDifference(cents);
}
