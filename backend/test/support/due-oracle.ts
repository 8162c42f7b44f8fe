/**
 * "À verser au moins" implemented a second time, from the definition (ADR 0018) and the fields of an answer alone, to
 * check the product's own function.
 */
import type { z } from 'zod';
import { valuationRowResponse } from './wire-schemas.js';

/** The fields that decide a row's amount, and the amount in the answer. */
export type WireRow = Pick<
  z.infer<typeof valuationRowResponse>,
  | 'valor_id'
  | 'profile_id'
  | 'valor_visa'
  | 'valor_visible'
  | 'valor_c0'
  | 'valor_remuneration'
  | 'valor_minima'
  | 'valor_taux_horaire'
  | 'valor_remuneration_value'
  | 'valor_rheo'
  | 'valor_a_verser'
  | 'valor_a_verser_unit'
  | 'valor_a_verser_source'
  | 'valor_a_verser_maj'
  | 'valor_seule'
  | 'sous_smic'
  | 'isBirth'
>;
export const dueRowResponse: z.ZodType<WireRow> = valuationRowResponse;

/** An amount as any place shows it. */
export interface Told {
  readonly cents: number;
  readonly unit: 'mois' | 'heure';
}

export interface ShownDue extends Told {
  readonly source: NonNullable<WireRow['valor_a_verser_source']>;
}

interface ExpectedPerson {
  readonly rows: ReadonlyMap<number, ShownDue | null>;
  readonly cents: number;
  readonly complementCents: number;
}

/** The grid in force: 1 053 points of 20,80 EUR a year, in cents a month. */
const BRANCH_FLOOR_CENTS = halfUp(1053n * 2080n, 12n);
const ARCHIVED = 4;

/**
 * The amount due to a person with these rows, which are all that the viewer sees. @param wageCents the minimum wage of
 * the day and territory, for a full-time month; null: none is compared
 */
export function expectedDue(rows: readonly WireRow[], wageCents: number | null): ExpectedPerson {
  const monthly = rows.filter((row) => row.valor_visa !== ARCHIVED && row.valor_remuneration === 0);
  const compares = (row: WireRow) => row.valor_remuneration === 1 || (monthly.length === 1 && monthly.includes(row));
  const due = new Map(rows.map((row) => [row.valor_id, rowDue(row, compares(row) ? wageCents : null)]));
  let cents = 0;
  let share = 0;
  for (const row of monthly) {
    const paid = due.get(row.valor_id);
    if (!paid) continue;
    cents += paid.cents;
    share += centsOf(row.valor_c0);
  }
  const lacking = wageCents === null || monthly.length === 1 ? 0 : atShare(wageCents, share) - cents;
  const complementCents = Math.max(0, lacking);
  return { rows: due, cents: cents + complementCents, complementCents };
}

function rowDue(row: WireRow, wageCents: number | null): ShownDue | null {
  if (row.valor_minima === null) return null;
  const hourly = row.valor_remuneration === 1;
  const unit = hourly && row.valor_remuneration_value === null ? 'heure' : 'mois';
  /** A full-time month in the row's unit; an hourly row shown by the month has no share. */
  const brought = (month: number): number => {
    if (unit === 'heure') return halfUp(BigInt(month) * 12n * 75n, 800n * 100n);
    return hourly ? month : atShare(month, centsOf(row.valor_c0));
  };
  const fixed = row.valor_rheo === null ? null : centsOf(row.valor_rheo);
  const isActive = row.valor_visa !== ARCHIVED;
  const compared: readonly (readonly [source: ShownDue['source'], cents: number | null])[] = [
    ['minimum', hourly ? null : centsOf(row.valor_minima)],
    ['taux_horaire', unit === 'heure' ? centsOf(row.valor_taux_horaire ?? 0) : null],
    ['indice_majore', row.valor_remuneration_value === null ? null : centsOf(row.valor_remuneration_value)],
    ['montant_fixe', hourly && unit === 'mois' && fixed !== null ? halfUp(BigInt(fixed) * 80_000n, 900n) : fixed],
    ['plancher', isActive ? brought(BRANCH_FLOOR_CENTS) : null],
    ['smic', isActive && wageCents !== null ? brought(wageCents) : null],
  ];
  const known = compared.flatMap(([source, cents]) => (cents === null ? [] : [{ source, cents, unit } as const]));
  return known.reduce((most, one) => (one.cents > most.cents ? one : most));
}

/** An amount of an answer: a number of at most two decimals, as written. */
export function centsOf(amount: number): number {
  const written = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount));
  if (written === null) throw new Error(`${amount} is no amount of at most two decimals`);
  return Number(`${written[1]}${(written[2] ?? '').padEnd(2, '0')}`);
}

function atShare(monthCents: number, shareHundredths: number): number {
  return halfUp(BigInt(monthCents) * BigInt(shareHundredths), 10_000n);
}

function halfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}
