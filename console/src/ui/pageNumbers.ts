/** Which page numbers a pagination shows. Pure. */

/** At most this many numbers, boundary numbers included (specification section 9). */
const SHOWN = 6;

/**
 * The numbers in order: the first and the last page, and the pages around the current one.
 * Empty unless there is more than one page.
 */
export function pageNumbers(page: number, lastPage: number): number[] {
  if (lastPage <= 1) return [];
  if (lastPage <= SHOWN) return Array.from({ length: lastPage }, (_, index) => index + 1);
  const inner = SHOWN - 2;
  const start = Math.min(Math.max(page - Math.floor((inner - 1) / 2), 2), lastPage - inner);
  return [1, ...Array.from({ length: inner }, (_, index) => start + index), lastPage];
}
