/** The sources of an answer's fields: the entity's columns, by TypeORM's metadata, and SQL. */
import { getMetadataArgsStorage } from 'typeorm';

/**
 * A value without a column in the resource's own table, whose row is `r` in SQL. It cannot be sorted, and it can be filtered
 * only without joins.
 */
export interface Derived {
  readonly sql: string;
  /** Joins that the SQL needs; they must never drop or double the row. */
  readonly joins?: readonly string[];
}

/** A property of the entity under another name, or a derived value. */
export type FieldSource<Row> = Extract<keyof Row, string> | Derived;

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** The fields that need a source, because they do not have the name of a column. */
type Unnamed<Row, Shape> = Exclude<keyof Shape, Snake<Extract<keyof Row, string>>>;

export type FieldSources<Row, Shape> = Readonly<
  Record<Unnamed<Row, Shape>, FieldSource<Row>> & Partial<Record<keyof Shape, FieldSource<Row>>>
>;

/** The sources of fields, which may be left out when every field is a column. */
export type FromEntity<Row, Shape> = [Unnamed<Row, Shape>] extends [never]
  ? { readonly from?: FieldSources<Row, Shape> }
  : { readonly from: FieldSources<Row, Shape> };

export interface FieldColumn {
  readonly property: string;
  readonly sql: string;
  readonly isInteger: boolean;
  /** True for a column of several values; a filter then asks for rows with one of them. */
  readonly isList: boolean;
  /** SQL for a select. The driver would answer a wide integer as text. */
  readonly read: string;
}

export interface RestFields {
  readonly table: string;
  /** SQL for a select: each field under its name in the answer. */
  readonly selected: string;
  readonly joins: string;
  /** The columns by the answer's field, without derived fields. */
  readonly columns: ReadonlyMap<string, FieldColumn>;
  /** SQL by the answer's field, for values that need only the row. Lists may be filtered by these fields. */
  readonly told: ReadonlyMap<string, string>;
}

/** @throws Error naming a field that neither the entity nor `from` knows: the declaration is wrong */
export function restFields(
  entity: abstract new () => object,
  fields: readonly string[],
  from: Readonly<Partial<Record<string, string | Derived>>>,
): RestFields {
  const columns = new Map<string, FieldColumn>();
  const told = new Map<string, string>();
  const joins = new Set<string>();
  const { table, byProperty, byName } = columnsOf(entity);
  const selected = fields.map((field) => {
    const source = from[field];
    if (typeof source === 'object') {
      for (const join of source.joins ?? []) joins.add(join);
      if (source.joins === undefined) told.set(field, source.sql);
      return `${source.sql} as "${field}"`;
    }
    const column = source === undefined ? byName.get(field) : byProperty.get(source);
    if (column === undefined) throw new Error(`${entity.name} has no column for the field ${field}`);
    columns.set(field, column);
    return `${column.read} as "${field}"`;
  });
  return { table, selected: selected.join(', '), joins: [...joins].join(' '), columns, told };
}

/** The integer types as entities declare them. A generated id has the type Number. */
const INTEGERS: readonly unknown[] = ['integer', 'smallint', 'bigint', Number];

function columnsOf(entity: abstract new () => object) {
  const metadata = getMetadataArgsStorage();
  const table = metadata.tables.find(({ target }) => target === entity)?.name;
  if (table === undefined) throw new Error(`${entity.name} is no entity`);
  const all = metadata.filterColumns(lineage(entity)).map(({ propertyName, options }) => ({
    property: propertyName,
    name: options.name ?? propertyName,
    isInteger: INTEGERS.includes(options.type),
    isWide: options.type === 'bigint',
    isList: options.array === true,
  }));
  const column = ({ property, name, isInteger, isWide, isList }: (typeof all)[number]): FieldColumn => ({
    property,
    sql: `r."${name}"`,
    isInteger,
    isList,
    read: isWide ? `r."${name}"::double precision` : `r."${name}"`,
  });
  return {
    table,
    byProperty: new Map(all.map((found) => [found.property, column(found)])),
    byName: new Map(all.map((found) => [found.name, column(found)])),
  };
}

/** The entity and its base classes, because columns are inherited. */
function lineage(entity: object): (abstract new () => object)[] {
  const found: (abstract new () => object)[] = [];
  for (let part: unknown = entity; isClass(part); part = Object.getPrototypeOf(part)) found.push(part);
  return found;
}

function isClass(value: unknown): value is abstract new () => object {
  return typeof value === 'function' && value !== Function.prototype;
}

/** The name of the account in a column of the row; null without one. */
export function accountName(column: string): Derived {
  const card = `"${column}_card"`;
  return {
    sql: `nullif(trim(concat_ws(' ', ${card}.first_name, ${card}.last_name)), '')`,
    joins: [`left join lateral find_account_card(r."${column}") ${card} on true`],
  };
}
