import { INPUT_FIELDS, isResult, NO_RESULT, RESULT_FIELDS } from '../domain/valuation.payloads.js';
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

/** The row of a state; a replay of the journal compares rows made here with the stored ones. */
export function toRecord(state: ValuationState, establishmentId: number): ValuationRecord {
  return {
    id: state.id,
    establishmentId,
    profileId: state.profileId,
    version: state.version,
    status: state.status,
    visible: state.visible,
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

/** Filled key by key: an object that has all its keys from the start is many times faster to fill and to copy. */
function blank<Key extends string>(keys: readonly Key[]): Record<Key, unknown> {
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Record<Key, unknown>;
}

function picker<Key extends keyof ValuationRecord>(keys: readonly Key[]) {
  const none = blank(keys);
  return (row: ValuationRecord): Pick<ValuationRecord, Key> => {
    const picked = { ...none };
    for (const key of keys) picked[key] = row[key];
    return picked as Pick<ValuationRecord, Key>;
  };
}

const inputsOf = picker(INPUT_FIELDS);
const resultOf = picker(RESULT_FIELDS);
