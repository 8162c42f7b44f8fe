/** The amounts in interview folders missing or out of date. A folder contains its person's active functions. Pure. */
import { isActive, isStale } from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';
import { isComputed } from '../dashboard/rowActions';

/** `held`: the row could be updated, but stays, because another function of the same total cannot be updated. */
export const LATE_REASONS = ['uncomputed', 'behind', 'stuck', 'held'] as const;
export type LateReason = (typeof LATE_REASONS)[number];

/** The rows in the folders of the people of `chosen`. */
export function folderRows(all: readonly ValuationRow[], chosen: readonly ValuationRow[]): readonly ValuationRow[] {
  const people = new Set(chosen.map(({ profileId }) => profileId));
  return all.filter(({ status, profileId }) => isActive(status) && people.has(profileId));
}

/** @param rows must include every active row of the person */
export function lateReason(row: ValuationRow, rows: readonly ValuationRow[]): LateReason | null {
  if (!isComputed(row)) return 'uncomputed';
  if (!isBehind(row)) return null;
  if (isStuck(row)) return 'stuck';
  const isBeside = (other: ValuationRow) => other.profileId === row.profileId && !other.hourly && isStuck(other);
  return !row.hourly && rows.some(isBeside) ? 'held' : 'behind';
}

const isBehind = ({ status, isBirthday }: ValuationRow) => isStale(status) || isBirthday;

const isStuck = (row: ValuationRow) => isComputed(row) && isBehind(row) && row.dueAfterUpdate === null;
