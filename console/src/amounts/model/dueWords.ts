import {
  DUE_SOURCE_NAMES,
  formatAmount,
  formatDay,
  isOfToday,
  isStale,
  isToRedo,
  type Day,
  type DisplayedAmount,
  type DueAmount,
  type ReceiptLine,
  type ValuationStatus,
} from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';
import { classification, dashboard } from '../../i18n/fr';
import { amountDue } from '../../i18n/fr/amountDue';
import type { Result } from './result';

const { amount: words } = dashboard;
const { conclusion } = classification;

export type DueRow = Pick<
  ValuationRow,
  'status' | 'due' | 'dueAfterUpdate' | 'gridDay' | 'minimumCents' | 'hourlyCents' | 'alone'
>;

/**
 * The text about the amount after an update to the grid in force or to today's seniority. Empty when there is no amount
 * after an update.
 */
export function updateWords({ status, dueAfterUpdate }: Pick<DueRow, 'status' | 'dueAfterUpdate'>): string[] {
  const next = isStale(status) ? words.afterUpdate : words.withSeniority;
  return dueAfterUpdate === null ? [] : [next(formatAmount(dueAfterUpdate))];
}

/** Marks an amount that awaits the grid in force. A floor or a minimum wage is the one of today, whatever the grid. */
export function staleLabel(status: ValuationStatus, { source }: DueAmount, gridDay: Day | null): string {
  const isRedone = isToRedo(status);
  if (isOfToday(source)) return amountDue.staleFloor(isRedone);
  return gridDay === null ? amountDue.staleGrid(isRedone) : amountDue.stale(formatDay(gridDay), isRedone);
}

/** Replaces the label of the last line of a calculation, for an amount that is due at another time or no longer due. */
export function labelDue(lines: readonly ReceiptLine[], label: string): readonly ReceiptLine[] {
  return lines.map((line) => (line.rule === 'due' ? { ...line, label } : line));
}

/** When and on which grid the amount was computed. For a floor of today, it is about the minimum below that floor. */
export function computedWords(
  { kind, due, reference }: Pick<Result, 'kind' | 'due' | 'reference'>,
  calculatedOn: Day,
): string {
  const [day, gridDay] = [formatDay(calculatedOn), formatDay(reference.info.effectiveOn)];
  if (kind !== 'previous-grid') return conclusion.computedOn(day, conclusion.gridInForce(gridDay));
  const grid = conclusion.previousGrid(gridDay);
  return isOfToday(due.source) ? conclusion.minimumComputedOn(day, grid) : conclusion.computedOn(day, grid);
}

export function sourceNotes({ source }: DueAmount): string[] {
  return source === 'minimum' || source === 'hourly' ? [] : [DUE_SOURCE_NAMES[source]];
}

/** The agreement's amount in the shown unit; null when it is not known in that unit. */
function conventional({ due, minimumCents, hourlyCents }: DueRow): DisplayedAmount | null {
  if (due === null) return null;
  const cents = due.unit === 'hour' ? hourlyCents : minimumCents;
  return cents === null ? null : { cents, unit: due.unit };
}

export interface DueWords {
  readonly notes: readonly string[];
  /** Names the agreement's amount when another amount is due. */
  readonly explanation: string | null;
}

/** `withUpdate`: false where the amount after an update stands beside its act. */
export function dueWords(row: DueRow, withUpdate = true): DueWords {
  const { due, status, gridDay } = row;
  if (due === null) return { notes: [], explanation: null };
  const agreed = conventional(row);
  const differs = agreed !== null && agreed.cents !== due.cents;
  return {
    notes: [
      ...sourceNotes(due),
      ...(isStale(status) ? [staleLabel(status, due, gridDay)] : []),
      ...(withUpdate ? updateWords(row) : []),
    ],
    explanation: differs ? words.conventional(formatAmount(agreed)) : null,
  };
}
