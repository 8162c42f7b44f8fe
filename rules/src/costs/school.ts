/** The people of a school with what decides their pay, as a projection reads them. */
import type { PaidPosition } from '../pay/arrears.js';
import type { DueCalendar } from '../pay/due-over-time.js';
import type { CostChange } from './change.js';

/** A function that is paid by the month. The hours of a month are not known, so hourly functions take no part. */
export interface CostPosition extends PaidPosition {
  readonly personId: number;
  /** The share of the entered pay. When the share of the function changes, the pay follows it. */
  readonly paidShareHundredths: number;
}

export interface School {
  readonly positions: readonly CostPosition[];
  readonly calendar: DueCalendar;
  /** The changes of a scenario that the two above contain already, in the order of their days. */
  readonly changes: readonly CostChange[];
}
