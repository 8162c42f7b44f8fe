import { inputsOf, isResult, NO_RESULT, resultOf } from '../domain/valuation.payloads.js';
import type { ValuationState } from '../domain/valuation.state.js';
import type { ValuationRecord } from './valuation.record.js';

export function toState(row: ValuationRecord): ValuationState {
  const result = resultOf(row);
  return {
    id: row.id,
    version: row.version,
    profileId: row.profileId,
    status: row.status,
    visible: row.visible,
    isCopy: row.isCopy,
    createdBy: row.createdBy,
    gridId: row.gridId,
    inputs: inputsOf(row),
    answers: row.answers,
    textId: row.textId,
    result: isResult(result) ? result : null,
    history: row.history,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The row of a state. A replay of the journal compares rows made here with the stored ones. */
export function toRecord(state: ValuationState, establishmentId: number): ValuationRecord {
  return {
    id: state.id,
    establishmentId,
    profileId: state.profileId,
    version: state.version,
    status: state.status,
    visible: state.visible,
    isCopy: state.isCopy,
    createdBy: state.createdBy,
    gridId: state.gridId,
    ...state.inputs,
    answers: state.answers,
    textId: state.textId,
    ...(state.result ?? NO_RESULT),
    history: state.history,
    createdAt: new Date(state.createdAt),
    updatedAt: new Date(state.updatedAt),
  };
}
