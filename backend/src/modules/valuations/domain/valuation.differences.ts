import { isDeepStrictEqual } from 'node:util';
import { TERMS_IN_PLACE } from '@valorisation/rules';
import { plain, type MergedValuation } from './valuation.merge.js';
import type { ValuationInputs, ValuationState, ValuationTexts } from './valuation.state.js';

/** One changed value, old and new, enough for a timeline. Answers are `answer.<criterion id>`. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface ChangeSet {
  readonly changes: readonly FieldChange[];
  /** True when the change puts the row back in progress. */
  readonly decisive: boolean;
  readonly textsChanged: boolean;
  readonly profileId: number;
}

const IN_PLACE: readonly (keyof ValuationInputs)[] = [...TERMS_IN_PLACE, 'withoutSeniority'];

/** Compares a row with the row after a change. Free texts are named, never quoted. */
export function changesBetween(
  state: ValuationState,
  texts: ValuationTexts,
  merged: MergedValuation,
  profileId: number,
): ChangeSet {
  const inputs = keysOf(merged.inputs)
    .filter((field) => merged.inputs[field] !== state.inputs[field])
    .map((field) => ({ field, from: state.inputs[field], to: merged.inputs[field] }));
  const next = plain(merged.answers);
  const answers = Object.keys({ ...state.answers, ...next })
    .filter((id) => !isDeepStrictEqual(state.answers[id], next[id]))
    .map((id) => ({ field: `answer.${id}`, from: state.answers[id] ?? null, to: next[id] ?? null }));
  const textsChanged = !isDeepStrictEqual(texts, merged.texts);
  const others: FieldChange[] = [];
  if (textsChanged) others.push({ field: 'texts', from: null, to: null });
  if (profileId !== state.profileId) others.push({ field: 'profileId', from: state.profileId, to: profileId });
  return {
    changes: [...inputs, ...answers, ...others],
    decisive: answers.length > 0 || inputs.some(({ field }) => !IN_PLACE.includes(field)),
    textsChanged,
    profileId,
  };
}

function keysOf(inputs: ValuationInputs): (keyof ValuationInputs)[] {
  return Object.keys(inputs) as (keyof ValuationInputs)[];
}
