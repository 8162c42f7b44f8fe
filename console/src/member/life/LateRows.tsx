/**
 * Lists the rows without a stored amount, or with an amount that is out of date, and gives the reason of each group.
 */
import type { ValuationRow } from '../../api/valuation';
import { selection as words } from '../../i18n/fr';
import { NamedRows } from '../dashboard/selection/NamedRows';
import { LATE_REASONS, lateReason } from './lateAmounts';

export function LateRows({ rows }: { rows: readonly ValuationRow[] }) {
  return LATE_REASONS.map((reason) => {
    const late = rows.filter((row) => lateReason(row, rows) === reason);
    if (late.length === 0) return null;
    return (
      <div key={reason}>
        <p>{words.interviews.late[reason](late.length)}</p>
        <NamedRows rows={late} />
      </div>
    );
  });
}
