/** The only place that defines the numbers of valor_visa. */
export const ValuationStatus = {
  InProgress: 0,
  UpToDate: 1,
  ToRedo: 2,
  AwaitingUpdate: 3,
  Archived: 4,
} as const;

export type ValuationStatus = (typeof ValuationStatus)[keyof typeof ValuationStatus];

export const VALUATION_STATUSES: readonly ValuationStatus[] = Object.values(ValuationStatus);

export function isValuationStatus(value: unknown): value is ValuationStatus {
  return VALUATION_STATUSES.some((status) => status === value);
}

/** The lowest and the highest number of valor_visa. Requests and the database column use them. */
export const STATUS_BOUNDS = { least: Math.min(...VALUATION_STATUSES), most: Math.max(...VALUATION_STATUSES) } as const;

interface Standing {
  /** True when totals include the row and an amount is due for it. */
  readonly active: boolean;
  /** True when the amount of the row, if it has one, belongs to an earlier grid. */
  readonly stale: boolean;
  /** True when the classification waits for a person, who can continue it with one click. */
  readonly interrupted: boolean;
  /** How far the row is on its way to a current amount. Null for a row that is not on this way. */
  readonly stage: 'in-progress' | 'up-to-date' | 'to-redo' | 'awaits-update' | null;
}

/** The meaning of each status. A new status does not compile without an entry here. */
const STANDINGS: Readonly<Record<ValuationStatus, Standing>> = {
  [ValuationStatus.InProgress]: { active: true, stale: false, interrupted: true, stage: 'in-progress' },
  [ValuationStatus.UpToDate]: { active: true, stale: false, interrupted: false, stage: 'up-to-date' },
  [ValuationStatus.ToRedo]: { active: true, stale: true, interrupted: true, stage: 'to-redo' },
  [ValuationStatus.AwaitingUpdate]: { active: true, stale: true, interrupted: false, stage: 'awaits-update' },
  [ValuationStatus.Archived]: { active: false, stale: false, interrupted: false, stage: null },
};

/** True for every status except archived. Totals include these rows, and an amount is due for them. */
export function isActive(status: ValuationStatus): boolean {
  return STANDINGS[status].active;
}

/** True for an active row whose amount, if it has one, belongs to an earlier grid. */
export function isStale(status: ValuationStatus): boolean {
  return STANDINGS[status].stale;
}

/** True for a classification that waits for a person, who can continue it with one click. */
export function isInterrupted(status: ValuationStatus): boolean {
  return STANDINGS[status].interrupted;
}

/** True when no amount is computed from the row's answers, or when that amount is no longer valid. */
export function isInProgress(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'in-progress';
}

/** True when the amount is computed from the present answers. */
export function isUpToDate(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'up-to-date';
}

/** True when a newer grid lacks the function or a degree of the row, so that it must be classified again. */
export function isToRedo(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'to-redo';
}

/** True when a newer grid gives another amount. The head takes the new amount over in one act. */
export function awaitsUpdate(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'awaits-update';
}

export function statusesWhere(holds: (status: ValuationStatus) => boolean): readonly ValuationStatus[] {
  return VALUATION_STATUSES.filter(holds);
}
