/** What "À traiter" counts and the dashboard filters: one condition each, in SQL on a valuation's alias. */
import { isActive, statusesWhere, type ValuationStatus } from '@valorisation/rules';

/** A row of one of the statuses that a predicate of the rules holds for; an empty list would be no SQL. */
export const hasStatus = (alias: string, holds: (status: ValuationStatus) => boolean): string =>
  `${alias}.status in (${statusesWhere(holds).join(', ') || 'null'})`;

const INACTIVE = statusesWhere((status) => !isActive(status)).join(', ');

export const isActiveRow = (alias: string): string => `${alias}.status not in (${INACTIVE})`;

/** Rule 12: an active row whose index lies under `points`, param_smic in hundredths of a point. */
export const isBelowMinimum = (alias: string, points: string): string =>
  `(${isActiveRow(alias)} and ${alias}.index_points < ${points})`;

/** An active row whose seniority has reached a step on this day or before. */
export const hasReachedStep = (alias: string, day: string): string =>
  `(${isActiveRow(alias)} and ${alias}.next_change_on <= ${day}::date)`;
