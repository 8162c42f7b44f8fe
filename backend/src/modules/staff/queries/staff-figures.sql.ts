/** The counts of staff's first page, each one statement on what the scope of figures may read. */
import { isActive, statusesWhere } from '@valorisation/rules';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';

const ACTIVE = statusesWhere(isActive).join(', ');

const query = (name: string, text: string, values: readonly unknown[] = []): NamedQuery => ({ name, text, values });

export interface Counts {
  readonly establishments: number;
  readonly requests_waiting: number;
  readonly messages_waiting: number;
  readonly mails_waiting: number;
  readonly mails_failed: number;
}

export const countsQuery = query(
  'staff-counts',
  `select establishments, requests_waiting, messages_waiting, mails_waiting, mails_failed
     from staff_counts()`,
);

export interface AccountCounts {
  readonly idle_establishments: number;
  readonly main_accounts: number;
  readonly associated_accounts: number;
  readonly invited_accounts: number;
}

/** They come from the views of the lists, so that a figure and its list contain the same rows. */
export const accountsQuery = query(
  'staff-account-counts',
  `select (count(*) filter (where state <> 'invited' and parent_id is null))::integer as main_accounts,
          (count(*) filter (where state <> 'invited' and parent_id is not null))::integer as associated_accounts,
          (count(*) filter (where state = 'invited'))::integer as invited_accounts,
          (select count(*) from idle_establishment)::integer as idle_establishments
     from member_account where role = 'member'`,
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

export const statusesQuery = query(
  'staff-statuses',
  `select status, category_level as category, count(*)::integer as count from staff_valuation group by 1, 2 order by 1, 2`,
);

export interface DepartmentCount {
  readonly department: string | null;
  readonly establishments: number;
  readonly valuations: number;
}

/** @param points the minimum index in hundredths, by territory */
export const belowMinimumQuery = (points: { readonly metropole: number; readonly mayotte: number }): NamedQuery =>
  query(
    'staff-below-minimum',
    `select department, count(*)::integer as establishments, sum(rows)::integer as valuations
       from (select department, establishment_id, count(*) as rows from staff_valuation
              where status in (${ACTIVE}) and index_points < case department when '976' then $2::integer else $1::integer end
              group by 1, 2) of_establishment
      group by department order by department nulls last`,
    [points.metropole, points.mayotte],
  );

export interface MonthCount {
  readonly month: string;
  readonly created: number;
  readonly calculated: number;
}

/** @param day the last day of the counted year, in Europe/Paris */
export const monthsQuery = (day: string): NamedQuery =>
  query(
    'staff-months',
    `with months as (
       select to_char(m, 'YYYY-MM') as month
         from generate_series(date_trunc('month', $1::date) - interval '11 months', $1::date, interval '1 month') m),
     first as (select (date_trunc('month', $1::date) - interval '11 months')::date as day),
     made as (
       select to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM') as month, count(*) as count
         from staff_valuation where created_at >= (select day from first) - interval '1 day' group by 1),
     computed as (
       select to_char(calculated_on, 'YYYY-MM') as month, count(*) as count
         from staff_valuation where calculated_on >= (select day from first) group by 1)
     select month, coalesce(made.count, 0)::integer as created, coalesce(computed.count, 0)::integer as calculated
       from months left join made using (month) left join computed using (month) order by month`,
    [day],
  );
