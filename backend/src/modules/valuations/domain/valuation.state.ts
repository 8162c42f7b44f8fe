import type { Day, DisplayedAmount, ValuationContent, ValuationStatus } from '@valorisation/rules';

/** What a person says of the job beside the answers. Money in cents, the share in hundredths of a percent. */
export type ValuationInputs = Omit<ValuationContent, 'otherFunction' | 'answers'>;

/** An answer without its free texts: what events and the row carry. */
export interface PlainAnswer {
  readonly degree: number | null;
  readonly notConcerned: boolean;
}

export type PlainAnswers = Readonly<Record<string, PlainAnswer>>;

/**
 * The amount as it was computed. Its trace is computed again from the row's grid and date, to the same cent, as long as the
 * rules' code is of the same version.
 */
export interface StoredResult {
  readonly calculatedOn: Day;
  readonly indexHundredths: number;
  readonly majoredIndexHundredths: number | null;
  readonly fullTimeMonthCents: number;
  readonly minimumCents: number;
  readonly hourlyCents: number | null;
  readonly remunerationValueCents: number | null;
  readonly displayedCents: number;
  readonly displayedUnit: DisplayedAmount['unit'];
  /** Next day on which the seniority rate changes; null when it can rise no more. */
  readonly nextChangeOn: Day | null;
  /** `RULES_VERSION` of the code that computed it. */
  readonly rulesVersion: number;
}

/** The columns of a row's amount, null where there is none. */
export type ResultColumns = { readonly [Field in keyof StoredResult]: StoredResult[Field] | null };

/** One line of valor_historique: who (by id: a name is erasable), the monthly minimum, when. */
export interface HistoryNote {
  readonly by: number | null;
  readonly cents: number;
  readonly at: string;
}

/** Free texts of a valuation; they may name a person and live in an erasable row. */
export interface ValuationTexts {
  readonly otherFunction: string;
  readonly criteria: Readonly<Record<string, { readonly reason: string | null; readonly evidence: string | null }>>;
}

export const NO_TEXTS: ValuationTexts = { otherFunction: '', criteria: {} };

export function hasTexts({ otherFunction, criteria }: ValuationTexts): boolean {
  return otherFunction !== '' || Object.keys(criteria).length > 0;
}

/** A valuation as its events make it. */
export interface ValuationState {
  readonly id: number;
  readonly version: number;
  readonly profileId: number;
  readonly status: ValuationStatus;
  readonly visible: boolean;
  /** A copy without an edit or a calculation since. */
  readonly isCopy: boolean;
  readonly createdBy: number;
  readonly gridId: number;
  readonly inputs: ValuationInputs;
  readonly answers: PlainAnswers;
  /** The erasable row of the free texts. */
  readonly textId: string | null;
  readonly result: StoredResult | null;
  readonly history: readonly HistoryNote[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
