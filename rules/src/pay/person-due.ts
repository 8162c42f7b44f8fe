/** "À verser au moins" for a person: the rows, and what is missing to the minimum wage over all of them (ADR 0018). */
import { isActive } from '../valuation/status.js';
import { dueAmount, type DueAmount, type DueRow } from './amount-due.js';
import { atShare } from './amount-steps.js';
import type { Floors } from './floors.js';
import { step } from './index-steps.js';
import type { StepOf } from './trace.js';

export interface PersonDue<Row extends DueRow> {
  /** The sum of the monthly rows and the complement, in cents; null until a monthly row is computed. */
  readonly cents: number | null;
  /**
   * "Complément Smic", in cents, for the sum of the shares. It is 0 when there is only one monthly row, because that
   * row already includes it.
   */
  readonly complementCents: number;
  /** The step of the complement; null when there is none. */
  readonly complement: StepOf<'wage-complement'> | null;
  readonly rows: readonly { readonly row: Row; readonly due: DueAmount | null }[];
  /** Active rows that the total leaves out: hourly rows, and monthly rows that are not computed yet. */
  readonly hourlyRows: number;
  readonly uncomputedRows: number;
}

const isMonthly = ({ status, hourly }: DueRow): boolean => isActive(status) && !hourly;

/** The amount due to one person, from the rows that a viewer may see. */
export function personDue<Row extends DueRow>(rows: readonly Row[], floors: Floors): PersonDue<Row> {
  const monthlyRows = rows.filter(isMonthly).length;
  const alone = monthlyRows === 1;
  const dues = rows.map((row) => ({ row, due: dueAmount(row, floors, { alone: alone && isMonthly(row) }) }));
  const paid = dues.flatMap(({ row, due }) => (due !== null && isMonthly(row) ? [{ row, due }] : []));
  const paidCents = paid.reduce((sum, { due }) => sum + due.cents, 0);
  const shareHundredths = paid.reduce((sum, { row }) => sum + row.shareHundredths, 0);
  const complement = alone ? null : complementStep(paidCents, shareHundredths, floors);
  return {
    cents: paid.length === 0 ? null : paidCents + (complement?.value ?? 0),
    complementCents: complement?.value ?? 0,
    complement,
    rows: dues,
    hourlyRows: rows.filter((row) => isActive(row.status) && row.hourly).length,
    uncomputedRows: monthlyRows - paid.length,
  };
}

function complementStep(paidCents: number, shareHundredths: number, { wage }: Floors): PersonDue<DueRow>['complement'] {
  if (wage === null) return null;
  const lacking = atShare(wage.monthCents, shareHundredths) - paidCents;
  if (lacking <= 0) return null;
  return step('wage-complement', 'month', lacking, {
    fullTimeMonthCents: wage.monthCents,
    wageFrom: wage.from,
    territory: wage.territory,
    shareHundredths,
    paidCents,
  });
}
