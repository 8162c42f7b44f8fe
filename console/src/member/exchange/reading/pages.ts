const PER_PAGE = 200;

export const pageOf = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);

export const lastPageOf = (rows: readonly unknown[]): number => Math.ceil(rows.length / PER_PAGE);
