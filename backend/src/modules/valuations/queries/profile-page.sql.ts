/** SQL of the dashboard's list: one statement for the page with its rows, and one for the count, in one snapshot. */
import { OTHER_FUNCTION_ID } from '@valorisation/rules';
import { jsonRows, type JsonColumn } from '../../../platform/persistence/json-rows.js';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import { hasReachedStep, isActiveRow, isBelowMinimum, waitsForUpdate } from './row-conditions.js';
import type { SearchWords } from './search-words.js';
import { atShareSql, dueOfMonthlyRow, isUnderpaid, type PayMeasure } from './underpaid.sql.js';
import { totalsOfViewer, visibleProfiles, visibleRows, type Viewer } from './viewer.js';
import { LISTED_COLUMNS, VALUATION_COLUMNS, type ListedRow } from './valuation.view.js';

export const PROFILE_SORTS = {
  name: 'p.name',
  minimum: 't.minimum_cents',
  share: 't.share_hundredths',
  due: 'due.cents',
} as const;

export type ProfileSort = keyof typeof PROFILE_SORTS;

export interface ProfilePageQuestion {
  readonly key: ProfileSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly perPage: number;
  /** One status, or null for all. */
  readonly status: number | null;
  /** Only rows whose person's name, function and category have these words together, ignoring case and accents. */
  readonly words: SearchWords;
  /** Only rows below the minimum: param_smic in hundredths of a point, or null. */
  readonly belowPoints: number | null;
  /** Only rows whose seniority has reached a step on or before this day (YYYY-MM-DD), or null. */
  readonly changedBy: string | null;
  /** Only rows whose pay is below what is due by this measure, or null. */
  readonly underpaid: PayMeasure | null;
  /** The floors for the sort by amount due: full-time months in cents. */
  readonly floorMonths: FloorMonths;
}

export interface FloorMonths {
  readonly branchCents: number;
  /** 0 without a known minimum wage. */
  readonly wageCents: number;
}

/** The requested filters, before the floors are known and the words are looked up in the grids. */
export type ProfileFilters = Pick<ProfilePageQuestion, 'key' | 'order' | 'status'> & {
  readonly search: string;
  readonly belowMinimum: boolean;
  readonly anniversary: boolean;
  readonly belowDue: boolean;
};

/**
 * A page of profiles, each with all its rows that the viewer sees. The statement's text depends only on the sort, on which
 * filters are set and on whether every row is read whole. So there are few texts, and each connection prepares each once.
 * `$1` is the establishment, `$2` the account.
 * @param waitingOn only rows that wait for an update on this day have their answers; null: all have
 */
export function profilePageQuery(viewer: Viewer, question: ProfilePageQuestion, waitingOn: string | null): NamedQuery {
  const { name, values, page, rowFilter, bind } = pageOf(viewer, question);
  const whole = waitingOn === null ? 'true' : waitsForUpdate('v', bind(waitingOn));
  return {
    // PostgreSQL keeps 63 characters of a name.
    name: `profile-page-${waitingOn === null ? '' : 'light-'}${name}`,
    text: `
      with page as (${page})
      select p.id, p.version, p.name, p.status, p.minimum_cents::float8 as "minimumCents",
             p.share_hundredths as "shareHundredths", p.displayed_month_cents::float8 as "displayedMonthCents",
             p.active_functions as "activeFunctions", p.category_level as "categoryLevel",
             p.lowest_points as "lowestPoints", to_char(p.next_change_on, 'YYYY-MM-DD') as "nextChangeOn",
             p.hides_rows as "hidesRows",
             (select ${jsonRows(PAGE_ROW, 'v.id')}
                from valuation v
               cross join lateral (select p.monthly_functions, p.hides_rows) t
               cross join lateral (select ${whole} as whole, ${rowFilter('v')} as asked) q
                left join personal_text x on x.id = v.text_id
               where v.establishment_id = $1 and v.profile_id = p.id and ${visibleRows(viewer, 'v')}) as rows
        from page p
       order by p.rank`,
    values,
  };
}

/** `isAsked`: the row matches the filter. */
export type PageRow = ListedRow & { readonly isAsked: boolean };

export const PAGE_ROW: readonly JsonColumn[] = [...LISTED_COLUMNS, { name: 'isAsked', sql: 'q.asked' }];

/** The same rows flat, with their answers, for an export. A profile without rows has one line. */
export function profileRowsQuery(viewer: Viewer, question: ProfilePageQuestion): NamedQuery {
  const { name, values, page, rowFilter } = pageOf(viewer, question);
  return {
    name: `profile-rows-${name}`,
    text: `
      with page as (${page})
      select p.name as "pageName", ${rowFilter('v')} as "isAsked", ${VALUATION_COLUMNS}
        from page p
        cross join lateral (select p.monthly_functions, p.hides_rows) t
        left join valuation v on v.establishment_id = $1 and v.profile_id = p.id and ${visibleRows(viewer, 'v')}
        left join personal_text x on x.id = v.text_id
       order by p.rank, v.id`,
    values,
  };
}

