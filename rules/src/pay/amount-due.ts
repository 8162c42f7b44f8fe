/**
 * "À verser au moins": what an employer must pay for a row. It is the greatest of these amounts, all in the row's unit
 * (ADR 0018): the stored amounts, the branch floor and, if it is compared for each row, the minimum wage.
 */
import { divideHalfUp, product } from '../exact/integer.js';
import { isActive, type ValuationStatus } from '../valuation/status.js';
import { articleOf } from './articles.js';
import { atShare, branchFloorMonth, hourOf, minimumCheckStep } from './amount-steps.js';
import type { Floors } from './floors.js';
import { step } from './index-steps.js';
import type { DisplayedAmount } from './pay.js';
import type { TraceStep } from './trace.js';
import { FULL_SHARE_HUNDREDTHS } from '../valuation/terms.js';

/** The stored amounts of a computed row, in cents. */
export interface StoredAmounts {
  readonly indexHundredths: number;
  /** The month at the row's share (rule 8). */
  readonly minimumCents: number;
  /** The amount per training hour (rule 9); null when the row is not paid by the hour. */
  readonly hourlyCents: number | null;
  /** The month of the indice majore at the row's share (rule 10). */
  readonly remunerationValueCents: number | null;
}

export interface DueRow {
  readonly status: ValuationStatus;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  /** In the unit of rule 11: per hour for an hourly row. */
  readonly fixedAmountCents: number | null;
  /** Null while the row is not computed. */
  readonly computed: StoredAmounts | null;
}

/** Which of the compared amounts is due. If several are equal, the first in this order. */
export type DueSource = 'minimum' | 'hourly' | 'majored' | 'fixed-amount' | 'branch-floor' | 'minimum-wage';

export interface DueAmount extends DisplayedAmount {
  readonly source: DueSource;
}

export interface AmountDue extends DueAmount {
  /** The floors that were compared. The last step is the amount itself. */
  readonly trace: readonly TraceStep[];
}

interface Candidate {
  readonly source: DueSource;
  readonly cents: number;
}

interface FloorCandidate extends Candidate {
  readonly source: 'branch-floor' | 'minimum-wage';
}

interface Person {
  /**
   * True for the person's only active function that is paid by the month. The minimum wage is then compared with this
   * row. If a person has several functions, it is compared once for the person (`personDue`). It is always compared
   * with rows paid by the hour.
   */
  readonly alone: boolean;
}

/** It is the month, unless the row is paid by the hour and no guarantee makes it monthly. */
export function dueUnit({
  hourly,
  remunerationValueCents,
}: Pick<DueRow, 'hourly'> & Pick<StoredAmounts, 'remunerationValueCents'>): DisplayedAmount['unit'] {
  return hourly && remunerationValueCents === null ? 'hour' : 'month';
}

/** The amount due without its steps, for lists with thousands of rows. Null while the row is not computed. */
export function dueAmount(row: DueRow, floors: Floors, person: Person): DueAmount | null {
  if (row.computed === null) return null;
  const unit = dueUnit({ ...row.computed, hourly: row.hourly });
  const compared = [
    ...storedCandidates(row, row.computed, floors, unit),
    ...floorCandidates(row, floors, unit, person),
  ];
  const { cents, source } = compared.reduce((most, one) => (one.cents > most.cents ? one : most));
  return { cents, unit, source };
}

/** The amount due with its steps. Null while the row is not computed. */
export function amountDue(row: DueRow, floors: Floors, person: Person): AmountDue | null {
  const due = dueAmount(row, floors, person);
  if (due === null || row.computed === null) return null;
  const { unit } = due;
  const held = floorCandidates(row, floors, unit, person).map((floor) => floorStep(floor, row, floors, unit));
  const check = isActive(row.status) ? [minimumCheckStep(row.computed.indexHundredths, floors)] : [];
  return { ...due, trace: [...held, dueStep(due), ...check] };
}

/** It has the article of its amount. The minimum wage has no article, because it does not come from the agreement. */
function dueStep({ cents, unit, source }: DueAmount): TraceStep {
  return { ...step('due', unit, cents, { source }), article: articleOf(source === 'minimum' ? 'due' : source) };
}

function storedCandidates(
  row: DueRow,
  { minimumCents, hourlyCents, remunerationValueCents }: StoredAmounts,
  floors: Floors,
  unit: DisplayedAmount['unit'],
): readonly [Candidate, ...Candidate[]] {
  const fixed = row.fixedAmountCents === null ? [] : [fixedCandidate(row.fixedAmountCents, row, floors, unit)];
  if (unit === 'hour') return [{ source: 'hourly', cents: hourlyCents ?? 0 }, ...fixed];
  if (remunerationValueCents === null) return [{ source: 'minimum', cents: minimumCents }, ...fixed];
  const majored: Candidate = { source: 'majored', cents: remunerationValueCents };
  return row.hourly ? [majored, ...fixed] : [{ source: 'minimum', cents: minimumCents }, majored, ...fixed];
}

/** For a monthly guarantee, an amount fixed per hour is converted to the month (the inverse of rule 9). */
function fixedCandidate(
  cents: number,
  { hourly }: DueRow,
  { params }: Floors,
  unit: DisplayedAmount['unit'],
): Candidate {
  const { yearlyTrainingHours, teachingPart } = params;
  const month = divideHalfUp(product(cents, yearlyTrainingHours, 10_000), product(12, teachingPart));
  return { source: 'fixed-amount', cents: hourly && unit === 'month' ? month : cents };
}

/** The floors in the row's unit. An archived row is compared with no floor. */
function floorCandidates(
  row: DueRow,
  { params, wage }: Floors,
  unit: DisplayedAmount['unit'],
  { alone }: Person,
): readonly FloorCandidate[] {
  if (!isActive(row.status)) return [];
  const floor: FloorCandidate = {
    source: 'branch-floor',
    cents: broughtToRow(branchFloorMonth(params), row, params, unit),
  };
  if (wage === null || !(alone || row.hourly)) return [floor];
  return [floor, { source: 'minimum-wage', cents: broughtToRow(wage.monthCents, row, params, unit) }];
}

/**
 * Converts a full-time month to the row's unit: to its share, to full time for an hourly row whose unit is the month,
 * or to the training hour (rule 9).
 */
function broughtToRow(
  fullTimeMonthCents: number,
  row: DueRow,
  params: Floors['params'],
  unit: DisplayedAmount['unit'],
): number {
  return unit === 'hour' ? hourOf(fullTimeMonthCents, params) : atShare(fullTimeMonthCents, floorShare(row));
}

function floorShare({ hourly, shareHundredths }: DueRow): number {
  return hourly ? FULL_SHARE_HUNDREDTHS : shareHundredths;
}

function floorStep(
  { source, cents }: FloorCandidate,
  row: DueRow,
  { params, wage }: Floors,
  unit: DisplayedAmount['unit'],
): TraceStep {
  const { paramMicroEuros, branchFloorPoints, teachingPart, yearlyTrainingHours } = params;
  const brought =
    unit === 'hour'
      ? { teachingPartTenThousandths: teachingPart, yearlyTrainingHours }
      : { shareHundredths: floorShare(row) };
  if (source === 'branch-floor' || wage === null) {
    const floor = { floorHundredths: branchFloorPoints * 100, paramMicroEuros };
    return step('branch-floor', unit, cents, { ...floor, fullTimeMonthCents: branchFloorMonth(params), ...brought });
  }
  const { from: wageFrom, territory, monthCents: fullTimeMonthCents } = wage;
  return step('minimum-wage', unit, cents, { wageFrom, territory, fullTimeMonthCents, ...brought });
}
