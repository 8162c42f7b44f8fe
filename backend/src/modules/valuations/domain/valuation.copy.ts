import { NEW_TERMS, ValuationStatus } from '@valorisation/rules';
import type { ChangeContext, CopyAction } from './valuation.change.js';
import { valuationEvent, type ValuationEvent } from './valuation.events.js';
import { withoutFixedAmount } from './valuation.result.js';
import { assertAllowed, mergeInto, plain } from './valuation.merge.js';
import { hasTexts, type ValuationState, type ValuationTexts } from './valuation.state.js';

interface Source {
  readonly state: ValuationState;
  readonly texts: ValuationTexts;
}

export interface Beginning {
  readonly event: ValuationEvent;
  readonly texts: ValuationTexts;
}

type Context = Pick<ChangeContext, 'gridInForce' | 'today' | 'newTextId'>;

/** A copy for the same person. @param mayBeVisible false: the copy of a visible row is limited too */
export function copyOfRow(
  { state, texts }: Source,
  action: CopyAction,
  status: ValuationStatus,
  mayBeVisible: boolean,
  { newTextId }: Context,
): Beginning {
  const { id: sourceId, profileId, gridId, answers } = state;
  const { inputs, result } = action === 'duplicate' ? withoutFixedAmount(state) : state;
  const visible = state.visible && mayBeVisible;
  const textId = hasTexts(texts) ? newTextId : null;
  const event = valuationEvent.duplicated.of({
    sourceId,
    profileId,
    gridId,
    status,
    visible,
    inputs,
    answers,
    textId,
    result,
  });
  return { event, texts };
}

/**
 * The function for another person, on the grid in force. Function, category, share, unit, weeks of leave and degrees
 * describe the position and are copied. The rest describes the person: seniority, diplomas (Formations), guaranteed
 * pay, a fixed amount, fixed days. Reasons and evidence may name the person. A degree that the grid in force no longer
 * has is left open.
 * @throws 422 for a function or weeks of leave that the grid in force no longer has
 */
export function copyOfPost(
  { state, texts }: Source,
  profileId: number,
  mayBeVisible: boolean,
  { gridInForce: { id: gridId, grid }, today, newTextId }: Context,
): Beginning {
  const { functionId, categoryLevel, shareHundredths, hourly, leaveWeeks } = state.inputs;
  const post = { functionId, categoryLevel, shareHundredths, hourly, leaveWeeks };
  const inputs = { ...NEW_TERMS, fixedAmountCents: null, withoutSeniority: false, ...post };
  const diplomas = new Set(grid.criteria.flatMap(({ kind, id }) => (kind === 'training' ? [String(id)] : [])));
  const answers = Object.fromEntries(Object.entries(state.answers).filter(([id]) => !diplomas.has(id)));
  const title = { otherFunction: texts.otherFunction, criteria: {} };
  const merged = mergeInto(grid, { inputs, answers }, title, {});
  assertAllowed(grid, merged, today);
  const event = valuationEvent.duplicated.of({
    sourceId: state.id,
    profileId,
    gridId,
    status: ValuationStatus.InProgress,
    visible: state.visible && mayBeVisible,
    inputs: merged.inputs,
    answers: plain(merged.answers),
    textId: hasTexts(merged.texts) ? newTextId : null,
    result: null,
  });
  return { event, texts: merged.texts };
}