/** The profiles of a page, as a statement of its own. */
function pageOf(viewer: Viewer, question: ProfilePageQuestion): Omit<Filters, 'profileFilter'> & { page: string } {
  const { key, order, page, perPage } = question;
  const { name, values, bind, rowFilter, profileFilter } = filters(viewer, question);
  const due = key === 'due' ? dueOfPersons(viewer, question.floorMonths, bind) : '';
  // People without an amount come last in both directions.
  const ordered = `${PROFILE_SORTS[key]} ${order} nulls last, p.id`;
  const text = `
        select p.id, p.version, p.name, p.status, t.minimum_cents, t.share_hundredths, t.displayed_month_cents,
               t.active_functions, t.category_level, t.lowest_points, t.next_change_on, t.monthly_functions,
               t.hides_rows,
               row_number() over (order by ${ordered}) as rank
          from profile p ${totalsOfViewer(viewer)} ${due}
         where p.establishment_id = $1 and ${profileFilter}
         order by ${ordered}
         limit ${bind(perPage)} offset ${bind((page - 1) * perPage)}`;
  return { name: `${name}-${key}-${order}`, values, bind, rowFilter, page: text };
}

/**
 * "À verser au moins" of each person, only for the sort. It is `personDue` in SQL; a test compares both. Null when no
 * monthly function is computed.
 */
function dueOfPersons(
  viewer: Viewer,
  { branchCents, wageCents }: FloorMonths,
  bind: (value: unknown) => string,
): string {
  return `left join lateral (
    select greatest(
             sum(${dueOfMonthlyRow(bind(branchCents))}),
             ${atShareSql(bind(wageCents), 'nullif(sum(d.share_hundredths), 0)')}) as cents
      from valuation d
     where d.establishment_id = $1 and d.profile_id = p.id and ${visibleRows(viewer, 'd')} and ${isActiveRow('d')}
       and not d.hourly and d.index_points is not null) due on true`;
}

export function profileCountQuery(viewer: Viewer, question: ProfilePageQuestion): NamedQuery {
  const { name, values, profileFilter } = filters(viewer, question);
  return {
    name: `profile-count-${name}`,
    text: `select count(*)::integer as total from profile p
            where p.establishment_id = $1 and ${profileFilter}`,
    values,
  };
}

interface Filters {
  readonly name: string;
  readonly values: unknown[];
  readonly bind: (value: unknown) => string;
  readonly rowFilter: (alias: string) => string;
  /**
   * With a filter on rows, it selects only profiles with a matching row that the viewer sees; otherwise all profiles that
   * the viewer sees. A search also finds profiles without rows, by their names.
   */
  readonly profileFilter: string;
}

function filters(viewer: Viewer, { status, words, belowPoints, changedBy, underpaid }: ProfilePageQuestion): Filters {
  const values: unknown[] = [viewer.establishmentId, viewer.accountId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions: ((alias: string) => string)[] = [];
  if (status !== null) {
    const parameter = bind(status);
    conditions.push((alias) => `${alias}.status = ${parameter}`);
  }
  if (belowPoints !== null) {
    const parameter = bind(belowPoints);
    conditions.push((alias) => isBelowMinimum(alias, parameter));
  }
  if (changedBy !== null) {
    const parameter = bind(changedBy);
    conditions.push((alias) => hasReachedStep(alias, parameter));
  }
  if (underpaid !== null) conditions.push(isUnderpaid(viewer, underpaid, bind));
  const isSearch = words.patterns.length > 0;
  const found = isSearch ? foundBy(words, bind) : null;
  const ofAnyName = conditions.length === 0 ? visibleProfiles(viewer) : 'false';
  if (found !== null) conditions.push(found.row);
  const rowFilter = (alias: string): string => conditions.map((condition) => condition(alias)).join(' and ') || 'true';
  const matched = `exists (select from valuation m where m.establishment_id = $1 and m.profile_id = p.id
                              and ${visibleRows(viewer, 'm')} and ${rowFilter('m')})`;
  const profileFilter =
    conditions.length === 0 ? ofAnyName : found === null ? matched : `(${found.name} and ${ofAnyName} or ${matched})`;
  const name = [
    viewer.associated ? 'associated' : 'main',
    status === null ? '' : '-status',
    isSearch ? '-search' : '',
    belowPoints === null ? '' : '-below',
    changedBy === null ? '' : '-step',
    underpaid === null ? '' : '-pay',
  ].join('');
  return { name, values, bind, rowFilter, profileFilter };
}

/**
 * Conditions of a search on a profile `p` and on one of its rows. A row has the words that the name, the function and
 * the category have together. The function of one's own counts by its typed title. Three letters find a function only when
 * no name has them: who types them is looking for a name first.
 */
function foundBy(
  { patterns, functions, begun, categories }: SearchWords,
  bind: (value: unknown) => string,
): { readonly name: string; readonly row: (alias: string) => string } {
  // In parentheses of its own the query runs once for the statement, not once for each row.
  const all = `all ((select array_agg(unaccent(lower(word))) from unnest(${bind(patterns)}::text[]) word)::text[])`;
  const spaced = (text: string): string => `' ' || translate(unaccent(lower(${text})), '-''/(.', '     ')`;
  const [ofFunction, ofBegun, ofCategory] = [bind(functions), bind(begun), bind(categories)];
  const isName = `exists (select from profile named where named.establishment_id = $1 and ${spaced('named.name')} like ${all})`;
  const title = (alias: string): string => `
    case when ${alias}.function_id = ${OTHER_FUNCTION_ID}
         then (select own.content ->> 'otherFunction' from personal_text own where own.id = ${alias}.text_id)
         else (case when ${isName} then ${ofFunction} else ${ofBegun} end)::jsonb ->> ${alias}.function_id::text end`;
  return {
    name: `${spaced('p.name')} like ${all}`,
    row: (alias) =>
      `${spaced(`concat_ws(' ', p.name, ${title(alias)}, ${ofCategory}::jsonb ->> ${alias}.category_level::text)`)}
       like ${all}`,
  };
}
