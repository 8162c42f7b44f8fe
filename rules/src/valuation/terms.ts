/** The terms of a valuation, besides its answers: function, category, leave, seniority, share, pay mode. */
import type { Day } from '../exact/day.js';
import { addYears, isDay } from '../exact/day.js';
import type { CategoryLevel, Grid } from '../grid/grid.js';
import { EXECUTIVE_LEVEL, OTHER_FUNCTION_ID } from '../grid/grid.js';
import { findCategory, findFunction, findLeave } from '../grid/lookup.js';
import type { RuleIssue } from '../rule-error.js';

export interface ValuationTerms {
  readonly functionId: number;
  /** The category of the function. For "autre fonction", the category that the user has chosen. */
  readonly categoryLevel: CategoryLevel;
  /** Extra leave weeks, 0 to 6. */
  readonly leaveWeeks: number;
  /** The first day of seniority; null means no seniority. */
  readonly seniorityOn: Day | null;
  /** The day of the calculation. Seniority is the number of years that are complete on this day. */
  readonly calculatedOn: Day;
  /** The share of full time in hundredths of a percent: 10000 = 100 %. */
  readonly shareHundredths: number;
  /** True when paid per training hour (rule 9); for teacher-trainers only. */
  readonly hourly: boolean;
  /** True for a yearly fixed-days contract (rule 6b); for executives only. */
  readonly fixedDays: boolean;
  /** The guaranteed month at the row's share, in cents (rule 10). */
  readonly guaranteedCents: number | null;
  /** The share of the guaranteed month. Without it, the row's share. */
  readonly guaranteedShareHundredths?: number;
  /** An amount that an admin has fixed, in cents. It is shown before all other amounts (rule 11). */
  readonly fixedAmountCents: number | null;
}

export const FULL_SHARE_HUNDREDTHS = 10_000;

/** The terms that a person enters. The day of the calculation and the share of a guarantee come from the request. */
export type EnteredTerms = Omit<
  ValuationTerms,
  'functionId' | 'categoryLevel' | 'fixedAmountCents' | 'calculatedOn' | 'guaranteedShareHundredths'
>;

/** The terms of a new row. All other lists of entered terms are derived from this one. */
export const NEW_TERMS: EnteredTerms = {
  shareHundredths: FULL_SHARE_HUNDREDTHS,
  seniorityOn: null,
  leaveWeeks: 0,
  hourly: false,
  fixedDays: false,
  guaranteedCents: null,
};

/**
 * After a change of these terms the amount is computed again in place. After any other change there is no amount until
 * the row is completed again.
 */
export const TERMS_IN_PLACE: readonly (keyof EnteredTerms)[] = ['shareHundredths', 'guaranteedCents', 'fixedDays'];

/** An amount that a person enters, in cents; null for none. */
export type EnteredAmount = Extract<keyof EnteredTerms, `${string}Cents`>;

const isEnteredAmount = (term: string): term is EnteredAmount => term.endsWith('Cents');

export const ENTERED_AMOUNTS: readonly EnteredAmount[] = Object.keys(NEW_TERMS).filter(isEnteredAmount);

/** The longest title of an "autre fonction", in characters. */
export const LONGEST_FUNCTION_TITLE = 200;

/** No monthly pay is as high as this amount, so a higher one is a typing error. */
export const MAX_AMOUNT_CENTS = 100_000_000;

/** No career is longer. The limit refuses an empty spreadsheet date (01/01/1900) and typing errors like 1015. */
const MOST_SENIORITY_YEARS = 70;

export type SeniorityIssueCode = 'seniority_in_future' | 'seniority_too_old';

export type TermsIssueCode =
  | SeniorityIssueCode
  | 'unknown_function'
  | 'category_mismatch'
  | 'unknown_category'
  | 'unknown_leave'
  | 'invalid_day'
  | 'share_out_of_range'
  | 'hourly_not_allowed'
  | 'fixed_days_not_allowed'
  /** A trainer paid by the hour has no fixed-days contract. */
  | 'fixed_days_with_hourly'
  | 'invalid_amount';
export interface TermsIssue extends RuleIssue<TermsIssueCode> {
  readonly field: keyof ValuationTerms;
}

