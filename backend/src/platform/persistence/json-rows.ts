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

/** A value of `timestamptz` in a JSON row; null for none. */
export const instant = (value: unknown): Date | null => (value === null ? null : new Date(value as string));
