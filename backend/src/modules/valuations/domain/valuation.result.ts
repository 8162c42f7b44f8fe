import {
  adaptAnswers,
  completionIssues,
  computePay,
  findCriterion,
  findFunction,
  isUpToDate,
  RULES_VERSION,
  transition,
  type Answers,
  type Day,
  type Grid,
  type PayResult,
  type ValuationStatus,
  displayedMinimum,
} from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { NumberedGrid } from './valuation.change.js';
import { missingAnswers, refusedAnswers, nothingToChange } from './valuation.errors.js';
import type { StoredResult, ValuationInputs, ValuationState } from './valuation.state.js';
import { valuationEvent } from './valuation.events.js';

type Issues = ReturnType<typeof completionIssues>;

export function stored(result: PayResult, calculatedOn: Day): StoredResult {
  return {
    calculatedOn,
    indexHundredths: result.indexHundredths,
    majoredIndexHundredths: result.majoredIndexHundredths,
    fullTimeMonthCents: result.fullTimeMonthCents,
    minimumCents: result.minimumCents,
    hourlyCents: result.hourlyCents,
    remunerationValueCents: result.remunerationValueCents,
    displayedCents: result.displayed.cents,
    displayedUnit: result.displayed.unit,
    nextChangeOn: result.nextChangeOn,
    rulesVersion: RULES_VERSION,
  };
}

/**
 * The amount of complete answers on a grid and a day.
 * @throws 409 `criteres_manquants` naming them, 422 for an answer that the grid refuses or a missing reason (rule 15)
 */
export function computeComplete(grid: Grid, inputs: ValuationInputs, answers: Answers, day: Day): PayResult {
  const job = findFunction(grid, inputs.functionId);
  if (job === undefined) throw refuseFields({ functionId: { code: 'fonction_inconnue' } });
  assertComplete(grid, completionIssues(grid, job, inputs.categoryLevel, answers));
  return computePay(grid, { ...inputs, answers, calculatedOn: day });
}

/** A degree that the grid no longer has counts as unanswered; a criterion that it no longer asks is dropped. */
export function answersOn(grid: Grid, { functionId, categoryLevel }: ValuationInputs, answers: Answers): Answers {
  const job = findFunction(grid, functionId);
  return job === undefined ? answers : adaptAnswers(grid, job, categoryLevel, answers);
}

export interface GridStanding {
  readonly choicesKnown: boolean;
  readonly complete: boolean;
  /** For a computed row: the grid gives the same index and displayed amount on the same day. */
  readonly sameAmount: boolean;
}

export type ComparedResult = Pick<StoredResult, 'calculatedOn' | 'indexHundredths' | 'displayedCents'>;

export type ComparedRow = Pick<ValuationState, 'status' | 'inputs'> & { readonly result: ComparedResult | null };

export function standingOn(grid: Grid, state: Pick<ComparedRow, 'inputs' | 'result'>, answers: Answers): GridStanding {
  const { inputs, result } = state;
  const job = findFunction(grid, inputs.functionId);
  const issues: Issues = job === undefined ? [] : completionIssues(grid, job, inputs.categoryLevel, answers);
  const choicesKnown =
    job !== undefined && issues.every(({ code }) => code === 'unanswered' || code === 'missing_reason');
  const complete = choicesKnown && issues.length === 0 && result !== null;
  return { choicesKnown, complete, sameAmount: complete && isSameAmount(grid, inputs, answers, result) };
}

function actionOnNewGrid(
  grid: Grid,
  state: ComparedRow,
  answers: Answers,
): 'grid-values-changed' | 'grid-choice-gone' | null {
  const { choicesKnown, complete, sameAmount } = standingOn(grid, state, answers);
  if (!choicesKnown) return 'grid-choice-gone';
  return isUpToDate(state.status) && complete && !sameAmount ? 'grid-values-changed' : null;
}

/** The status after a new grid; null when the row does not change. */
export function statusOnNewGrid(grid: Grid, state: ComparedRow, answers: Answers): ValuationStatus | null {
  const action = actionOnNewGrid(grid, state, answers);
  const outcome = action === null ? null : transition(action, state.status);
  return outcome === null || !outcome.ok ? null : outcome.to;
}

/**
 * The status from which an update starts. A new grid is applied in batches and may not have reached this row yet. A row
 * that awaits an update keeps its status: the update says what the grid no longer has.
 */
export function statusToUpdate(
  gridInForce: NumberedGrid,
  row: ComparedRow & Pick<ValuationState, 'gridId'>,
  answers: Answers,
): ValuationStatus {
  if (row.gridId === gridInForce.id || !isUpToDate(row.status)) return row.status;
  return statusOnNewGrid(gridInForce.grid, row, answers) ?? row.status;
}

function isSameAmount(grid: Grid, inputs: ValuationInputs, answers: Answers, result: ComparedResult): boolean {
  const then = computePay(grid, { ...inputs, answers, calculatedOn: result.calculatedOn });
  return then.indexHundredths === result.indexHundredths && then.displayed.cents === result.displayedCents;
}

function assertComplete(grid: Grid, issues: Issues): void {
  const unanswered = issues.filter(({ code }) => code === 'unanswered');
  if (unanswered.length > 0) {
    throw missingAnswers(
      unanswered.map(({ field }) => ({ id: Number(field), title: findCriterion(grid, Number(field))?.title ?? field })),
    );
  }
  const refused = issues.flatMap(({ field, code }) => (code === 'unanswered' ? [] : [{ field, code }]));
  if (refused.length > 0) throw refusedAnswers(refused);
}

type Fixable = Pick<ValuationState, 'inputs' | 'result'>;

/** @throws 409 `sans_effet` when it has this value already */
export function amountFixed({ inputs, result }: Fixable, to: number | null, reasonId: string) {
  const { fixedAmountCents: from } = inputs;
  if (to === from) throw nothingToChange();
  const displayed = withFixedAmount(result, { ...inputs, fixedAmountCents: to });
  return valuationEvent.amountFixed.of({ from, to, reasonId, result: displayed });
}

/** A fixed amount concerns one row, so its copy has none. */
export function withoutFixedAmount({ inputs: given, result }: Fixable): Fixable {
  const inputs = { ...given, fixedAmountCents: null };
  return { inputs, result: withFixedAmount(result, inputs) };
}

/** Applies the fixed amount (rule 11). */
function withFixedAmount(
  result: StoredResult | null,
  { fixedAmountCents, hourly }: ValuationInputs,
): StoredResult | null {
  if (result === null) return null;
  const { cents, unit } = displayedMinimum({ ...result, fixedAmountCents, hourly });
  return { ...result, displayedCents: cents, displayedUnit: unit };
}
