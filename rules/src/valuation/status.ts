/** The only place for the numbers of valor_visa. */
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

/** The lowest and highest number of valor_visa, for requests and for the column. */
export const STATUS_BOUNDS = { least: Math.min(...VALUATION_STATUSES), most: Math.max(...VALUATION_STATUSES) } as const;

interface Standing {
  /** The row counts in totals and has an amount due. */
  readonly active: boolean;
  /** Its amount, if any, belongs to an earlier grid. */
  readonly stale: boolean;
  /** Its classification waits for a person, who takes it up again in one click. */
  readonly interrupted: boolean;
  /** Its step towards a current amount; null for a row that is not on the way to one. */
  readonly stage: 'in-progress' | 'up-to-date' | 'to-redo' | 'awaits-update' | null;
}

/** The meaning of each status, used all over the product. A new status does not compile without its line. */
const STANDINGS: Readonly<Record<ValuationStatus, Standing>> = {
  [ValuationStatus.InProgress]: { active: true, stale: false, interrupted: true, stage: 'in-progress' },
  [ValuationStatus.UpToDate]: { active: true, stale: false, interrupted: false, stage: 'up-to-date' },
  [ValuationStatus.ToRedo]: { active: true, stale: true, interrupted: true, stage: 'to-redo' },
  [ValuationStatus.AwaitingUpdate]: { active: true, stale: true, interrupted: false, stage: 'awaits-update' },
  [ValuationStatus.Archived]: { active: false, stale: false, interrupted: false, stage: null },
};

/** Every status except archived: these rows count in totals and have an amount due. */
export function isActive(status: ValuationStatus): boolean {
  return STANDINGS[status].active;
}

/** An active row whose amount, if any, belongs to an earlier grid. */
export function isStale(status: ValuationStatus): boolean {
  return STANDINGS[status].stale;
}

/** A classification that waits for a person, who takes it up again in one click. */
export function isInterrupted(status: ValuationStatus): boolean {
  return STANDINGS[status].interrupted;
}

/** Its answers are not computed yet, or no longer. */
export function isInProgress(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'in-progress';
}

/** Its amount is computed from its present answers. */
export function isUpToDate(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'up-to-date';
}

/** A newer grid lacks its function or a degree, so it has to be classified again. */
export function isToRedo(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'to-redo';
}

/** A newer grid gives another amount; the head applies it by one act. */
export function awaitsUpdate(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'awaits-update';
}

export function statusesWhere(holds: (status: ValuationStatus) => boolean): readonly ValuationStatus[] {
  return VALUATION_STATUSES.filter(holds);
}
