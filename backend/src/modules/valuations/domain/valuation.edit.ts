import { computePay, findFunction, missingReasons, type Answers, type Grid } from '@valorisation/rules';
import type { ChangeContext, NumberedGrid, ValuationChange } from './valuation.change.js';
import { changesBetween, type ChangeSet } from './valuation.differences.js';
import type { ValuationEdited } from './valuation.events.js';
import { assertAllowed, mergeInto, plain, type MergedValuation } from './valuation.merge.js';
import { stored } from './valuation.result.js';
import { hasTexts, type StoredResult, type ValuationState, type ValuationTexts } from './valuation.state.js';

export interface EditPlan {
  /** `edit` makes the amount unknown; `edit-terms` recomputes it in place. */
  readonly action: 'edit' | 'edit-terms';
  /** The event without the status, which the transition table gives, and without the author of the change. */
  readonly payload: Omit<ValuationEdited['payload'], 'status' | 'planned'>;
  readonly texts: ValuationTexts;
  readonly textsChanged: boolean;
}

/**
 * Null without a difference. A change that decides the amount is checked on the grid in force. Share, guaranteed pay,
 * fixed days and free texts are checked on the row's own grid and day.
 * @throws 422 naming the refused fields
 */
export function planEdit(
  state: ValuationState,
  texts: ValuationTexts,
  change: ValuationChange,
  context: ChangeContext,
): EditPlan | null {
  const merge = (on: NumberedGrid): { merged: MergedValuation; differences: ChangeSet } => {
    const merged = mergeInto(on.grid, state, texts, change);
    return { merged, differences: changesBetween(state, texts, merged, change.profileId ?? state.profileId) };
  };
  if (findFunction(context.rowGrid.grid, change.functionId ?? state.inputs.functionId) !== undefined) {
    const { merged, differences } = merge(context.rowGrid);
    if (!differences.decisive && !losesReason(state, context.rowGrid.grid, merged.answers)) {
      if (differences.changes.length === 0) return null;
      assertAllowed(context.rowGrid.grid, merged, state.result?.calculatedOn ?? context.today);
      const result = recomputed(context.rowGrid.grid, merged, state.result);
      return plan('edit-terms', state, merged, differences, context.rowGrid, result, context);
    }
  }
  const { merged, differences } = merge(context.gridInForce);
  assertAllowed(context.gridInForce.grid, merged, context.today);
  return plan('edit', state, merged, differences, context.gridInForce, null, context);
}

function plan(
  action: EditPlan['action'],
  state: ValuationState,
  { inputs, answers, texts }: MergedValuation,
  { changes, textsChanged, profileId }: ChangeSet,
  on: NumberedGrid,
  result: StoredResult | null,
  { newTextId }: ChangeContext,
): EditPlan {
  const newText = hasTexts(texts) ? newTextId : null;
  const textId = textsChanged ? newText : state.textId;
  const payload = { changes, profileId, gridId: on.id, inputs, answers: plain(answers), textId, result };
  return { action, payload, texts, textsChanged };
}

function recomputed(
  grid: Grid,
  { inputs, answers }: MergedValuation,
  previous: StoredResult | null,
): StoredResult | null {
  if (previous === null) return null;
  const { calculatedOn } = previous;
  return stored(computePay(grid, { ...inputs, answers, calculatedOn }), calculatedOn);
}

/** A computed row keeps the reason of its degree below the default. Removing it is an edit like a changed answer. */
function losesReason({ inputs, result }: ValuationState, grid: Grid, answers: Answers): boolean {
  const job = findFunction(grid, inputs.functionId);
  return result !== null && job !== undefined && missingReasons(grid, job, answers).length > 0;
}
