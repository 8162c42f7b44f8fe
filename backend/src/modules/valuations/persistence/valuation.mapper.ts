import type { StoredResult, ValuationState } from '../domain/valuation.state.js';
import type { ValuationRecord } from './valuation.record.js';

export function toState(row: ValuationRecord): ValuationState {
  return {
    id: row.id,
    version: row.version,
    profileId: row.profileId,
    status: row.status,
    visible: row.visible,
    createdBy: row.createdBy,
    gridId: row.gridId,
    inputs: {
      functionId: row.functionId,
      categoryLevel: row.categoryLevel,
      shareHundredths: row.shareHundredths,
      seniorityOn: row.seniorityOn,
      leaveWeeks: row.leaveWeeks,
      hourly: row.hourly,
      fixedDays: row.fixedDays,
      guaranteedCents: row.guaranteedCents,
      fixedAmountCents: row.fixedAmountCents,
    },
    answers: row.answers,
    textId: row.textId,
    result: toResult(row),
    history: row.history,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The row of a state; a replay of the journal compares rows made here with the stored ones. */
export function toRecord(state: ValuationState, establishmentId: number): ValuationRecord {
  const { inputs, result } = state;
  return {
    id: state.id,
    establishmentId,
    profileId: state.profileId,
    version: state.version,
    status: state.status,
    visible: state.visible,
    createdBy: state.createdBy,
    gridId: state.gridId,
    ...inputs,
    answers: state.answers,
    textId: state.textId,
    calculatedOn: result?.calculatedOn ?? null,
    indexHundredths: result?.indexHundredths ?? null,
    majoredIndexHundredths: result?.majoredIndexHundredths ?? null,
    fullTimeMonthCents: result?.fullTimeMonthCents ?? null,
    minimumCents: result?.minimumCents ?? null,
    hourlyCents: result?.hourlyCents ?? null,
    remunerationValueCents: result?.remunerationValueCents ?? null,
    displayedCents: result?.displayedCents ?? null,
    displayedUnit: result?.displayedUnit ?? null,
    nextChangeOn: result?.nextChangeOn ?? null,
    rulesVersion: result?.rulesVersion ?? null,
    history: state.history,
    createdAt: new Date(state.createdAt),
    updatedAt: new Date(state.updatedAt),
  };
}

function toResult(row: ValuationRecord): StoredResult | null {
  const {
    calculatedOn,
    indexHundredths,
    fullTimeMonthCents,
    minimumCents,
    displayedCents,
    displayedUnit,
    rulesVersion,
  } = row;
  // A database constraint keeps a result whole: one part missing means that there is none.
  if (calculatedOn === null || indexHundredths === null || fullTimeMonthCents === null) return null;
  if (minimumCents === null || displayedCents === null || displayedUnit === null || rulesVersion === null) return null;
  return {
    calculatedOn,
    indexHundredths,
    majoredIndexHundredths: row.majoredIndexHundredths,
    fullTimeMonthCents,
    minimumCents,
    hourlyCents: row.hourlyCents,
    remunerationValueCents: row.remunerationValueCents,
    displayedCents,
    displayedUnit,
    nextChangeOn: row.nextChangeOn,
    rulesVersion,
  };
}
