const PER_PAGE = 20;

/** The rows of a page, counted from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number): readonly Row[] {
  return rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
}

export function lastPageOf(rows: readonly unknown[]): number {
  return Math.ceil(rows.length / PER_PAGE);
}
