import type { Profile, ValuationDetail, ValuationRow } from '@valorisation/contract';
import { readStoredValorData, type Answers } from '@valorisation/rules';

export type { Due, Profile, ValuationRow } from '@valorisation/contract';

export type ProfileName = Pick<Profile, 'id' | 'name'>;

/** A single valuation, with its answers and the trace of its stored amount (null while incomplete). */
export interface Valuation extends ValuationRow {
  readonly answers: Answers;
  readonly trace: ValuationDetail['trace'];
}

export function toValuation({ valorData, ...row }: ValuationDetail): Valuation {
  return { ...row, answers: readStoredValorData(valorData) };
}
