/** The calendar of what comes, each kind one part of a statement. */
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';

export const MOST_COMING = 50;

const at = (column: string): string =>
  `to_char(${column} at time zone 'Europe/Paris', 'YYYY-MM-DD') as on, to_char(${column} at time zone 'Europe/Paris', 'HH24:MI') as time`;

const NEAREST = `order by 1, 2 limit ${MOST_COMING}`;

/** A content that opens or closes for the public. */
const contents = (resource: string, table: string): string => `
  (select ${at('opens_at')}, 'opens' as what, '${resource}' as resource, id, title, 1 as records
     from ${table} where state = 'scheduled' and opens_at > $1 ${NEAREST})
  union all
  (select ${at('closes_at')}, 'closes', '${resource}', id, title, 1
     from ${table} where state in ('published', 'scheduled') and closes_at > $1 ${NEAREST})`;

const GRIDS = `
  select ${at('p.takes_force_at')}, 'grid', 'grids', g.id, g.title, 1
    from grid_publication p join grid_version g on g.id = p.grid_id
   where p.confirmed_at is not null and p.done_at is null and p.cancelled_at is null and p.takes_force_at > $1`;

const WAGES = `
  select to_char(effective_on, 'YYYY-MM-DD'), '', 'wage', 'minimum-wages', id, source, 1
    from minimum_wage where effective_on > ($1::timestamptz at time zone 'Europe/Paris')::date`;

const CAMPAIGNS = `
  (select ${at('sends_at')}, 'campaign', 'campaigns', id, subject, 1
     from campaign where state = 'scheduled' and sends_at > $1 ${NEAREST})`;

/** @param tables of content, by resource */
export function plannedQuery(tables: Readonly<Record<string, string>>): (now: Date) => NamedQuery {
  const parts = Object.entries(tables).map(([resource, table]) => contents(resource, table));
  const text = `${[...parts, GRIDS, WAGES, CAMPAIGNS].join(' union all ')} ${NEAREST}`;
  return (now) => ({ name: 'staff-planned', text, values: [now] });
}

/** Establishments whose deletion their head has planned, or that are deleted for lack of use: one entry for each day. */
export const deletionsQuery = (today: string): NamedQuery => ({
  name: 'staff-deletions',
  text: `select on_day as on, '' as time, 'retention' as what, 'establishments' as resource,
                case when count(*) = 1 then min(id) end as id, min(company_name) as title, count(*)::integer as records
           from (select e.id, e.company_name,
                        to_char(least(e.retention_due_on,
                                      (select min(m.deletion_planned_on)::date from member_account m
                                        where m.establishment_id = e.id and m.parent_id is null)), 'YYYY-MM-DD') as on_day
                   from establishment e
                  where e.retention_due_on is not null
                     or exists (select from member_account m
                                 where m.establishment_id = e.id and m.state = 'erasing' and m.parent_id is null)) due
          where on_day >= $1 group by on_day order by on_day limit ${MOST_COMING}`,
  values: [today],
});
