/** The statements of a resource's reads. Names come from its declaration, values travel as parameters. */
import type { NamedQuery } from '../persistence/tenant-reader.js';
import type { FieldColumn, RestFields } from './rest-fields.js';
import type { RestQuestion, RestSelection } from './rest-request.js';

/** Without a name: the filters make many texts, and the planner minds the values of each. */
const UNNAMED = '';

/** SQL on the row `r` of what `q` finds. @param pattern the parameter that holds the pattern of `like` */
export type SearchCondition = (pattern: string) => string;

/** The rows that a resource has, and what its lists may ask of them beside values of fields. */
export interface RestRows {
  readonly fields: RestFields;
  /** Fields of the answer that `q` looks into, or the condition that does. */
  readonly search: readonly string[] | SearchCondition;
  /** The instant that `from` and `to` bound. */
  readonly period?: string | undefined;
}

export interface RestStatements {
  readonly count: NamedQuery;
  readonly page: NamedQuery;
}

/** One page of the list and the number of rows on all of them. */
export function listStatements(rows: RestRows, { sort, range: [first, last], filter }: RestQuestion): RestStatements {
  const { fields } = rows;
  const { matching, values } = matchingRows(rows, filter);
  const place = `offset $${values.length + 1} limit $${values.length + 2}`;
  return {
    count: { name: UNNAMED, text: `select count(*)::integer as total ${matching}`, values },
    page: { name: UNNAMED, text: rowsOf(fields, matching, sort, place), values: [...values, first, last - first + 1] },
  };
}

/** Every row of the list, and their number. */
export function wholeListStatements(rows: RestRows, { sort, filter }: RestSelection): RestStatements {
  const { fields } = rows;
  const { matching, values } = matchingRows(rows, filter);
  return {
    count: { name: UNNAMED, text: `select count(*)::integer as total ${matching}`, values },
    // The offset keeps the sort below what is derived: a cursor's first rows wait for the sort alone.
    page: { name: UNNAMED, text: rowsOf(fields, matching, sort, 'offset 0'), values },
  };
}

function matchingRows(
  { fields, search, period }: RestRows,
  filter: RestQuestion['filter'] = {},
): { readonly matching: string; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  const conditions = Object.entries(filter).flatMap(([name, wanted]) => {
    if (wanted === undefined) return [];
    if (typeof wanted === 'string' && name === 'q') return words(searchIn(fields, search), wanted, values);
    if (period !== undefined && (name === 'from' || name === 'to')) {
      return bound(columnOf(fields, period), name, wanted, values);
    }
    return oneOf(columnOf(fields, name), [wanted].flat(), values);
  });
  return { matching: `from "${fields.table}" r where ${['true', ...conditions].join(' and ')}`, values };
}

function rowsOf(fields: RestFields, matching: string, [field, order]: RestQuestion['sort'], place: string): string {
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const sorted = `order by ${columnOf(fields, field).sql} ${direction}, r.id ${direction}`;
  // The page first: what is derived is derived of its rows alone.
  return `select ${fields.selected} from (select r.* ${matching} ${sorted} ${place}) r ${fields.joins} ${sorted}`;
}

export function recordStatement({ table, selected, joins }: RestFields, id: number): NamedQuery {
  return { name: UNNAMED, text: `select ${selected} from "${table}" r ${joins} where r.id = $1`, values: [id] };
}

function columnOf({ table, columns }: RestFields, field: string): FieldColumn {
  const column = columns.get(field);
  if (column === undefined) throw new Error(`The list of ${table} is asked by ${field}, which is no column`);
  return column;
}

/** Wider than the column: a number beyond its range is found nowhere, and no fault. */
const typed = ({ isInteger }: FieldColumn): string => (isInteger ? '::bigint[]' : '');

function oneOf(column: FieldColumn, wanted: readonly unknown[], values: unknown[]): string {
  const known = wanted.filter((value) => value !== null);
  values.push(known);
  const among = `${column.sql} = any ($${values.length}${typed(column)})`;
  return known.length === wanted.length ? among : `(${among} or ${column.sql} is null)`;
}

/** A day of Paris, included. */
function bound({ sql }: FieldColumn, side: 'from' | 'to', day: unknown, values: unknown[]): string {
  values.push(day);
  const start = `$${values.length}::date`;
  const instant = (of: string) => `((${of})::timestamp at time zone 'Europe/Paris')`;
  return side === 'from' ? `${sql} >= ${instant(start)}` : `${sql} < ${instant(`${start} + 1`)}`;
}

function searchIn(fields: RestFields, search: RestRows['search']): SearchCondition {
  if (typeof search === 'function') return search;
  const columns = search.map((each) => columnOf(fields, each).sql);
  return (pattern) => `concat_ws(' ', ${columns.join(', ')}) ilike ${pattern}`;
}

/** The words as they stand: signs of a pattern are letters like others. */
function words(condition: SearchCondition, text: string, values: unknown[]): string {
  values.push(`%${text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return condition(`$${values.length}`);
}
