/**
 * Rows within a row of a statement. The server writes each as a JSON array: that costs it less than names, and reading a
 * parsed array costs far less than reading as many columns of the protocol.
 */
export interface JsonColumn {
  readonly name: string;
  /** In JSON a day is `YYYY-MM-DD`. */
  readonly sql: string;
}

/** An aggregate of rows under this order; an empty array for none. */
export function jsonRows(columns: readonly JsonColumn[], order: string): string {
  return `coalesce(json_agg(json_build_array(${columns.map(({ sql }) => sql).join(', ')}) order by ${order}), '[]')`;
}

/**
 * The SQL that writes a `timestamptz` in the form of the answers. The session's time zone has no effect on it. PostgreSQL
 * writes it, because parsing and formatting each instant in the API takes a tenth of the time of a list's first read.
 */
export function instantText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
