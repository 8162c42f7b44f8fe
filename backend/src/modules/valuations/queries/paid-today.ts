/** What is paid today, for viewers who may see it. For all others the rows have no amount. */
import {
  countedCents,
  isActive,
  paidOn,
  personPay,
  type DisplayedAmount,
  type DueRow,
  type PersonDue,
  type PersonPay,
} from '@valorisation/rules';
import type { ValuationSetting } from './valuation-settings.js';
import type { ListedRow } from './valuation.view.js';

interface Paid extends DisplayedAmount {
  readonly from: string | null;
}

/** Null when nothing is known. */
export function paidToday(
  { paid }: Pick<ListedRow, 'paid'>,
  { today, countedParts }: Pick<ValuationSetting, 'today' | 'countedParts'>,
): Paid | null {
  const amount = paid === null ? undefined : paidOn(paid, today);
  return amount === undefined
    ? null
    : { cents: countedCents(amount, countedParts), unit: amount.unit, from: amount.from };
}

/**
 * @param rows all rows of the person that the viewer sees
 * @param due what is due to the person
 */
export function payOfPerson(
  rows: readonly ListedRow[],
  { cents, uncomputedRows }: Pick<PersonDue<DueRow>, 'cents' | 'uncomputedRows'>,
  setting: ValuationSetting,
): PersonPay {
  const monthly = rows.filter(({ status, hourly }) => isActive(status) && !hourly);
  return personPay(
    monthly.map((row) => paidToday(row, setting)),
    uncomputedRows > 0 ? null : cents,
  );
}
