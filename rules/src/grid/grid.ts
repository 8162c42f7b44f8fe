/**
 * A grid version as the rules use it. Points are integers of hundredths (1052 points = 105200), money is integer cents,
 * rates are whole percents. `readGrid` has checked every value.
 */
export interface Grid {
  readonly source: string | null;
  /** The categories by level, 0 to 3. */
  readonly categories: readonly Category[];
  readonly domains: readonly Domain[];
  readonly families: readonly Family[];
  readonly functions: readonly JobFunction[];
  /** In display order, which is the order of the questionnaire. */
  readonly criteria: readonly Criterion[];
  /** The steps by the number of extra weeks, from 0 on. */
  readonly leaveSteps: readonly LeaveStep[];
  /** The steps by completed years, from 0 on. The last row is also valid for more years. */
  readonly senioritySteps: readonly SeniorityStep[];
  readonly params: GridParams;
}

/** Category levels: 0 worker-employee, 1 technician, 2 supervisor, 3 executive. */
export type CategoryLevel = 0 | 1 | 2 | 3;
export const CATEGORY_LEVELS: readonly CategoryLevel[] = [0, 1, 2, 3];
/** The level of the executives ("cadres"). It is the only level with fixed-days contracts. */
export const EXECUTIVE_LEVEL: CategoryLevel = 3;
/** The id of "autre fonction". The user chooses its category. */
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
  /** The default (lowest) degree by criterion id; 0 = not concerned. The training criterion is not in this record. */
  readonly defaultDegrees: Readonly<Record<number, number>>;
  /** The family of training options that the function may claim; null when it may claim none. */
  readonly trainingFamily: string | null;
  /** True for a teacher-trainer, who may be paid by the hour. */
  readonly teacher: boolean;
}

export interface Criterion {
  readonly id: number;
  readonly index: number;
  /** `training` (Formations): the options have no order, and the answer is an option or "none held". */
  readonly kind: 'degrees' | 'training';
  readonly title: string;
  readonly definition: string;
  /** The degrees by category level, in the order of ranks. The column of a level that no function uses is empty. */
  readonly columns: readonly (readonly Degree[])[];
}

export interface Degree {
  readonly rank: number;
  readonly pointsHundredths: number;
  readonly text: string;
  /** The family of a training option; null for other degrees. */
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
  /** The rates in percent, by category level. */
  readonly rates: readonly number[];
}

export interface GridParams {
  /** Micro-euros for a hundredth of a point and a year: 0.2080 EUR = 208000. */
  readonly paramMicroEuros: number;
  readonly branchFloorPoints: number;
  readonly minimumWageMonthCents: number;
  /** The index below which a valuation is below the minimum wage, in hundredths (param_smic, rule 12). */
  readonly minimumIndexHundredths: number;
  /** The training hours of a year: 800. */
  readonly yearlyTrainingHours: number;
  /** The part of teaching and preparation, in ten-thousandths: 0.75 = 7500. */
  readonly teachingPart: number;
  /** The factor for fixed-days contracts, in ten-thousandths: 1.10 = 11000. */
  readonly fixedDaysFactor: number;
}

/** The states of a grid version, in the words of the database and of the API. */
export type GridStatus = 'draft' | 'scheduled' | 'in_force' | 'past';
