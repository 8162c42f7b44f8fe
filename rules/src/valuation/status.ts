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

/** Every status but archived: the rows that count in totals and that something is due for. */
export function isActive(status: ValuationStatus): boolean {
  return status !== ValuationStatus.Archived;
}
