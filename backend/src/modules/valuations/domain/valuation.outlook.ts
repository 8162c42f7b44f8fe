import {
  awaitsUpdate,
  computePay,
  RuleError,
  type ValuationStatus,
  type Answers,
  type Day,
  type Grid,
  type PayResult,
} from '@valorisation/rules';
import { orRefusal, type DomainError } from '../../../platform/errors/domain-error.js';
import type { NumberedGrid } from './valuation.change.js';
import { statusOnNewGrid } from './valuation.result.js';
import type { StoredResult, ValuationInputs } from './valuation.state.js';
import { updated, type Updated } from './valuation.update.js';

export interface SwitchedRow {
  readonly status: ValuationStatus;
  readonly inputs: ValuationInputs;
  /** The answers with their texts, because a reason may be required. */
  readonly answers: Answers;
  readonly result: StoredResult | null;
  readonly grid: Grid;
}

export interface AfterSwitch {
  /** The status after the worker has moved the row and before a person updates it. */
  readonly status: ValuationStatus;
  /** The result of its update on that day, or the refusal; null when no update is needed. */
  readonly update: Updated | DomainError | null;
  /** The amount of that day on the row's own grid, for the effect of seniority alone; null without an effect. */
  readonly aged: PayResult | null;
}

/** Uses the functions of the move and of the command, so that the preview shows what will happen. */
export function afterSwitch(row: SwitchedRow, coming: NumberedGrid, day: Day): AfterSwitch {
  const { inputs, answers, result } = row;
  const status = statusOnNewGrid(coming.grid, row, answers) ?? row.status;
  if (!awaitsUpdate(status) || result === null) return { status, update: null, aged: null };
  const { calculatedOn } = result;
  const context = { gridInForce: coming, rowGrid: coming, today: day };
  const update = orRefusal(() => updated('bring-up-to-date', { status, inputs, answers, calculatedOn }, context));
  return { status, update, aged: update instanceof Error ? null : agedPay(row, day) };
}

/** An old amount may come from answers that its own grid no longer accepts. */
function agedPay({ grid, inputs, answers }: SwitchedRow, day: Day): PayResult | null {
  try {
    return computePay(grid, { ...inputs, answers, calculatedOn: day });
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}
