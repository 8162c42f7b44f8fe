/** The effect of a grid that is not in force yet on a row, by the same acts that the row will go through (ADR 0050). */
import {
  awaitsUpdate,
  isToRedo,
  isUpToDate,
  minimumIndex,
  minimumWageOn,
  type Answers,
  type CriterionAnswer,
  type Day,
  type DisplayedAmount,
  type Grid,
  type MinimumWage,
  type PayResult,
  type ValuationStatus,
  type WageTerritory,
} from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { NumberedGrid } from './valuation.change.js';
import { statusOnNewGrid } from './valuation.result.js';
import type { PlainAnswers, StoredResult, ValuationInputs } from './valuation.state.js';
import { updated, type UpdatableRow } from './valuation.update.js';

export interface EffectRow {
  readonly status: ValuationStatus;
  readonly gridId: number;
  readonly inputs: ValuationInputs;
  readonly answers: PlainAnswers;
  /** Ids of the criteria whose answer has a reason, without the reason. */
  readonly reasons: readonly string[];
  readonly result: StoredResult | null;
}

export interface EffectContext {
  readonly draft: NumberedGrid;
  readonly day: Day;
  /** The minimum index before and after, on that day, by territory. */
  readonly minimums: Minimums;
}

export type Minimums = Readonly<Record<WageTerritory, { readonly before: number; readonly after: number }>>;

/** The day of a version's effect: its first day, or today if that is past, because updates happen from today on. */
export function dayOfEffect(effectiveOn: Day, today: Day): Day {
  return effectiveOn > today ? effectiveOn : today;
}

/** Both minimums are for the same day, so that a change of the minimum wage is not counted as an effect of the grid. */
export function minimumsOn(inForce: Grid, draft: Grid, wages: readonly MinimumWage[], day: Day): Minimums {
  const of = (territory: WageTerritory) => {
    const wage = minimumWageOn(wages, territory, day);
    return {
      before: minimumIndex({ params: inForce.params, wage }),
      after: minimumIndex({ params: draft.params, wage }),
    };
  };
  return { metropole: of('metropole'), mayotte: of('mayotte') };
}

export interface EffectAmount extends DisplayedAmount {
  readonly indexHundredths: number;
}

export interface EffectAmounts {
  readonly before: EffectAmount;
  /** The amount with the day's seniority on the row's own grid. It is due with or without the draft. */
  readonly dueAnyway: EffectAmount;
  /** The amount after the update of the row on that day. A row without a change keeps `dueAnyway`. */
  readonly after: EffectAmount;
}

/** It is archived, in progress or not computed; its choice is removed; or an answer will be missing. */
export type WithoutAmounts = 'not-computed' | 'to-redo' | 'incomplete';

export interface RowEffect {
  readonly status: ValuationStatus;
  readonly amounts: EffectAmounts | WithoutAmounts;
}

/** Stands for any given reason: the rules only check that there is one. */
const GIVEN = '.';

export function effectOn(row: EffectRow, rowGrid: NumberedGrid, { draft, day }: EffectContext): RowEffect {
  const answers = answersOf(row);
  const status = statusOnNewGrid(draft.grid, row, answers) ?? row.status;
  const { result } = row;
  if (isToRedo(status)) return { status, amounts: 'to-redo' };
  if (result === null || !(isUpToDate(status) || awaitsUpdate(status))) return { status, amounts: 'not-computed' };
  const known = { status, inputs: row.inputs, answers, calculatedOn: result.calculatedOn };
  const { displayedCents: cents, displayedUnit: unit, indexHundredths } = result;
  const before = { cents, unit, indexHundredths };
  const dueAnyway = result.calculatedOn >= day ? before : amountOf(anniversary(known, rowGrid, day).pay);
  if (isUpToDate(status)) return { status, amounts: { before, dueAnyway, after: dueAnyway } };
  const after = updateOn(known, rowGrid, { draft, day });
  return { status, amounts: after === null ? 'incomplete' : { before, dueAnyway, after: amountOf(after) } };
}

/** 'Mettre à jour' on that day with the draft in force. Null when an answer or a reason is missing. */
export function updateOn(
  row: UpdatableRow,
  rowGrid: NumberedGrid,
  { draft, day }: Pick<EffectContext, 'draft' | 'day'>,
): PayResult | null {
  try {
    return updated('bring-up-to-date', row, { gridInForce: draft, rowGrid, today: day }).pay;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Filled key by key, which is faster in a loop over a million rows. */
export function answersOf({ answers, reasons }: Pick<EffectRow, 'answers' | 'reasons'>): Answers {
  const given: Record<string, CriterionAnswer> = {};
  for (const [id, { degree, notConcerned }] of Object.entries(answers)) {
    given[id] = { degree, notConcerned, reason: reasons.includes(id) ? GIVEN : null, evidence: null };
  }
  return given;
}

function anniversary(row: UpdatableRow, rowGrid: NumberedGrid, day: Day) {
  return updated('anniversary', row, { gridInForce: rowGrid, rowGrid, today: day });
}

function amountOf({ displayed: { cents, unit }, indexHundredths }: PayResult): EffectAmount {
  return { cents, unit, indexHundredths };
}
