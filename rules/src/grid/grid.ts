/**
 * A grid version as the rules use it. Points are integers of hundredths (1052 points = 105200), money is integer cents,
 * rates are whole percents. `readGrid` has checked every value.
 */
export interface Grid {
  readonly source: string | null;
  /** By level, 0 to 3. */
  readonly categories: readonly Category[];
  readonly domains: readonly Domain[];
  readonly families: readonly Family[];
  readonly functions: readonly JobFunction[];
  /** In display order, which is the order of the questionnaire. */
  readonly criteria: readonly Criterion[];
  /** By extra weeks, from 0. */
  readonly leaveSteps: readonly LeaveStep[];
  /** By completed years, from 0; the last row also holds for more years. */
  readonly senioritySteps: readonly SeniorityStep[];
  readonly params: GridParams;
  /**
   * Duties by function id, suggested for a job sheet. They are the tool's words, not the agreement's, and a person
   * reviews them.
   */
  readonly suggestedDuties: Readonly<Record<number, readonly string[]>>;
}

/** Category levels: 0 worker-employee, 1 technician, 2 supervisor, 3 executive. */
export type CategoryLevel = 0 | 1 | 2 | 3;
export const CATEGORY_LEVELS: readonly CategoryLevel[] = [0, 1, 2, 3];
/** The level of the executives ("cadres"): the only one with fixed-days contracts. */
export const EXECUTIVE_LEVEL: CategoryLevel = 3;
/** Id of "autre fonction", whose category the user chooses. */
export const OTHER_FUNCTION_ID = 0;

export interface Category {
  readonly id: number;
  readonly level: CategoryLevel;
  readonly title: string;
  readonly agreementCategory: number;
  readonly baseHundredths: number;
}

export interface Domain {
  readonly id: number;
  readonly title: string;
}

export interface Family {
  readonly id: number;
  readonly title: string;
  readonly domainId: number;
}

export interface JobFunction {
  readonly id: number;
  readonly title: string;
  /** Null for "autre fonction". */
  readonly familyId: number | null;
  readonly categoryLevel: CategoryLevel | null;
  /** Default (lowest) degree by criterion id; 0 = not concerned. The training criterion is not in it. */
  readonly defaultDegrees: Readonly<Record<number, number>>;
  /** Family of training options that the function may claim; null when it may claim none. */
  readonly trainingFamily: string | null;
  /** A teacher-trainer may be paid by the hour. */
  readonly teacher: boolean;
}

export interface Criterion {
  readonly id: number;
  readonly index: number;
  /** `training` (Formations): its options have no order. The answer is an option or "none held". */
  readonly kind: 'degrees' | 'training';
  readonly title: string;
  readonly definition: string;
  /** Degrees by category level, in rank order. An empty column concerns no function. */
  readonly columns: readonly (readonly Degree[])[];
}

export interface Degree {
  readonly rank: number;
  readonly pointsHundredths: number;
  readonly text: string;
  /** Training options only. */
  readonly family: string | null;
}

export interface LeaveStep {
  readonly id: number;
  readonly title: string;
  readonly weeks: number;
  readonly workingDays: number;
  readonly pointsHundredths: number;
  readonly yearlyHours: number;
}

export interface SeniorityStep {
  readonly years: number;
  /** Percent by category level. */
  readonly rates: readonly number[];
}

export interface GridParams {
  /** Micro-euros per hundredth of a point and year: 0.2080 EUR = 208000. */
  readonly paramMicroEuros: number;
  readonly branchFloorPoints: number;
  readonly minimumWageMonthCents: number;
  /** A valuation below this index is below the minimum wage, in hundredths (param_smic, rule 12). */
  readonly minimumIndexHundredths: number;
  /** Training hours of a year: 800. */
  readonly yearlyTrainingHours: number;
  /** Part of teaching and preparation, in ten-thousandths: 0.75 = 7500. */
  readonly teachingPart: number;
  /** Fixed-days factor, in ten-thousandths: 1.10 = 11000. */
  readonly fixedDaysFactor: number;
}

/** States of a grid version, in the words of the database and of the API. */
export type GridStatus = 'draft' | 'scheduled' | 'in_force' | 'past';
