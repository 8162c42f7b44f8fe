/** Pay that is actually paid: gross, at the function's share, from a day on. It is compared with the amount due. */
import type { Day } from '../exact/day.js';
import type { DisplayedAmount } from './pay.js';

/** The parts of a pay, as a payslip lists them. Only the parts that count are compared with what is due. */
export const PAY_PARTS = ['base', 'complement', 'bonus', 'thirteenth', 'benefit'] as const;
export type PayPart = (typeof PAY_PARTS)[number];

/** The parts that count until staff decide otherwise. */
export const COUNTED_PARTS: readonly PayPart[] = ['base'];

/** Cents by part. The base is always there. */
export type PayParts = Readonly<Partial<Record<PayPart, number>> & { base: number }>;

export interface PaidAmount {
  /** Null: for as long as the person has had the seniority, because no day was given. */
  readonly from: Day | null;
  readonly unit: DisplayedAmount['unit'];
  readonly parts: PayParts;
}

/** In the order of their days, the one without a day first. */
export function inOrder<Amount extends Pick<PaidAmount, 'from'>>(amounts: readonly Amount[]): readonly Amount[] {
  return [...amounts].sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
}

/** The amount that counts on a day; undefined before the first one. */
export function paidOn<Amount extends Pick<PaidAmount, 'from'>>(
  amounts: readonly Amount[],
  day: Day,
): Amount | undefined {
  return inOrder(amounts).findLast(({ from }) => from === null || from <= day);
}

/** The sum of the parts that count, in cents. */
export function countedCents({ parts }: Pick<PaidAmount, 'parts'>, counted: readonly PayPart[]): number {
  return counted.reduce((sum, part) => sum + (parts[part] ?? 0), 0);
}

/** Paid minus due, in cents. Null when one of them is not known, or when their units differ. */
export function payGap(paid: DisplayedAmount | null, due: DisplayedAmount | null): number | null {
  return paid === null || due === null || paid.unit !== due.unit ? null : paid.cents - due.cents;
}

export interface PersonPay {
  /** The sum of what is paid by the month, in cents. Null while an amount is missing. */
  readonly paidCents: number | null;
  /** Paid minus due for the person, the minimum wage counted once. Null while one of the two is not known. */
  readonly gapCents: number | null;
}

/**
 * The monthly functions of a person together.
 * @param amounts what is paid for each active monthly function
 * @param dueCents what is due for all of them; null while one is not computed
 */
export function personPay(amounts: readonly (DisplayedAmount | null)[], dueCents: number | null): PersonPay {
  const isKnown = amounts.length > 0 && amounts.every((paid) => paid?.unit === 'month');
  if (!isKnown) return { paidCents: null, gapCents: null };
  const paidCents = amounts.reduce((sum, paid) => sum + (paid?.cents ?? 0), 0);
  return { paidCents, gapCents: dueCents === null ? null : paidCents - dueCents };
}
