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
  readonly active: boolean;
  readonly stale: boolean;
  readonly interrupted: boolean;
}

/** What each status means, asked all over the product: a new one does not compile without its line. */
const STANDINGS: Readonly<Record<ValuationStatus, Standing>> = {
  [ValuationStatus.InProgress]: { active: true, stale: false, interrupted: true },
  [ValuationStatus.UpToDate]: { active: true, stale: false, interrupted: false },
  [ValuationStatus.ToRedo]: { active: true, stale: true, interrupted: true },
  [ValuationStatus.AwaitingUpdate]: { active: true, stale: true, interrupted: false },
  [ValuationStatus.Archived]: { active: false, stale: false, interrupted: false },
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
