/** What interview folders would not tell as it is recorded: amounts that are not there, or not up to date. */
import { isStale } from '@valorisation/rules';
import type { ValuationRow } from '../../../api/valuation';
import { selection as words } from '../../../i18n/fr';
import { isComputed } from '../rowActions';
import { NamedRows } from './NamedRows';

const LATE = {
  uncomputed: (row: ValuationRow) => !isComputed(row),
  behind: (row: ValuationRow) => isComputed(row) && (isStale(row.status) || row.isBirthday),
} as const;
const REASONS = ['uncomputed', 'behind'] as const;

export const isLate = (row: ValuationRow): boolean => REASONS.some((reason) => LATE[reason](row));

export function LateRows({ rows }: { rows: readonly ValuationRow[] }) {
  return REASONS.map((reason) => {
    const late = rows.filter(LATE[reason]);
    if (late.length === 0) return null;
    return (
      <div key={reason}>
        <p>{words.interviews.late[reason](late.length)}</p>
        <NamedRows rows={late} />
      </div>
    );
  });
}
