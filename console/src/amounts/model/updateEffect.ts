import type { ValuationRow } from '../../api/valuation';

/** By how many cents the update of some valuations changes the monthly total. Null when it changes nothing. */
export function updateEffect(rows: readonly ValuationRow[]): number | null {
  const cents = rows.reduce((sum, { due, dueAfterUpdate: next }) => {
    return due?.unit === 'month' && next?.unit === 'month' ? sum + next.cents - due.cents : sum;
  }, 0);
  return cents === 0 ? null : cents;
}
