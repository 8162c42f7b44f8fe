/** The amounts due today for a viewer's rows, from the stored amounts and the establishment's floors (ADR 0018). */
import {
  amountDue,
  dueAmount,
  estimatePay,
  isActive,
  isBirthday,
  isStale,
  isUpToDate,
  personDue,
  ValuationStatus,
  type AmountDue,
  type Day,
  type DueAmount,
  type DueRow,
  type PersonDue,
  type StoredAmounts,
} from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { withTexts } from '../domain/valuation.merge.js';
import type { PlannedStanding } from '../domain/valuation.planned.js';
import { answersOn, computeComplete } from '../domain/valuation.result.js';
import type { ValuationSetting } from './valuation-settings.js';
import { asWhole, type ComputedRow, type ListedRow, type ValuationRow } from './valuation.view.js';

type WithFloors = Pick<ValuationSetting, 'floors'>;

export type DueColumns = Pick<
  ValuationRow,
  | 'status'
  | 'shareHundredths'
  | 'hourly'
  | 'fixedAmountCents'
  | 'indexHundredths'
  | 'minimumCents'
  | 'hourlyCents'
  | 'remunerationValueCents'
>;

/** The row in the form of the rules. A past state has only its stored amounts, like an archived row. */
function toDueRow(row: DueColumns & Partial<Pick<ValuationRow, 'monthlyFunctions'>>): DueRow {
  const { shareHundredths, hourly, fixedAmountCents } = row;
  const { indexHundredths, minimumCents, hourlyCents, remunerationValueCents } = row;
  const status = row.monthlyFunctions === null ? ValuationStatus.Archived : row.status;
  const computed =
    indexHundredths === null || minimumCents === null
      ? null
      : { indexHundredths, minimumCents, hourlyCents, remunerationValueCents };
  return { status, shareHundredths, hourly, fixedAmountCents, computed };
}

/** The person's only active function that is paid by the month, among those that the viewer sees. */
export function isAloneRow({ status, hourly, monthlyFunctions }: ListedRow): boolean {
  return isActive(status) && !hourly && monthlyFunctions === 1;
}

/** Null while the row is not computed. */
export function dueOfRow(row: ListedRow, { floors }: WithFloors): DueAmount | null {
  return dueAmount(toDueRow(row), floors, { alone: isAloneRow(row) });
}

export function dueOfComputed(row: ComputedRow, setting: WithFloors): DueAmount {
  return known(dueOfRow(row, setting));
}

export function tracedDueOfRow(row: ValuationRow, { floors }: WithFloors): AmountDue | null {
  return amountDue(toDueRow(row), floors, { alone: isAloneRow(row) });
}

export function tracedDueOfComputed(row: ComputedRow, setting: WithFloors): AmountDue {
  return known(tracedDueOfRow(row, setting));
}

/** The amount due for a row with another pay than the stored one, at the row's share. */
export function dueWith(pay: StoredAmounts, row: ValuationRow, { floors }: WithFloors): AmountDue {
  return known(amountDue({ ...toDueRow(row), computed: pay }, floors, { alone: isAloneRow(row) }));
}

function known<Due extends DueAmount>(due: Due | null): Due {
  if (due === null) throw new Error('A computed row has an amount due');
  return due;
}

/** True when a monthly total includes an active row: it is computed and not paid by the hour. */
export function isInTotal({ hourly, minimumCents }: Pick<DueColumns, 'hourly' | 'minimumCents'>): boolean {
  return !hourly && minimumCents !== null;
}

/** @param rows all rows of the person that the viewer sees */
export function dueOfPerson(rows: readonly DueColumns[], { floors }: WithFloors): PersonDue<DueRow> {
  return personDue(
    rows.map((row) => toDueRow(row)),
    floors,
  );
}

/** A passed seniority step that is not in the amount yet, for an amount on the grid in force. */
export function seniorityPassedOn(
  { status, nextChangeOn }: Pick<ValuationRow, 'status' | 'nextChangeOn'>,
  { today }: Pick<ValuationSetting, 'today'>,
): Day | null {
  return isUpToDate(status) && isBirthday(nextChangeOn, today) ? nextChangeOn : null;
}

/**
 * The amount due of a row in progress once it has its planned degrees. Null while it lacks something else.
 * @param standing of the row on the grid in force
 */
export function dueOncePlanned(
  row: ValuationRow,
  { open, lackingReasons }: PlannedStanding,
  { floors, gridInForce, today }: Present,
): DueAmount | null {
  const isSeniorityKnown = row.seniorityOn !== null || row.withoutSeniority;
  if (open.length > 0 || lackingReasons.length > 0 || !isSeniorityKnown) return null;
  const answers = answersOn(gridInForce, row, withTexts(row.answers, row.texts));
  return estimatePay(gridInForce, floors, { ...row, answers, calculatedOn: today }, isAloneRow(row)).due;
}

type Present = Pick<ValuationSetting, 'floors' | 'gridInForce' | 'today'>;

/**
 * The amount due after a row is brought up to date: to the grid in force, and to today's seniority. Null when it is up
 * to date, or cannot be computed.
 */
export function dueAfterUpdate(row: ListedRow, setting: Present): DueAmount | null {
  const brought = isBehind(row, setting) ? broughtToToday(row, setting) : null;
  return brought && dueAmount(brought, setting.floors, { alone: isAloneRow(row) });
}

export interface PersonUpdate {
  /** How many functions of the total have an amount that is out of date. */
  readonly functions: number;
  /** The total after their update; null when none is out of date, or one cannot be computed. */
  readonly cents: number | null;
  readonly complementCents: number;
}

/**
 * The monthly total of a person with several functions, after each is brought up to date. With one function, its
 * row has this amount.
 * @param rows all rows of the person that the viewer sees
 */
export function personAfterUpdate(rows: readonly ListedRow[], setting: Present): PersonUpdate {
  const active = rows.filter(({ status }) => isActive(status));
  const held = active.length > 1 ? active.filter(isInTotal) : [];
  const behind = new Set(held.filter((row) => isBehind(row, setting)));
  if (behind.size === 0) return { functions: 0, cents: null, complementCents: 0 };
  const brought = rows.map((row) => (behind.has(row) ? broughtToToday(row, setting) : toDueRow(row)));
  const known = brought.filter((row) => row !== null);
  const { cents, complementCents } = personDue(known, setting.floors);
  return { functions: behind.size, cents: known.length < brought.length ? null : cents, complementCents };
}

function isBehind(row: ListedRow, setting: Present): boolean {
  return isStale(row.status) || seniorityPassedOn(row, setting) !== null;
}

function broughtToToday(row: ListedRow, setting: Present): DueRow | null {
  if (row.monthlyFunctions === null) return null;
  try {
    const whole = asWhole(row);
    const answers = withTexts(whole.answers, whole.texts);
    const computed = computeComplete(setting.gridInForce, row, answers, setting.today);
    return { ...toDueRow(row), computed };
  } catch (error) {
    // A function or a degree is removed, or an answer is missing, so there is no new amount yet.
    if (error instanceof DomainError) return null;
    throw error;
  }
}
