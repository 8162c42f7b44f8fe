/** More than most establishments have. */
export const MOST_AT_ONCE = 500;

/** What is drawn of many rows before all are asked for, and how many are left. */
export function atOnce<Row>(rows: readonly Row[]): { readonly drawn: readonly Row[]; readonly left: number } {
  return { drawn: rows.slice(0, MOST_AT_ONCE), left: Math.max(0, rows.length - MOST_AT_ONCE) };
}
