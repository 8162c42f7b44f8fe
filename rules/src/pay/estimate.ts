/** Computes a row that is not stored: its pay, and the amount due to a person who has no other row. */
import type { Grid } from '../grid/grid.js';
import { ValuationStatus } from '../valuation/status.js';
import { amountDue, type AmountDue } from './amount-due.js';
import { previewPay } from './compute-pay.js';
import type { Floors } from './floors.js';
import type { PayInput, PayPreview, PayResult } from './pay.js';
import type { TraceStep } from './trace.js';

export interface Estimate {
  readonly pay: PayPreview;
  readonly due: AmountDue;
  /** The steps of the pay, followed by the steps of the amount due. */
  readonly steps: readonly TraceStep[];
}

/**
 * The amount due for a pay that is not stored.
 * @param alone true for the person's only monthly function: the minimum wage is then compared with this row
 */
export function dueOfPay(floors: Floors, input: PayInput, pay: PayResult, alone = true): AmountDue {
  const row = { ...input, status: ValuationStatus.InProgress, computed: pay };
  const due = amountDue(row, floors, { alone: alone && !input.hourly });
  if (due === null) throw new Error('A computed row has an amount due');
  return due;
}

/** Throws RuleError `input_refused` when a term breaks a rule. Unanswered criteria are treated as in `previewPay`. */
export function estimatePay(grid: Grid, floors: Floors, input: PayInput, alone = true): Estimate {
  const pay = previewPay(grid, input);
  const due = dueOfPay(floors, input, pay, alone);
  return { pay, due, steps: [...pay.trace, ...due.trace] };
}
