/** The largest number of page numbers that are shown, with the first and the last page. */
const SHOWN = 6;

/** In order: the first page, the last page, and those around the current one. Empty with only one page. */
export function pageNumbers(page: number, lastPage: number): number[] {
  if (lastPage <= 1) return [];
  if (lastPage <= SHOWN) return Array.from({ length: lastPage }, (_, index) => index + 1);
  const inner = SHOWN - 2;
  const start = Math.min(Math.max(page - Math.floor((inner - 1) / 2), 2), lastPage - inner);
  return [1, ...Array.from({ length: inner }, (_, index) => start + index), lastPage];
}
