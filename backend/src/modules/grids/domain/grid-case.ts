import type { CategoryLevel, DisplayedAmount } from '@valorisation/rules';

/** The inputs of a case: a contract, in the rules' units. */
export interface CaseSituation {
  readonly functionId: number;
  readonly categoryLevel: CategoryLevel;
  /** Rank by criterion id; null for not concerned. Criteria that do not concern a function of the grid are left out. */
  readonly degrees: Readonly<Record<string, number | null>>;
  readonly leaveWeeks: number;
  /** Completed years. */
  readonly seniorityYears: number;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  readonly fixedDays: boolean;
  readonly guaranteedCents: number | null;
}

/** The answers that the rules must give. */
export interface CaseExpectation {
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

/** The person of an act, with the name at that time. A null account: shipped with the product. */
export interface CaseMark {
  readonly accountId: number | null;
  readonly name: string;
  readonly at: Date;
}

export interface CaseSignature extends CaseMark {
  readonly fingerprint: string;
}

export interface GridCase extends NewGridCase {
  readonly id: number;
  readonly gridId: number;
  /** The case of the other version that it was cloned from. */
  readonly clonedFrom: number | null;
  /** For a cloned case: its expected answers were typed again for its own version. */
  readonly takenOver: boolean;
  readonly typed: CaseMark;
  readonly signed: CaseSignature | null;
  readonly withdrawn: (CaseMark & { readonly reason: string }) | null;
}

export const LONGEST_CASE_REASON = 500;
