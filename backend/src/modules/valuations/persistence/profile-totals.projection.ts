import {
  isActive,
  profileTotals,
  type CategoryLevel,
  type DisplayedAmount,
  type ProfileRow,
  type ValuationStatus,
} from '@valorisation/rules';
import { prepared } from '../../../platform/persistence/database-client.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { AUDIENCE } from '../domain/valuation.policy.js';

export interface TotalsRow {
  readonly profileId: number;
  readonly audience: number;
  readonly minimumCents: number;
  readonly shareHundredths: number;
  readonly displayedMonthCents: number;
  readonly activeFunctions: number;
  readonly categoryLevel: CategoryLevel | null;
  readonly lowestPoints: number | null;
  readonly nextChangeOn: string | null;
  readonly monthlyFunctions: number;
  /** True when at least one active row is limited to others. */
  readonly hidesRows: boolean;
}

export interface TotalledRow {
  readonly profileId: number;
  readonly status: ValuationStatus;
  readonly visible: boolean;
  readonly createdBy: number;
  readonly categoryLevel: CategoryLevel;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  readonly indexHundredths: number | null;
  readonly minimumCents: number | null;
  readonly displayedCents: number | null;
  readonly displayedUnit: DisplayedAmount['unit'] | null;
  readonly nextChangeOn: string | null;
}

/**
 * The totals of one profile for every audience: the main account, accounts that see only visible rows, and each account
 * with limited rows of its own.
 */
export function totalsOf(profileId: number, rows: readonly TotalledRow[]): readonly TotalsRow[] {
  const authors = new Set(rows.filter(({ visible }) => !visible).map(({ createdBy }) => createdBy));
  if (authors.size === 0) {
    const totals = totalsFor(profileId, AUDIENCE.everything, rows);
    return [totals, { ...totals, audience: AUDIENCE.visibleOnly }];
  }
  return [AUDIENCE.everything, AUDIENCE.visibleOnly, ...[...authors].sort((a, b) => a - b)].map((audience) =>
    totalsFor(profileId, audience, rows),
  );
}

function totalsFor(profileId: number, audience: number, every: readonly TotalledRow[]): TotalsRow {
  const rows = every.filter((row) => row.visible || audience === AUDIENCE.everything || row.createdBy === audience);
  const totals = profileTotals(rows.map(toProfileRow));
  const active = rows.filter(({ status }) => isActive(status));
  const points = active.flatMap(({ indexHundredths }) => (indexHundredths === null ? [] : [indexHundredths]));
  const days = active.flatMap(({ nextChangeOn }) => (nextChangeOn === null ? [] : [nextChangeOn])).sort();
  return {
    profileId,
    audience,
    minimumCents: totals.minimumCents,
    shareHundredths: totals.shareHundredths,
    displayedMonthCents: totals.displayedMonthCents,
    activeFunctions: totals.functionCount,
    categoryLevel: totals.categoryLevel,
    lowestPoints: points.length === 0 ? null : Math.min(...points),
    nextChangeOn: days[0] ?? null,
    monthlyFunctions: active.filter(({ hourly }) => !hourly).length,
    hidesRows: every.filter(({ status }) => isActive(status)).length > active.length,
  };
}

function toProfileRow(row: TotalledRow): ProfileRow {
  const { minimumCents, displayedCents, displayedUnit } = row;
  const computed =
    minimumCents === null || displayedCents === null || displayedUnit === null
      ? null
      : { minimumCents, displayed: { cents: displayedCents, unit: displayedUnit } };
  return { ...row, computed };
}

const ROWS_OF_PROFILES = prepared(
  'totals-rows',
  `
  select profile_id as "profileId", status, visible, created_by as "createdBy", category_level as "categoryLevel",
         share_hundredths as "shareHundredths", hourly, index_points as "indexHundredths", minimum_cents as "minimumCents",
         displayed_cents as "displayedCents", displayed_unit as "displayedUnit",
         to_char(next_change_on, 'YYYY-MM-DD') as "nextChangeOn"
    from valuation where establishment_id = $1 and profile_id = any($2::integer[])`,
);

/** In one statement: an audience that is gone is deleted, the others are written again. */
const REPLACE_TOTALS = prepared(
  'totals-replace',
  `
  with totals as materialized (
    select * from json_to_recordset($1::json) as totals (
      "profileId" integer, audience integer, "minimumCents" bigint, "shareHundredths" integer,
      "displayedMonthCents" bigint, "activeFunctions" integer, "categoryLevel" smallint, "lowestPoints" integer,
      "nextChangeOn" date, "monthlyFunctions" integer, "hidesRows" boolean)),
  gone as (
    delete from profile_totals t
     where t.establishment_id = $2 and t.profile_id = any($3::integer[])
       and not exists (select from totals n where n."profileId" = t.profile_id and n.audience = t.audience))
  insert into profile_totals (profile_id, audience, establishment_id, minimum_cents, share_hundredths,
                              displayed_month_cents, active_functions, category_level, lowest_points, next_change_on,
                              monthly_functions, hides_rows)
  select "profileId", audience, $2, "minimumCents", "shareHundredths", "displayedMonthCents", "activeFunctions",
         "categoryLevel", "lowestPoints", "nextChangeOn", "monthlyFunctions", "hidesRows"
    from totals
      on conflict (profile_id, audience) do update
     set minimum_cents = excluded.minimum_cents, share_hundredths = excluded.share_hundredths,
         displayed_month_cents = excluded.displayed_month_cents, active_functions = excluded.active_functions,
         category_level = excluded.category_level, lowest_points = excluded.lowest_points,
         next_change_on = excluded.next_change_on, monthly_functions = excluded.monthly_functions,
         hides_rows = excluded.hides_rows`,
);

/**
 * Writes the totals of the changed profiles in the transaction of the change, because the dashboard shows them at once.
 */
export async function projectTotals(transaction: Transaction, profileIds: readonly number[]): Promise<void> {
  const { manager, establishmentId } = transaction;
  const ids = [...new Set(profileIds)];
  const rows: TotalledRow[] = await manager.query(ROWS_OF_PROFILES, [establishmentId, ids]);
  const rowsOf = new Map<number, TotalledRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) rowsOf.get(row.profileId)?.push(row);
  const totals = ids.flatMap((id) => totalsOf(id, rowsOf.get(id) ?? []));
  await manager.query(REPLACE_TOTALS, [JSON.stringify(totals), establishmentId, ids]);
}
