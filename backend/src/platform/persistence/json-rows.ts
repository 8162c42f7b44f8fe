/**
 * Rows within a row of a statement. The server writes each as a JSON array: that costs it less than names, and reading a
 * parsed array costs far less than reading as many columns of the protocol.
 */
export interface JsonColumn {
  readonly name: string;
  /** In JSON a day is `YYYY-MM-DD`, and an instant becomes a date again by its type. */
  readonly sql: string;
  readonly type?: string;
}

/** An aggregate of rows under this order; an empty array for none. */
export function jsonRows(columns: readonly JsonColumn[], order: string): string {
  return `coalesce(json_agg(json_build_array(${columns.map(({ sql }) => sql).join(', ')}) order by ${order}), '[]')`;
}

/** The columns' author states the type of the row. The first object already has every key, so that all have one shape. */
export function jsonRowReader<Row>(columns: readonly JsonColumn[]): (values: readonly unknown[]) => Row {
  const blank = Object.fromEntries<unknown>(columns.map(({ name }) => [name, null]));
  const instants = columns.filter(({ type }) => type === 'timestamptz').map(({ name }) => name);
  return (values) => {
    const row = { ...blank };
    for (const [index, { name }] of columns.entries()) row[name] = values[index];
    for (const name of instants) row[name] = row[name] === null ? null : new Date(row[name] as string);
    return row as Row;
  };
}