/**
 * The category of a valuation: that of the function, or the chosen one for "autre fonction". Null when the choice is
 * refused: another category than the function's, no category for "autre", or an unknown function.
 */
export function categoryLevelFor(grid: Grid, functionId: number, chosen: number | null): CategoryLevel | null {
  const job = findFunction(grid, functionId);
  if (!job) return null;
  if (job.id !== OTHER_FUNCTION_ID) return chosen === null || chosen === job.categoryLevel ? job.categoryLevel : null;
  return grid.categories.find((category) => category.level === chosen)?.level ?? null;
}

/** Hourly pay is allowed for teacher-trainers (metier_ens = 1), and never for "autre fonction". */
export function isHourlyAllowed(grid: Grid, functionId: number): boolean {
  return findFunction(grid, functionId)?.teacher === true;
}

/** Fixed-days contracts are allowed for executives ("cadres"). */
export function isFixedDaysAllowed(level: CategoryLevel): boolean {
  return level === EXECUTIVE_LEVEL;
}

export function isShare(hundredths: number): boolean {
  return Number.isSafeInteger(hundredths) && hundredths > 0 && hundredths <= FULL_SHARE_HUNDREDTHS;
}

function isAmount(cents: number | null): boolean {
  return cents === null || (Number.isSafeInteger(cents) && cents >= 0 && cents <= MAX_AMOUNT_CENTS);
}

/** A guaranteed month must still be a valid amount after its conversion to full time (rule 10). */
function isGuarantee(cents: number | null, shareHundredths: number): boolean {
  if (!isAmount(cents)) return false;
  return (
    cents === null ||
    !isShare(shareHundredths) ||
    isAmount(Math.ceil((cents / shareHundredths) * FULL_SHARE_HUNDREDTHS))
  );
}

/** Why a day of seniority is wrong on the day of the calculation; undefined when it is valid. */
export function seniorityIssue(seniorityOn: Day, calculatedOn: Day): SeniorityIssueCode | undefined {
  if (seniorityOn > calculatedOn) return 'seniority_in_future';
  return addYears(seniorityOn, MOST_SENIORITY_YEARS) < calculatedOn ? 'seniority_too_old' : undefined;
}

export function termsIssues(grid: Grid, terms: ValuationTerms): readonly TermsIssue[] {
  const { functionId, categoryLevel, seniorityOn, calculatedOn } = terms;
  const known = findFunction(grid, functionId) !== undefined;
  const seniority = isDay(seniorityOn) && isDay(calculatedOn) ? seniorityIssue(seniorityOn, calculatedOn) : undefined;
  const checks: readonly (readonly [broken: boolean, field: keyof ValuationTerms, code: TermsIssueCode])[] = [
    [!known, 'functionId', 'unknown_function'],
    [findCategory(grid, categoryLevel) === undefined, 'categoryLevel', 'unknown_category'],
    [known && categoryLevelFor(grid, functionId, categoryLevel) === null, 'categoryLevel', 'category_mismatch'],
    [findLeave(grid, terms.leaveWeeks) === undefined, 'leaveWeeks', 'unknown_leave'],
    [!isDay(calculatedOn), 'calculatedOn', 'invalid_day'],
    [seniorityOn !== null && !isDay(seniorityOn), 'seniorityOn', 'invalid_day'],
    [seniority === 'seniority_in_future', 'seniorityOn', 'seniority_in_future'],
    [seniority === 'seniority_too_old', 'seniorityOn', 'seniority_too_old'],
    [!isShare(terms.shareHundredths), 'shareHundredths', 'share_out_of_range'],
    [known && terms.hourly && !isHourlyAllowed(grid, functionId), 'hourly', 'hourly_not_allowed'],
    [terms.fixedDays && !isFixedDaysAllowed(categoryLevel), 'fixedDays', 'fixed_days_not_allowed'],
    [terms.fixedDays && terms.hourly, 'fixedDays', 'fixed_days_with_hourly'],
    [
      !isGuarantee(terms.guaranteedCents, terms.guaranteedShareHundredths ?? terms.shareHundredths),
      'guaranteedCents',
      'invalid_amount',
    ],
    [!isAmount(terms.fixedAmountCents), 'fixedAmountCents', 'invalid_amount'],
  ];
  return checks.filter(([broken]) => broken).map(([, field, code]) => ({ field, code }));
}
