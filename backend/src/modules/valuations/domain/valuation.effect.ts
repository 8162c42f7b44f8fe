/** What a grid that is not in force yet would make of a row, by the acts that the row itself would meet (ADR 0050). */
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

/** A row without names and texts. */
export interface EffectRow {
  readonly status: ValuationStatus;
  readonly gridId: number;
  readonly inputs: ValuationInputs;
  readonly answers: PlainAnswers;
  /** Ids of the criteria whose answer has a reason: which one stays unknown. */
  readonly reasons: readonly string[];
  readonly result: StoredResult | null;
}

/** The grid that is weighed, and the day from which it would count. */
export interface EffectContext {
  readonly draft: NumberedGrid;
  readonly day: Day;
  /** What the index is held against before and after, on that day, by territory. */
  readonly minimums: Minimums;
}

export type Minimums = Readonly<Record<WageTerritory, { readonly before: number; readonly after: number }>>;

/** The day that a version would count from; nobody brings a row up to date on one that has gone by. */
export function dayOfEffect(effectiveOn: Day, today: Day): Day {
  return effectiveOn > today ? effectiveOn : today;
}

/** Both on the same day: what the wage itself changes is not the grid's doing. */
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

/** An amount at one of the three stages, and its index. */
export interface EffectAmount extends DisplayedAmount {
  readonly indexHundredths: number;
}

export interface EffectAmounts {
  /** As it is stored. */
  readonly before: EffectAmount;
  /** With the seniority of the day on the row's own grid: due with or without the draft. */
  readonly dueAnyway: EffectAmount;
  /** Once the row is brought up to date on the day; a row that stays as it is keeps `dueAnyway`. */
  readonly after: EffectAmount;
}

/** Why a row has no amounts to compare: it is archived, in progress or has none, its choice is gone, or an answer will be missing. */
export type WithoutAmounts = 'not-computed' | 'to-redo' | 'incomplete';

export interface RowEffect {
  /** After the grid came into force. */
  readonly status: ValuationStatus;
  readonly amounts: EffectAmounts | WithoutAmounts;
}

/** Stands for a reason that was given: the rules ask for one, not for which. */
const GIVEN = '.';

/** @param rowGrid the one that the row stands on */
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

/** 'Mettre à jour' on the day with the draft in force; null where it would be refused: an answer or a reason is missing. */
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

/** Filled key by key: a loop over a million rows is felt in it. */
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
