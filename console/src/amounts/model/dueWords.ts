/** What stands under the amount of a row, and what explains it. Pure. */
import {
  DUE_SOURCE_NAMES,
  formatAmount,
  formatDay,
  isOfToday,
  isStale,
  type Day,
  type DisplayedAmount,
  type DueAmount,
  type ReceiptLine,
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

/** What an update to the grid in force, or to the seniority of today, would give; none where the amount holds. */
export function updateWords({ status, dueAfterUpdate }: Pick<DueRow, 'status' | 'dueAfterUpdate'>): string[] {
  const next = isStale(status) ? words.afterUpdate : words.withSeniority;
  return dueAfterUpdate === null ? [] : [next(formatAmount(dueAfterUpdate))];
}

/** Of an amount that awaits the update to the grid in force: a floor or a minimum wage is of today, whatever the grid. */
export function staleLabel({ source }: DueAmount, gridDay: Day | null): string {
  if (isOfToday(source)) return amountDue.staleFloor;
  return gridDay === null ? amountDue.staleGrid : amountDue.stale(formatDay(gridDay));
}

/** The lines of a calculation whose last one is due at another moment than now, or not any more. */
export function labelDue(lines: readonly ReceiptLine[], label: string): readonly ReceiptLine[] {
  return lines.map((line) => (line.rule === 'due' ? { ...line, label } : line));
}

/** When it was computed, and on which grid: of a floor of today, the minimum that stands below it. */
export function computedWords(
  { kind, due, reference }: Pick<Result, 'kind' | 'due' | 'reference'>,
  calculatedOn: Day,
): string {
  const [day, gridDay] = [formatDay(calculatedOn), formatDay(reference.info.effectiveOn)];
  if (kind !== 'previous-grid') return conclusion.computedOn(day, conclusion.gridInForce(gridDay));
  const grid = conclusion.previousGrid(gridDay);
  return isOfToday(due.source) ? conclusion.minimumComputedOn(day, grid) : conclusion.computedOn(day, grid);
}

/** Where an amount comes from that is not what the agreement gives. */
export function sourceNotes({ source }: DueAmount): string[] {
  return source === 'minimum' || source === 'hourly' ? [] : [DUE_SOURCE_NAMES[source]];
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
  const { due, status, gridDay } = row;
  if (due === null) return { notes: [], explanation: null };
  const agreed = conventional(row);
  const differs = agreed !== null && agreed.cents !== due.cents;
  return {
    notes: [...sourceNotes(due), ...(isStale(status) ? [staleLabel(due, gridDay)] : []), ...updateWords(row)],
    explanation: differs ? words.conventional(formatAmount(agreed)) : null,
  };
}
