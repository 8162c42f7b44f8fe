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
  /** The indice reel, in hundredths of a point: valor_points (rules 6 and 6b). */
  readonly indexHundredths: number;
  /** The indice majore in hundredths; null when no guaranteed pay raises the index (rule 10). */
  readonly majoredIndexHundredths: number | null;
  /** The full-time month of the indice reel, in cents (rule 7). */
  readonly fullTimeMonthCents: number;
  /** The month at the row's share, in cents: valor_minima (rule 8). */
  readonly minimumCents: number;
  /** The amount per training hour, in cents (rule 9); null when the row is not paid by the hour. */
  readonly hourlyCents: number | null;
  /** The month of the indice majore at the row's share, in cents: valor_remuneration_value; null when there is none. */
  readonly remunerationValueCents: number | null;
  /** The amount of the agreement for the indice reel: the month at the share, or the hourly rate of an hourly row. */
  readonly conventional: DisplayedAmount;
  /** The displayed minimum (rule 11). */
  readonly displayed: DisplayedAmount;
  readonly seniorityYears: number;
  /** The next day on which the seniority rate rises; null when it no longer rises (rule 13). */
  readonly nextChangeOn: Day | null;
  readonly trace: readonly TraceStep[];
}

export interface PayPreview extends PayResult {
  readonly planned: readonly number[];
  /** Ids of the criteria without an answer that give no points, because they have no planned degree. */
  readonly uncounted: readonly number[];
}

export interface DegreeEffect {
  /** The rank. 0 is "none held" and exists only on the training criterion. */
  readonly degree: number;
  readonly text: string | null;
  readonly pointsHundredths: number;
  readonly pay: PayResult;
  /** The conventional amount with this degree minus the one that is shown before the choice, in cents. */
  readonly differenceCents: number;
  readonly current: boolean;
  /** False for a degree that the function may not have. It is shown but cannot be chosen. */
  readonly choosable: boolean;
  /** True for a degree below the function's default, because it needs a reason. */
  readonly needsReason: boolean;
}
