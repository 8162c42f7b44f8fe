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
 * A `timestamptz` as the API answers it, in any time zone of the session. A Date for each instant would cost the API a tenth
 * of the first read of a list.
 */
export function instantText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
