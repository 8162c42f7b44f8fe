import {
  type DisplayedAmount,
  type GridDocument,
  addYears,
  computePay,
  findFunction,
  isConcerned,
  NEW_TERMS,
  RuleError,
  UNANSWERED,
  type Answers,
  type Grid,
  type PayInput,
  type PayResult,
  type RuleIssue,
  type ValuationTerms,
} from '@valorisation/rules';
import { createHash } from 'node:crypto';
import { refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import { ANSWER_CODES, TERMS_CODES } from '../../../platform/errors/rule-refusals.js';

/** The inputs of a case: a contract, in the rules' units. */
export interface CaseSituation extends Pick<
  ValuationTerms,
  'functionId' | 'categoryLevel' | 'leaveWeeks' | 'shareHundredths' | 'hourly' | 'fixedDays' | 'guaranteedCents'
> {
  /** Rank by criterion id; null for not concerned. Criteria that do not concern a function of the grid are left out. */
  readonly degrees: Readonly<Record<string, number | null>>;
  /** Completed years. */
  readonly seniorityYears: number;
}

/** The answers that the rules must give. */
interface CaseExpectation {
  readonly indexHundredths: number;
  /** The displayed minimum. */
  readonly amount: DisplayedAmount;
}

export interface NewGridCase {
  readonly title: string;
  readonly situation: CaseSituation;
  readonly expected: CaseExpectation;
  /** The source of the expected values, for example "convention, annexe 2". */
  readonly source: string;
}

/** The expected answers of a cloned case on its new version. */
export interface RestatedCase {
  readonly id: number;
  readonly indexHundredths: number;
  readonly cents: number;
}

/** The person of an act, with the name at that time. The account is null when the product ships the case. */
export interface CaseMark {
  readonly accountId: number | null;
  readonly name: string;
  readonly at: Date;
}

interface CaseSignature extends CaseMark {
  readonly fingerprint: string;
}

export interface GridCase extends NewGridCase {
  readonly id: number;
  readonly gridId: number;
  /** The case of the other version that it was cloned from. */
  readonly clonedFrom: number | null;
  /** True when the expected answers of a cloned case were typed again for its own version. */
  readonly takenOver: boolean;
  readonly typed: CaseMark;
  readonly signed: CaseSignature | null;
  readonly withdrawn: (CaseMark & { readonly reason: string }) | null;
}

export const LONGEST_CASE_REASON = 500;

/** JSON in the order of RFC 8785. JavaScript already writes numbers and texts in this form. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one: unknown) => canonicalJson(one)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const documentFingerprint = (document: GridDocument): string => sha256(canonicalJson(document));

/** What a signature covers: the document, the situation and the expected answers. */
export function caseFingerprint(
  document: string,
  { situation, expected }: Pick<NewGridCase, 'situation' | 'expected'>,
): string {
  return sha256(`${document} ${canonicalJson({ situation, expected })}`);
}

/** A case gives completed years, so any day of calculation gives the same amount. */
const CALCULATED_ON = '2026-06-15';

/** The rules' result, or their refusal of the situation. */
type Replay = { readonly pay: PayResult } | { readonly refused: readonly RuleIssue[] };

/** The first difference from the expected answers: in the index, or in an amount after it. */
type CaseDifference = 'index' | 'amount' | 'refused';

/**
 * - `signed`: gives the expected answers, and was signed on this document
 * - `to-sign`: not signed yet
 * - `to-resign`: comes from another version, or the document has changed since its signature
 * - `to-take-over`: comes from another version with other answers; its expected answers must be typed again before the
 *   result is shown
 * - `off`: the rules give another answer
 */
type CaseState = 'signed' | 'to-sign' | 'to-resign' | 'to-take-over' | 'off' | 'withdrawn';

export interface JudgedCase {
  readonly case: GridCase;
  readonly state: CaseState;
  readonly replay: Replay;
  readonly difference: CaseDifference | null;
}

export function replayCase(grid: Grid, situation: CaseSituation): Replay {
  try {
    return { pay: computePay(grid, inputOf(grid, situation)) };
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

/** The input for the rules. Terms that cases do not have get the value of a new row. */
function inputOf(grid: Grid, { degrees, seniorityYears, ...terms }: CaseSituation): PayInput {
  return {
    ...NEW_TERMS,
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

export function situationRefusals(issues: readonly RuleIssue[]): Readonly<Record<string, FieldRefusal>> {
  return Object.fromEntries(
    issues.map(({ field, code }): [string, FieldRefusal] => {
      if (Object.hasOwn(TERMS_CODES, code)) return [field, { code: TERMS_CODES[code as keyof typeof TERMS_CODES] }];
      return [`degrees.${field}`, { code: ANSWER_CODES[code as keyof typeof ANSWER_CODES] }];
    }),
  );
}

/** 422 naming each refused part of the situation. It does not show the rules' result. */
export function refuseSituation(grid: Grid, situation: CaseSituation): void {
  const replay = replayCase(grid, situation);
  if ('pay' in replay) return;
  throw refuseFields(situationRefusals(replay.refused));
}
