/** Conditions that "À traiter" counts and the dashboard filters, in SQL on a valuation's alias. */
import { isActive, isStale, statusesWhere, type ValuationStatus } from '@valorisation/rules';

/** A row with a status for which a predicate of the rules holds. An empty list would be invalid SQL. */
export const hasStatus = (alias: string, holds: (status: ValuationStatus) => boolean): string =>
  `${alias}.status in (${statusesWhere(holds).join(', ') || 'null'})`;

const INACTIVE = statusesWhere((status) => !isActive(status)).join(', ');

export const isActiveRow = (alias: string): string => `${alias}.status not in (${INACTIVE})`;

/** Rule 12: an active row whose index is below `points`, param_smic in hundredths of a point. */
export const isBelowMinimum = (alias: string, points: string): string =>
  `(${isActiveRow(alias)} and ${alias}.index_points < ${points})`;

/** An active row whose seniority has reached a step on or before this day. */
export const hasReachedStep = (alias: string, day: string): string =>
  `(${isActiveRow(alias)} and ${alias}.next_change_on <= ${day}::date)`;

/** A row whose amount may be out of date on this day: by its grid, or by its seniority. */
export const waitsForUpdate = (alias: string, day: string): string =>
  `(${hasStatus(alias, isStale)} or coalesce(${alias}.next_change_on <= ${day}::date, false))`;
