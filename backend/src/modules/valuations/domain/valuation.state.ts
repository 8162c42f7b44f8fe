import type { Day, KeptAmounts, ValuationContent, ValuationStatus } from '@valorisation/rules';

/** A person's inputs about the job beside the answers. Money in cents, the share in hundredths of a percent. */
export type ValuationInputs = Omit<ValuationContent, 'otherFunction' | 'answers'>;

export interface PlainAnswer {
  readonly degree: number | null;
  readonly notConcerned: boolean;
}

export type PlainAnswers = Readonly<Record<string, PlainAnswer>>;

/** Its trace can be computed again from the row's grid and date, to the same cent, by the same version of the rules. */
export interface StoredResult extends KeptAmounts {
  readonly calculatedOn: Day;
  /** Next day on which the seniority rate changes; null when it no longer rises. */
  readonly nextChangeOn: Day | null;
}

/** The columns of a row's amount; null without an amount. */
export type ResultColumns = { readonly [Field in keyof StoredResult]: StoredResult[Field] | null };

/** One line of valor_historique: the editor (by id, because a name is erasable), the monthly minimum, the time. */
export interface HistoryNote {
  readonly by: number | null;
  readonly cents: number;
  readonly at: string;
}

/** Free texts of a valuation. They may name a person, so they live in an erasable row. */
export interface ValuationTexts {
  readonly otherFunction: string;
  readonly criteria: Readonly<Record<string, { readonly reason: string | null; readonly evidence: string | null }>>;
}

export const NO_TEXTS: ValuationTexts = { otherFunction: '', criteria: {} };

export function hasTexts({ otherFunction, criteria }: ValuationTexts): boolean {
  return otherFunction !== '' || Object.keys(criteria).length > 0;
}

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
  readonly textId: string | null;
  readonly result: StoredResult | null;
  readonly history: readonly HistoryNote[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
