const PER_PAGE = 20;

export function pageOf<Row>(rows: readonly Row[], page: number): readonly Row[] {
  return rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
}

export function lastPageOf(rows: readonly unknown[]): number {
  return Math.ceil(rows.length / PER_PAGE);
}
