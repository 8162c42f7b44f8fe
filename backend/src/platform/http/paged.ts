/** A page of a list, the same for every paged answer. */
export interface Page<Row> {
  readonly data: Row[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
  readonly perPage: number;
}

/**
 * Answers a page of a list. A page beyond the end is answered by the last page with rows, because the rows of the shown
 * page may have been deleted.
 * @param find asks for one page, and for the number of rows on all pages
 */
export async function answerPage<Found extends { readonly total: number }, Row>(
  { page: asked, perPage }: { readonly page: number; readonly perPage: number },
  find: (page: number, perPage: number) => Promise<Found>,
  rowsOf: (found: Found) => Row[] | Promise<Row[]>,
): Promise<Page<Row>> {
  for (let page = asked; ;) {
    const found = await find(page, perPage);
    const { total } = found;
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    if (page <= lastPage) return { data: await rowsOf(found), total, page, lastPage, perPage };
    page = lastPage;
  }
}
