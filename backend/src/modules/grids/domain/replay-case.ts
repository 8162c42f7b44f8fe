/** Computes a case on the present version, and judges its signature. */
import {
  addYears,
  computePay,
  findFunction,
  isConcerned,
  RuleError,
  UNANSWERED,
  type Answers,
  type Grid,
  type PayInput,
  type PayResult,
  type RuleIssue,
} from '@valorisation/rules';
import { caseFingerprint } from './fingerprint.js';
import type { CaseExpectation, CaseSituation, GridCase } from './grid-case.js';

/** A case gives completed years, so any day of calculation gives the same amount. */
const CALCULATED_ON = '2026-06-15';

/** The rules' result, or their refusal of the situation. */
export type Replay = { readonly pay: PayResult } | { readonly refused: readonly RuleIssue[] };

/** The first difference from the expected answers: in the index, or in an amount after it. */
export type CaseDifference = 'index' | 'amount' | 'refused';

/**
 * - `signed`: gives the expected answers, and was signed on this document
 * - `to-sign`: not signed yet
 * - `to-resign`: comes from another version, or the document has changed since its signature
 * - `to-take-over`: comes from another version with other answers; its expected answers must be typed again before the
 *   result is shown
 * - `off`: the rules give another answer
 */
export type CaseState = 'signed' | 'to-sign' | 'to-resign' | 'to-take-over' | 'off' | 'withdrawn';

export interface JudgedCase {
  readonly case: GridCase;
  readonly state: CaseState;
  readonly replay: Replay;
  readonly difference: CaseDifference | null;
}

/** @throws RuleError like `computePay` */
export function payOf(grid: Grid, situation: CaseSituation): PayResult {
  return computePay(grid, inputOf(grid, situation));
}

export function replayCase(grid: Grid, situation: CaseSituation): Replay {
  try {
    return { pay: payOf(grid, situation) };
  } catch (error) {
    if (error instanceof RuleError) return { refused: error.issues };
    throw error;
  }
}

/** @param document the fingerprint of the version's document */
export function judgeCase(grid: Grid, document: string, one: GridCase): JudgedCase {
  const replay = replayCase(grid, one.situation);
  const difference = differenceOf(replay, one.expected);
  return { case: one, state: stateOf(document, one, difference), replay, difference };
}

function differenceOf(replay: Replay, expected: CaseExpectation): CaseDifference | null {
  if ('refused' in replay) return 'refused';
  const { indexHundredths, displayed } = replay.pay;
  if (indexHundredths !== expected.indexHundredths) return 'index';
  const isSame = displayed.cents === expected.amount.cents && displayed.unit === expected.amount.unit;
  return isSame ? null : 'amount';
}

function stateOf(document: string, one: GridCase, difference: CaseDifference | null): CaseState {
  if (one.withdrawn !== null) return 'withdrawn';
  const isFromAnother = one.clonedFrom !== null && !one.takenOver;
  // A contract that the version refuses has no answers to type.
  if (difference !== null) return isFromAnother && difference !== 'refused' ? 'to-take-over' : 'off';
  if (one.signed === null) return isFromAnother ? 'to-resign' : 'to-sign';
  return one.signed.fingerprint === caseFingerprint(document, one) ? 'signed' : 'to-resign';
}

function inputOf(grid: Grid, { degrees, seniorityYears, ...terms }: CaseSituation): PayInput {
  return {
    ...terms,
    seniorityOn: addYears(CALCULATED_ON, -seniorityYears),
    calculatedOn: CALCULATED_ON,
    fixedAmountCents: null,
    answers: answersOf(grid, terms, degrees),
  };
}

/** Every criterion that concerns the function needs an answer; the others need none. */
function answersOf(
  grid: Grid,
  { functionId, categoryLevel }: Pick<CaseSituation, 'functionId' | 'categoryLevel'>,
  degrees: CaseSituation['degrees'],
): Answers {
  const job = findFunction(grid, functionId);
  const given = Object.entries(degrees).map(([id, degree]): [string, Answers[number]] => [
    id,
    { ...UNANSWERED, degree, notConcerned: degree === null },
  ]);
  const others = grid.criteria.filter(
    (criterion) => job !== undefined && !isConcerned(criterion, job, categoryLevel) && !(criterion.id in degrees),
  );
  return Object.fromEntries([
    ...given,
    ...others.map(({ id }): [string, Answers[number]] => [String(id), { ...UNANSWERED, notConcerned: true }]),
  ]);
}
