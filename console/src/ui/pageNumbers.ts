/** The page numbers of a pagination. Pure. */

/** At most this many numbers, the first and last included. */
const SHOWN = 6;

/** In order: the first and the last page, and the pages around the current one. Empty for a single page. */
export function pageNumbers(page: number, lastPage: number): number[] {
  if (lastPage <= 1) return [];
  if (lastPage <= SHOWN) return Array.from({ length: lastPage }, (_, index) => index + 1);
  const inner = SHOWN - 2;
  const start = Math.min(Math.max(page - Math.floor((inner - 1) / 2), 2), lastPage - inner);
  return [1, ...Array.from({ length: inner }, (_, index) => start + index), lastPage];
}
