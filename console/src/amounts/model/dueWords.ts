/** What stands under the amount of a row, and what explains it. Pure. */
import { DUE_SOURCE_NAMES, formatAmount, formatDay, isStale, type DisplayedAmount } from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';

const { amount: words } = dashboard;

export type DueRow = Pick<
  ValuationRow,
  'status' | 'due' | 'dueAfterUpdate' | 'gridDay' | 'minimumCents' | 'hourlyCents' | 'alone'
>;

/** An amount of a former grid, or of a seniority that has passed a step since: says so, and what an update would give. */
function updateWords({ status, gridDay, dueAfterUpdate }: DueRow): string[] {
  const stale = isStale(status);
  const former = gridDay === null ? words.staleGrid : words.stale(formatDay(gridDay));
  const next = stale ? words.afterUpdate : words.withSeniority;
  return [...(stale ? [former] : []), ...(dueAfterUpdate === null ? [] : [next(formatAmount(dueAfterUpdate))])];
}

/** What the agreement gives, in the unit that is shown; null where it is not known in it. */
function conventional({ due, minimumCents, hourlyCents }: DueRow): DisplayedAmount | null {
  if (due === null) return null;
  const cents = due.unit === 'hour' ? hourlyCents : minimumCents;
  return cents === null ? null : { cents, unit: due.unit };
}

export interface DueWords {
  readonly notes: readonly string[];
  /** The amount of the agreement, where another one is to be paid. */
  readonly explanation: string | null;
}

export function dueWords(row: DueRow): DueWords {
  const { due } = row;
  if (due === null) return { notes: [], explanation: null };
  const source = due.source === 'minimum' || due.source === 'hourly' ? null : DUE_SOURCE_NAMES[due.source];
  const agreed = conventional(row);
  const differs = agreed !== null && agreed.cents !== due.cents;
  return {
    notes: [...(source === null ? [] : [source]), ...updateWords(row)],
    explanation: differs ? words.conventional(formatAmount(agreed)) : null,
  };
}
