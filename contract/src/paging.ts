/** Pages of lists: the request for a page, and its answer. */
import * as z from 'zod/mini';
import { about, list } from './data.js';
import { wire, wireObject, type WireObject, type Fields } from './wire.js';

const MOST_ROWS = 100;

const positive = (most: number) =>
  z.coerce.number('invalide').check(z.int('invalide'), z.minimum(1, 'invalide'), z.maximum(most, 'invalide'));

export const pagingFields = {
  page: wire(
    'p',
    about(z._default(positive(1_000_000), 1), 'Page, from 1; a number beyond the end gives the last page with rows'),
  ),
  perPage: wire('div', about(z._default(positive(MOST_ROWS), 20), 'Rows per page')),
};

export function pageOf<Of extends Fields>(row: WireObject<Of>, name: string) {
  return wireObject(
    {
      data: wire('data', list(row)),
      total: wire('total', z.int()),
      page: wire('page', z.int()),
      lastPage: wire('lastPage', z.int()),
      perPage: wire('perPage', z.int()),
    },
    { id: name },
  );
}
