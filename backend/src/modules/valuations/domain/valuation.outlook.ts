/** A row beside a version that is to take force: what its switch, and an update on its day, would leave of it. */
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
  /** With their texts: a reason may be required. */
  readonly answers: Answers;
  readonly result: StoredResult | null;
  /** The grid that its amount was computed on. */
  readonly grid: Grid;
}

export interface AfterSwitch {
  /** Once the worker has moved the row, before anybody updates it. */
  readonly status: ValuationStatus;
  /** What its update gives on that day, or why there can be none; null where no update is called for. */
  readonly update: Updated | DomainError | null;
  /** The amount of that day on the row's own grid: what seniority alone changes; null where it changes nothing. */
  readonly aged: PayResult | null;
}

/** The same functions as the move and the command: what is shown beforehand is what comes. */
export function afterSwitch(row: SwitchedRow, coming: NumberedGrid, day: Day): AfterSwitch {
  const { inputs, answers, result } = row;
  const status = statusOnNewGrid(coming.grid, row, answers) ?? row.status;
  if (!awaitsUpdate(status) || result === null) return { status, update: null, aged: null };
  const { calculatedOn } = result;
  const context = { gridInForce: coming, rowGrid: coming, today: day };
  const update = orRefusal(() => updated('bring-up-to-date', { status, inputs, answers, calculatedOn }, context));
  return { status, update, aged: update instanceof Error ? null : agedPay(row, day) };
}

/** An amount of before may stand on answers that its own grid no longer takes. */
function agedPay({ grid, inputs, answers }: SwitchedRow, day: Day): PayResult | null {
  try {
    return computePay(grid, { ...inputs, answers, calculatedOn: day });
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}
