/** The SQL of a resource's reads. Names come from its declaration; values are parameters. */
import type { NamedQuery } from '../persistence/tenant-reader.js';
import type { FieldColumn, RestFields } from './rest-fields.js';
import type { RestQuestion, RestSelection } from './rest-request.js';

/** Statements without a name are not prepared. Filters give many texts, and the best plan depends on their values. */
const UNNAMED = '';

/** SQL on the row `r` for a word of `q`. @param pattern SQL of the pattern for `like`, without accents and capitals */
export type SearchCondition = (pattern: string) => string;

/** Accents and case do not count. The index of a growing table is on `plain_text` of the same SQL. */
export const contains = (text: string, pattern: string): string => `plain_text(${text}) like ${pattern}`;

/** For long texts that staff write: a trigger keeps their words by the name of the resource (ADR 112). */
export const keptWords =
  (resource: string): SearchCondition =>
  (pattern) =>
    `exists (select from staff_content_text t where t.kind = '${resource}' and t.record_id = r.id and t.words like ${pattern})`;

/** The rows of a resource, and what its lists may ask for beside values of fields. */
export interface RestRows {
  readonly fields: RestFields;
  /** Fields that `q` searches, or the condition that does. */
  readonly search: readonly string[] | SearchCondition;
  /** The instant that `from` and `to` limit. */
  readonly period?: string | undefined;
}

export interface RestStatements {
  readonly count: NamedQuery;
  readonly page: NamedQuery;
}

/** One page of the list, and the number of rows on all pages. */
export function listStatements(rows: RestRows, { sort, range: [first, last], filter }: RestQuestion): RestStatements {
  const { matching, values } = matchingRows(rows, filter);
  const place = { skipped: first, taken: last - first + 1 };
  return { count: countOf(matching, values), page: pageOf(rows.fields, { matching, values }, sort, place) };
}

/** A page and, in each of its rows, the number of rows on all pages: the words of a search are then looked for once. */
export function searchStatement(rows: RestRows, { sort, range: [first, last], filter }: RestQuestion): NamedQuery {
  const place = { skipped: first, taken: last - first + 1 };
  const fields = { ...rows.fields, selected: `page.total, ${rows.fields.selected}` };
  return pageOf(fields, matchingRows(rows, filter), sort, place, sort, ', (count(*) over ())::integer as total');
}

/** The count of a view's rows stops at this number. */
const MOST_COUNTED = 1000;

/** The number of rows that each filter leaves, at most one more than `MOST_COUNTED`. */
export function countStatements(rows: RestRows, filters: readonly RestQuestion['filter'][]): NamedQuery[] {
  return filters.map((filter) => {
    const { matching, values } = matchingRows(rows, filter);
    const first = `select 1 ${matching} limit ${MOST_COUNTED + 1}`;
    return { name: UNNAMED, text: `select count(*)::integer as total from (${first}) first`, values };
  });
}

/** Reads a page from the end of the list, which is faster when fewer rows follow it than come before it. */
export function pageFromTheEnd(
  rows: RestRows,
  { sort, range: [first, last], filter }: RestQuestion,
  total: number,
): NamedQuery {
  const end = Math.min(last + 1, total);
  const place = { skipped: total - end, taken: Math.max(end - first, 0) };
  return pageOf(rows.fields, matchingRows(rows, filter), sort, place, reversed(sort));
}

/** Every row of the list, and their number. */
export function wholeListStatements({ fields, ...rows }: RestRows, { sort, filter }: RestSelection): RestStatements {
  const { matching, values } = matchingRows({ fields, ...rows }, filter);
  const sorted = sortedBy(fields, sort);
  // The offset makes the sort run before the derived values, so that a cursor's first rows wait only for the sort.
  const text = `select ${fields.selected} from (select r.* ${matching} ${sorted} offset 0) r ${fields.joins} ${sorted}`;
  return { count: countOf(matching, values), page: { name: UNNAMED, text, values } };
}

interface Matching {
  readonly matching: string;
  readonly values: readonly unknown[];
}

function countOf(matching: string, values: Matching['values']): NamedQuery {
  return { name: UNNAMED, text: `select count(*)::integer as total ${matching}`, values };
}

/**
 * @param walked the direction to the page: the list's order or its reverse
 * @param counted SQL for a further value of each row of the page
 */
function pageOf(
  fields: RestFields,
  { matching, values }: Matching,
  sort: RestQuestion['sort'],
  { skipped, taken }: { readonly skipped: number; readonly taken: number },
  walked = sort,
  counted = '',
): NamedQuery {
  const place = `offset $${values.length + 1} limit $${values.length + 2}`;
  // Selects ids first, so that values are read and derived only for the rows of the page.
  const text = `select ${fields.selected} from (select r.id${counted} ${matching} ${sortedBy(fields, walked)} ${place}) page
    join "${fields.table}" r on r.id = page.id ${fields.joins} ${sortedBy(fields, sort)}`;
  return { name: UNNAMED, text, values: [...values, skipped, taken] };
}

function reversed([field, order]: RestQuestion['sort']): RestQuestion['sort'] {
  return [field, order === 'DESC' ? 'ASC' : 'DESC'];
}

