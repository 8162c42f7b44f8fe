import type { CategoryLevel, DisplayedAmount } from '@valorisation/rules';

/** What the rules are asked: a contract, in the rules' units. */
export interface CaseSituation {
  readonly functionId: number;
  readonly categoryLevel: CategoryLevel;
  /** Rank by criterion id; null: not concerned. What does not concern a function of the grid is left out. */
  readonly degrees: Readonly<Record<string, number | null>>;
  readonly leaveWeeks: number;
  /** Completed years. */
  readonly seniorityYears: number;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  readonly fixedDays: boolean;
  /** Month at the share. */
  readonly guaranteedCents: number | null;
}

/** What they must answer. */
export interface CaseExpectation {
  readonly indexHundredths: number;
  /** The displayed minimum. */
  readonly amount: DisplayedAmount;
}

export interface NewGridCase {
  readonly title: string;
  readonly situation: CaseSituation;
  readonly expected: CaseExpectation;
  /** Where the expected values come from, as "convention, annexe 2". */
  readonly source: string;
}

/** What a case that came along with a clone must give on its new version. */
export interface RestatedCase {
  readonly id: number;
  readonly indexHundredths: number;
  readonly cents: number;
}

/** Who did something, with the name as it was; a null account: what the product ships. */
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
  /** The case of another version that it came from, along with the clone. */
  readonly clonedFrom: number | null;
  /** Of such a case: what it must give was typed anew for its own version. */
  readonly takenOver: boolean;
  readonly typed: CaseMark;
  readonly signed: CaseSignature | null;
  readonly withdrawn: (CaseMark & { readonly reason: string }) | null;
}

export const LONGEST_CASE_REASON = 500;
