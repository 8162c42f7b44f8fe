import type { Day } from '../exact/day.js';
import type { Answers } from '../valuation/answers.js';
import type { ValuationTerms } from '../valuation/terms.js';
import type { TraceStep } from './trace.js';

export interface PayInput extends ValuationTerms {
  readonly answers: Answers;
}

export interface DisplayedAmount {
  readonly cents: number;
  readonly unit: 'month' | 'hour';
}

export interface PayResult {
  /** Indice reel, in hundredths of a point: valor_points (rules 6 and 6b). */
  readonly indexHundredths: number;
  /** Indice majore in hundredths; null when no guaranteed pay raises the index (rule 10). */
  readonly majoredIndexHundredths: number | null;
  /** Full-time month of the indice reel, in cents (rule 7). */
  readonly fullTimeMonthCents: number;
  /** Month at the row's share, in cents: valor_minima (rule 8). */
  readonly minimumCents: number;
  /** Cents per training hour (rule 9); null when the row is not paid by the hour. */
  readonly hourlyCents: number | null;
  /** Month of the indice majore at the row's share, in cents: valor_remuneration_value; null when there is none. */
  readonly remunerationValueCents: number | null;
  /** The amount of the agreement for the indice reel: the month at the share, or the hourly rate of an hourly row. */
  readonly conventional: DisplayedAmount;
  /** The displayed minimum (rule 11). */
  readonly displayed: DisplayedAmount;
  readonly seniorityYears: number;
  /** Next day on which the seniority rate rises; null when it no longer rises (rule 13). */
  readonly nextChangeOn: Day | null;
  readonly trace: readonly TraceStep[];
}

/** An amount of an unfinished questionnaire. */
export interface PayPreview extends PayResult {
  readonly planned: readonly number[];
  /** Ids of the criteria without an answer that count no points, because they have no planned degree. */
  readonly uncounted: readonly number[];
}

/** The effect of a degree on the amount of a row. */
export interface DegreeEffect {
  /** Rank; 0 is "none held", on the training criterion only. */
  readonly degree: number;
  readonly text: string | null;
  readonly pointsHundredths: number;
  /** The row's pay with this degree. */
  readonly pay: PayResult;
  /** Its conventional amount minus the one shown before the choice, in cents. */
  readonly differenceCents: number;
  readonly current: boolean;
  /** False for a degree that the function may not take: it is shown but cannot be chosen. */
  readonly choosable: boolean;
  /** Below the function's default: needs a reason. */
  readonly needsReason: boolean;
}
