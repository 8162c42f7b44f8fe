/** More than most establishments have. */
export const MOST_AT_ONCE = 500;

/** The rows rendered before all are requested, and the number of the others. */
export function atOnce<Row>(rows: readonly Row[]): { readonly drawn: readonly Row[]; readonly left: number } {
  return { drawn: rows.slice(0, MOST_AT_ONCE), left: Math.max(0, rows.length - MOST_AT_ONCE) };
}
