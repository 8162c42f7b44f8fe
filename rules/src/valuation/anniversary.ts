/** Rule 13: the next day on which the seniority rate rises, and whether that day has come. */
import type { Day } from '../exact/day.js';
import { addYears, completedYears } from '../exact/day.js';
import type { CategoryLevel, Grid } from '../grid/grid.js';
import { seniorityRate } from '../grid/lookup.js';

/**
 * The years that are complete on the day of the calculation; 0 without a day of seniority. Throws RangeError when that
 * day is in the future.
 */
export function seniorityYears(seniorityOn: Day | null, calculatedOn: Day): number {
  return seniorityOn === null ? 0 : completedYears(seniorityOn, calculatedOn);
}

/** The first day after `calculatedOn` with another rate (valor_birthday); null when the rate no longer rises. */
export function nextRateChange(
  grid: Grid,
  level: CategoryLevel,
  seniorityOn: Day | null,
  calculatedOn: Day,
): Day | null {
  if (seniorityOn === null) return null;
  const years = completedYears(seniorityOn, calculatedOn);
  const rate = seniorityRate(grid, level, years);
  const next = grid.senioritySteps.find((step) => step.years > years && step.rates[level] !== rate);
  return next ? addYears(seniorityOn, next.years) : null;
}

/** The birthday flag: true when the day of the change is today or past. */
export function isBirthday(changeOn: Day | null, today: Day): boolean {
  return changeOn !== null && changeOn <= today;
}

/** The rates are in whole percents: the one before that day, and the one from that day on. */
export interface RateChange {
  readonly on: Day;
  readonly rateBefore: number;
  readonly rateAfter: number;
}

/** The change on an anniversary: the rate for the years complete until then, and the rate for one more year. */
export function rateChangeOn(grid: Grid, level: CategoryLevel, seniorityOn: Day, day: Day): RateChange {
  const years = completedYears(seniorityOn, day);
  return {
    on: day,
    rateBefore: seniorityRate(grid, level, Math.max(0, years - 1)),
    rateAfter: seniorityRate(grid, level, years),
  };
}

/** The next change after `today` and at most one year later, its last day included. Null when there is none. */
export function comingRateChange(
  grid: Grid,
  level: CategoryLevel,
  seniorityOn: Day | null,
  today: Day,
): RateChange | null {
  const next = nextRateChange(grid, level, seniorityOn, today);
  if (seniorityOn === null || next === null || next > addYears(today, 1)) return null;
  return rateChangeOn(grid, level, seniorityOn, next);
}
