/** Who is paid less than is due. It is `personPay` and `payGap` of the rules in SQL; a test compares both. */
import { FULL_SHARE_HUNDREDTHS, type PayPart } from '@valorisation/rules';
import { isActiveRow } from './row-conditions.js';
import { visibleRows, type Viewer } from './viewer.js';

/** What pay is compared with, in cents. */
export interface PayMeasure {
  readonly today: string;
  readonly parts: readonly PayPart[];
  /** The floors of a full-time month; 0 without a known minimum wage. */
  readonly branchCents: number;
  readonly wageCents: number;
  /** The greater of the two, for a training hour. */
  readonly floorHourCents: number;
  /** A month for an amount fixed per hour: times the factor, by the divisor (the inverse of rule 9). */
  readonly monthOfHour: { readonly factor: number; readonly divisor: number };
}

type Bind = (value: unknown) => string;

/** The floor or wage of a full-time month at a share, rounded half up. */
export const atShareSql = (monthCents: string, share: string): string =>
  `round(${monthCents}::numeric * ${share} / ${FULL_SHARE_HUNDREDTHS})`;

/** What is due for a row `d` that is paid by the month, before the minimum wage. */
export const dueOfMonthlyRow = (branchCents: string): string =>
  `greatest(d.minimum_cents, d.remuneration_value_cents, d.fixed_amount_cents, ${atShareSql(branchCents, 'd.share_hundredths')})`;

/**
 * A row whose pay of today is below what is due. The functions that are paid by the month are compared together, because
 * the minimum wage counts once for the person, and only when all of them are computed and paid. A viewer who may not see
 * pay gets no row, because the database answers no amount.
 */
export function isUnderpaid(viewer: Viewer, measure: PayMeasure, bind: Bind): (alias: string) => string {
  const { today, parts, branchCents, wageCents, floorHourCents, monthOfHour } = measure;
  const [day, counted, branch, wage] = [bind(today), bind(parts), bind(branchCents), bind(wageCents)];
  const [floorHour, factor, divisor] = [floorHourCents, monthOfHour.factor, monthOfHour.divisor].map(bind);
  const paid = (row: string, unit: string): string => `
    (select (select sum((a.parts ->> part)::bigint) from unnest(${counted}::text[]) part)
       from (select of.unit, of.parts from paid_amount of
              where of.valuation_id = ${row}.id and (of.from_on is null or of.from_on <= ${day}::date)
              order by of.from_on desc nulls last limit 1) a
      where a.unit = ${unit})`;
  const monthly = (alias: string): string => `
    (select count(*) = count(d.paid) and bool_and(d.index_points is not null)
            and sum(d.paid) < greatest(sum(${dueOfMonthlyRow(branch)}), ${atShareSql(wage, 'sum(d.share_hundredths)')})
       from (select own.*, ${paid('own', `'month'`)} as paid from valuation own
              where own.establishment_id = $1 and own.profile_id = ${alias}.profile_id and ${visibleRows(viewer, 'own')}
                and ${isActiveRow('own')} and not own.hourly) d)`;
  const hourly = (alias: string): string => `
    (${alias}.index_points is not null and case when ${alias}.remuneration_value_cents is null
       then ${paid(alias, `'hour'`)} < greatest(${alias}.hourly_cents, ${alias}.fixed_amount_cents, ${floorHour}::bigint)
       else ${paid(alias, `'month'`)} < greatest(${alias}.remuneration_value_cents, ${branch}::bigint, ${wage}::bigint,
              round(${alias}.fixed_amount_cents::numeric * ${factor}::numeric / ${divisor}::numeric)) end)`;
  return (alias) => `(${isActiveRow(alias)} and exists (select from paid_amount a where a.valuation_id = ${alias}.id)
           and case when ${alias}.hourly then ${hourly(alias)} else ${monthly(alias)} end)`;
}
