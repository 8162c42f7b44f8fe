/** Checks a new value of the minimum wage. Pure. */
import {
  divideHalfUp,
  formatDay,
  formatHundredths,
  minimumWageOn,
  product,
  type Day,
  type MinimumWage,
} from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { FieldRefusal } from '../../../platform/errors/domain-error.js';

export interface NewWage {
  readonly territory: MinimumWage['territory'];
  readonly effectiveOn: Day;
  readonly monthCents: number;
  readonly hourCents: number;
  readonly source: string;
}

/** 35 hours a week over the weeks of a year: 12.31 EUR make 1 867.02 EUR. */
const monthOfHour = (hourCents: number): number => divideHalfUp(product(hourCents, 35, 52), 12n);

/** A decree may cut the fraction of a cent. Any other difference is a typing error in the month or the hour. */
const ROUNDING_CENTS = 1;
const LARGEST_STEP = 0.25;

/**
 * @param known the entries so far, oldest first
 * @throws 422 `donnees_invalides` naming each fault
 */
export function assertNewWage(wage: NewWage, known: readonly MinimumWage[], today: Day): void {
  const { territory, effectiveOn, monthCents, hourCents } = wage;
  const fields: Record<string, FieldRefusal> = {};
  const expected = monthOfHour(hourCents);
  if (Math.abs(expected - monthCents) > ROUNDING_CENTS) {
    fields['monthCents'] = { code: 'smic_incoherent', params: { mois: formatHundredths(expected) } };
  }
  const held = minimumWageOn(known, territory, effectiveOn);
  if (held !== null && Math.abs(monthCents - held.monthCents) > held.monthCents * LARGEST_STEP) {
    fields['monthCents'] = { code: 'smic_ecart' };
  } else if (held !== null && monthCents === held.monthCents) {
    fields['monthCents'] = { code: 'smic_inchange' };
  }
  const inForce = minimumWageOn(known, territory, today);
  if (inForce !== null && effectiveOn < inForce.from) {
    fields['effectiveOn'] = { code: 'smic_passe', params: { jour: formatDay(inForce.from) } };
  }
  if (Object.keys(fields).length > 0) throw refuseFields(fields);
}
