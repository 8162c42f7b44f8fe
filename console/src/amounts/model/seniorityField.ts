/** What the field for the day of seniority says. */
import { seniorityIssue, seniorityRate, seniorityYears } from '@valorisation/rules';
import type { CategoryLevel, Day, Grid, SeniorityIssueCode } from '@valorisation/rules';
import { calculation as words } from '../../i18n/fr/classification/calculation';
import { today } from './today';

const messages: Readonly<Record<SeniorityIssueCode, string>> = {
  seniority_in_future: words.seniorityFuture,
  seniority_too_old: words.seniorityTooOld,
};

/** Why a day of seniority is refused. Null when the field itself shows the reason; undefined when the day is valid. */
export function seniorityError(day: Day | null | undefined): string | null | undefined {
  if (day === undefined) return null;
  const issue = day === null ? undefined : seniorityIssue(day, today());
  return issue && messages[issue];
}

/** The years and the rate that a valid day gives today. */
export function seniorityHint(grid: Grid, level: CategoryLevel, day: Day): string {
  const years = seniorityYears(day, today());
  return words.seniorityCounts(years, seniorityRate(grid, level, years));
}