function matchingRows({ fields, search, period }: RestRows, filter: RestQuestion['filter'] = {}): Matching {
  const values: unknown[] = [];
  const conditions = Object.entries(filter).flatMap(([name, wanted]) => {
    if (wanted === undefined) return [];
    if (typeof wanted === 'string' && name === 'q') return words(searchIn(fields, search), wanted, values);
    if (period !== undefined && (name === 'from' || name === 'to')) {
      return bound(columnOf(fields, period), name, wanted, values);
    }
    // A condition by itself can be answered by a partial index.
    const told = fields.told.get(name);
    if (wanted === true && told !== undefined) return `(${told})`;
    return oneOf(filteredBy(fields, name), [wanted].flat(), values);
  });
  return { matching: `from "${fields.table}" r where ${['true', ...conditions].join(' and ')}`, values };
}

function sortedBy(fields: RestFields, [field, order]: RestQuestion['sort']): string {
  const direction = order === 'DESC' ? 'desc' : 'asc';
  return `order by ${columnOf(fields, field).sql} ${direction}, r.id ${direction}`;
}

/** Only this many of the newest matches are ranked, because a common word would match every row. */
const MOST_RANKED = 500;

/** The best matches: titles that begin with the words, then with them at a word's start, then within; texts come last. */
export function bestStatement(rows: RestRows, titles: readonly string[], text: string, most: number): NamedQuery {
  const { fields } = rows;
  const { matching, values } = matchingRows(rows, { q: text });
  const phrase = escaped(text.trim());
  const title = `plain_text(${spaced(titles.map((each) => columnOf(fields, each).sql))})`;
  const first = values.length + 1;
  const rank = `case when ${title} like plain_text($${first}) then 0 when ${title} like plain_text($${first + 1}) then 1
    when ${title} like plain_text($${first + 2}) then 2 else 3 end`;
  const sorted = 'order by rank, id desc';
  return {
    name: UNNAMED,
    text: `select ${fields.selected}, page.rank from (
        select id, rank from (select r.id, ${rank} as rank ${matching} order by r.id desc limit ${MOST_RANKED}) newest
         ${sorted} limit $${first + 3}) page
      join "${fields.table}" r on r.id = page.id ${fields.joins} ${sorted.replace('id desc', 'r.id desc')}`,
    values: [...values, `${phrase}%`, `% ${phrase}%`, `%${phrase}%`, most],
  };
}

export function recordStatement({ table, selected, joins }: RestFields, id: number): NamedQuery {
  return { name: UNNAMED, text: `select ${selected} from "${table}" r ${joins} where r.id = $1`, values: [id] };
}

function columnOf({ table, columns }: RestFields, field: string): FieldColumn {
  const column = columns.get(field);
  if (column === undefined) throw new Error(`The list of ${table} is asked by ${field}, which is no column`);
  return column;
}

type Filtered = Pick<FieldColumn, 'sql' | 'isInteger' | 'isList'>;

function filteredBy(fields: RestFields, field: string): Filtered {
  const told = fields.told.get(field);
  return told === undefined ? columnOf(fields, field) : { sql: `(${told})`, isInteger: false, isList: false };
}

/** Wider than the column, so that a too large number is not found instead of an error. */
const typed = ({ isInteger }: Pick<FieldColumn, 'isInteger'>): string => (isInteger ? '::bigint[]' : '');

function oneOf(column: Filtered, wanted: readonly unknown[], values: unknown[]): string {
  const known = wanted.filter((value) => value !== null);
  values.push(known);
  if (column.isList) return `${column.sql} && $${values.length}::text[]`;
  const among = `${column.sql} = any ($${values.length}${typed(column)})`;
  return known.length === wanted.length ? among : `(${among} or ${column.sql} is null)`;
}

/** The condition for the first or the last day of a period in Paris, which is included. */
function bound({ sql }: FieldColumn, side: 'from' | 'to', day: unknown, values: unknown[]): string {
  values.push(day);
  const start = `$${values.length}::date`;
  const instant = (of: string) => `((${of})::timestamp at time zone 'Europe/Paris')`;
  return side === 'from' ? `${sql} >= ${instant(start)}` : `${sql} < ${instant(`${start} + 1`)}`;
}

function searchIn(fields: RestFields, search: RestRows['search']): SearchCondition {
  if (typeof search === 'function') return search;
  const columns = search.map((each) => columnOf(fields, each).sql);
  return (pattern) => contains(spaced(columns), pattern);
}

const spaced = (columns: readonly string[]): string => `concat_ws(' ', ${columns.join(', ')})`;

/** Signs of a pattern are searched literally. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Each word must be found, in any order. A number typed in groups of digits is one word. */
function words(condition: SearchCondition, text: string, values: unknown[]): string[] {
  const typed = text.trim();
  const parts = /^[\d\s.]+$/.test(typed) ? [typed] : typed.split(/\s+/);
  return parts.map((part) => {
    values.push(`%${escaped(part)}%`);
    return condition(`plain_text($${values.length})`);
  });
}
