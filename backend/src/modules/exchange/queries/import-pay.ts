/** What a file tells of the pay of its rows. The amounts are entered with the rows and kept nowhere else (ADR 119). */
import { atShare, dueUnit, formatAmount, paidOn, payGap, type Day, type PaidAmount } from '@valorisation/rules';
import type { EstablishmentFloors } from '../../grids/index.js';
import { dueOfPerson, type MatchedRow } from '../../valuations/index.js';
import type { PayColumn, PersonRow } from '../reading/person-row.js';
import type { RowChange } from './import-plan.js';

export interface PayReading {
  readonly basis: PayColumn['basis'];
  readonly from: Day | null;
}

/** The row that the amount is for, as it will be. */
type PaidRow = Parameters<typeof dueUnit>[0] & { readonly shareHundredths: number };

/** Null when the file gives none, or while a question about it is open; `other-unit`: the function is paid in another unit. */
export function payOf(
  { paid }: Pick<PersonRow, 'paid'>,
  row: PaidRow,
  { basis, from }: PayReading,
): PaidAmount | 'other-unit' | null {
  if (paid === null) return null;
  const { cents, unit } = paid;
  if (unit !== dueUnit(row)) return 'other-unit';
  if (unit === 'hour' || basis === 'share') return { from, unit, parts: { base: cents } };
  return basis === null ? null : { from, unit, parts: { base: atShare(cents, row.shareHundredths) } };
}

/** The amount that the new one is instead of; undefined when it says nothing new. */
export function formerPay(amount: PaidAmount, { paid }: MatchedRow): PaidAmount | null | undefined {
  const known = paid ?? [];
  const { from } = amount;
  const standing = from === null ? known.find((one) => one.from === null) : paidOn(known, from);
  if (standing?.unit === amount.unit && standing.parts.base === amount.parts.base) return undefined;
  return standing ?? null;
}

/** The change of a row that is there, with what the new amount is above or below what is due today. */
export function payChange(
  told: Pick<RowChange, 'line' | 'profileId' | 'profileName' | 'functionTitle'>,
  amount: PaidAmount,
  former: PaidAmount | null,
  { place, rows, floors }: { place: MatchedRow; rows: readonly MatchedRow[]; floors: EstablishmentFloors },
): RowChange {
  const shown = ({ unit, parts }: PaidAmount): string => formatAmount({ cents: parts.base, unit });
  const { due } = dueOfPerson(rows, { floors }).rows[rows.indexOf(place)] ?? { due: null };
  return {
    ...told,
    kind: 'paid',
    before: former === null ? null : shown(former),
    after: shown(amount),
    gapCents: payGap({ cents: amount.parts.base, unit: amount.unit }, due),
    unit: amount.unit,
  };
}
