/** What stands under the amount of a row, and what explains it. Pure. */
import {
  DUE_SOURCE_NAMES,
  formatAmount,
  formatDay,
  isOfToday,
  isStale,
  type DisplayedAmount,
} from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';

const { amount: words } = dashboard;

export type DueRow = Pick<
  ValuationRow,
  'status' | 'due' | 'dueAfterUpdate' | 'gridDay' | 'minimumCents' | 'hourlyCents' | 'alone'
>;

/** What an update to the grid in force, or to the seniority of today, would give; none where the amount holds. */
export function updateWords({ status, dueAfterUpdate }: Pick<DueRow, 'status' | 'dueAfterUpdate'>): string[] {
  const next = isStale(status) ? words.afterUpdate : words.withSeniority;
  return dueAfterUpdate === null ? [] : [next(formatAmount(dueAfterUpdate))];
}

function formerGridWords({ status, gridDay, due }: DueRow): string[] {
  if (!isStale(status)) return [];
  if (due !== null && isOfToday(due.source)) return [words.staleFloor];
  return [gridDay === null ? words.staleGrid : words.stale(formatDay(gridDay))];
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
    notes: [...(source === null ? [] : [source]), ...formerGridWords(row), ...updateWords(row)],
    explanation: differs ? words.conventional(formatAmount(agreed)) : null,
  };
}
