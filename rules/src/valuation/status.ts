/** The only home of the numbers of valor_visa. */
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

/** The numbers that valor_visa may have, in a request as in a column. */
export const STATUS_BOUNDS = { least: Math.min(...VALUATION_STATUSES), most: Math.max(...VALUATION_STATUSES) } as const;

interface Standing {
  /** Counts in totals, and something is due for it. */
  readonly active: boolean;
  /** Its amount, if it has one, is that of a former grid. */
  readonly stale: boolean;
  /** Its classification waits for someone: it is taken up again in one click. */
  readonly interrupted: boolean;
  /** Where it stands on the way to a present amount; null for a row that is on none. */
  readonly stage: 'in-progress' | 'up-to-date' | 'to-redo' | 'awaits-update' | null;
}

/** What each status means, asked all over the product: a new one does not compile without its line. */
const STANDINGS: Readonly<Record<ValuationStatus, Standing>> = {
  [ValuationStatus.InProgress]: { active: true, stale: false, interrupted: true, stage: 'in-progress' },
  [ValuationStatus.UpToDate]: { active: true, stale: false, interrupted: false, stage: 'up-to-date' },
  [ValuationStatus.ToRedo]: { active: true, stale: true, interrupted: true, stage: 'to-redo' },
  [ValuationStatus.AwaitingUpdate]: { active: true, stale: true, interrupted: false, stage: 'awaits-update' },
  [ValuationStatus.Archived]: { active: false, stale: false, interrupted: false, stage: null },
};

/** Every status but archived: the rows that count in totals and that something is due for. */
export function isActive(status: ValuationStatus): boolean {
  return STANDINGS[status].active;
}

/** An active row whose amount, if it has one, is that of a former grid. */
export function isStale(status: ValuationStatus): boolean {
  return STANDINGS[status].stale;
}

/** A classification that waits for someone: it is taken up again in one click. */
export function isInterrupted(status: ValuationStatus): boolean {
  return STANDINGS[status].interrupted;
}

/** Its answers are not computed yet, or not any more. */
export function isInProgress(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'in-progress';
}

/** Its amount is that of its answers. */
export function isUpToDate(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'up-to-date';
}

/** A newer grid lacks its function or a degree: it is to be classified anew. */
export function isToRedo(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'to-redo';
}

/** A newer grid gives another amount, which one act applies. */
export function awaitsUpdate(status: ValuationStatus): boolean {
  return STANDINGS[status].stage === 'awaits-update';
}

/** The statuses that a predicate holds for. */
export function statusesWhere(holds: (status: ValuationStatus) => boolean): readonly ValuationStatus[] {
  return VALUATION_STATUSES.filter(holds);
}
