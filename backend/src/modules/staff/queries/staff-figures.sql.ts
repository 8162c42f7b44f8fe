/** The counts of staff's first page, each one statement on what the scope of figures may read. */
import { isActive, isUpToDate, statusesWhere } from '@valorisation/rules';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';

const ACTIVE = statusesWhere(isActive).join(', ');
const CURRENT = statusesWhere(isUpToDate).join(', ');
/** $1, $2: the minimum index in hundredths, in metropole and in Mayotte. */
const BELOW = `index_points < case department when '976' then $2::integer else $1::integer end`;

export interface MinimumPoints {
  readonly metropole: number;
  readonly mayotte: number;
}

const query = (name: string, text: string, values: readonly unknown[] = []): NamedQuery => ({ name, text, values });

/** The rows since a day in Paris, as in the lists; null: all. @param day its place among the values */
const since = (day: string, column = 'created_at'): string =>
  `(${day}::date is null or ${column} >= (${day}::date)::timestamp at time zone 'Europe/Paris')`;

export interface Counts {
  readonly requests_waiting: number;
  readonly messages_waiting: number;
  readonly mails_waiting: number;
  readonly mails_failed: number;
}

export const countsQuery = query(
  'staff-counts',
  `select requests_waiting, messages_waiting, mails_waiting, mails_failed from staff_counts()`,
);

export interface AccountCounts {
  readonly establishments: number;
  readonly idle_establishments: number;
  readonly main_accounts: number;
  readonly associated_accounts: number;
  readonly invited_accounts: number;
}

/** They come from the views of the lists, so that a figure and its list contain the same rows. */
export const accountsQuery = (from: string | null): NamedQuery =>
  query(
    'staff-account-counts',
    `select (count(*) filter (where state <> 'invited' and parent_id is null))::integer as main_accounts,
          (count(*) filter (where state <> 'invited' and parent_id is not null))::integer as associated_accounts,
          (count(*) filter (where state = 'invited'))::integer as invited_accounts,
          (select count(*) from establishment where ${since('$1')})::integer as establishments,
          (select count(*) from establishment where id in (select id from idle_establishment) and ${since('$1')})::integer
            as idle_establishments
     from member_account where role = 'member' and ${since('$1')}`,
    [from],
  );

export interface Confirmations {
  readonly publications: number;
  readonly wages: number;
}

/** Requests of one admin that wait for a second one, under the staff scope, which owns these tables. */
export const confirmationsQuery = query(
  'staff-confirmations',
  `select (select count(*)::integer from grid_publication
            where confirmed_at is null and cancelled_at is null and done_at is null) as publications,
          (select count(*)::integer from wage_proposal where state = 'proposed') as wages`,
);

export interface GrantingEstablishment {
  readonly id: number;
  readonly company_name: string;
}

/** Establishments whose heads have recently granted access. The grant itself says whether it is open. */
export const grantingQuery = (since: Date): NamedQuery =>
  query(
    'staff-granting',
    `select distinct e.id, e.company_name from journal_line l join establishment e on e.id = l.establishment_id
      where l.type = 'access.granted' and l.occurred_at > $1 order by e.id`,
    [since],
  );

export interface StatusCount {
  readonly status: number;
  readonly category: number;
  readonly count: number;
}

export const statusesQuery = (from: string | null): NamedQuery =>
  query(
    'staff-statuses',
    `select status, category_level as category, count(*)::integer as count
       from staff_valuation where ${since('$1')} group by 1, 2 order by 1, 2`,
    [from],
  );

export interface DepartmentCount {
  readonly department: string | null;
  readonly establishments: number;
  readonly valuations: number;
}

/** @param points the minimum index in hundredths, by territory */
export const belowMinimumQuery = (points: MinimumPoints, from: string | null): NamedQuery =>
  query(
    'staff-below-minimum',
    `select department, count(*)::integer as establishments, sum(rows)::integer as valuations
       from (select department, establishment_id, count(*) as rows from staff_valuation
              where status in (${ACTIVE}) and ${BELOW} and ${since('$3')}
              group by 1, 2) of_establishment
      group by department order by department nulls last`,
    [points.metropole, points.mayotte, from],
  );

export interface MonthCount {
  readonly month: string;
  readonly establishments: number;
  readonly created: number;
  readonly calculated: number;
}

/** @param day the last day, in Europe/Paris */
export const monthsQuery = (day: string): NamedQuery =>
  query(
    'staff-months',
    `with joined as (
       select to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM') as month, count(*) as count
         from establishment group by 1),
     first as (
       select greatest(date_trunc('month', $1::date) - interval '59 months',
                       least(date_trunc('month', $1::date) - interval '11 months',
                             (select to_date(min(month), 'YYYY-MM') from joined)))::date as day),
     months as (
       select to_char(m, 'YYYY-MM') as month
         from generate_series((select day from first), $1::date, interval '1 month') m),
     made as (
       select to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM') as month, count(*) as count
         from staff_valuation where created_at >= (select day from first) - interval '1 day' group by 1),
     computed as (
       select to_char(calculated_on, 'YYYY-MM') as month, count(*) as count
         from staff_valuation where calculated_on >= (select day from first) group by 1)
     select month, coalesce(made.count, 0)::integer as created, coalesce(computed.count, 0)::integer as calculated,
            (select coalesce(sum(j.count), 0) from joined j where j.month <= months.month)::integer as establishments
       from months left join made using (month) left join computed using (month) order by month`,
    [day],
  );

export interface Standing {
  readonly active: number;
  readonly below_minimum: number;
  readonly up_to_date: number;
}

/** The last noted day of each month. */
export const notedQuery = query(
  'staff-noted',
  `select distinct on (1) to_char(day, 'YYYY-MM') as month, active, below_minimum, up_to_date
     from figure_day order by 1, day desc`,
);

/** @param points the minimum index in hundredths, by territory */
export const standingQuery = (points: MinimumPoints): NamedQuery =>
  query(
    'staff-standing',
    `select count(*)::integer as active, (count(*) filter (where ${BELOW}))::integer as below_minimum,
            (count(*) filter (where status in (${CURRENT})))::integer as up_to_date
       from staff_valuation where status in (${ACTIVE})`,
    [points.metropole, points.mayotte],
  );
