import { z } from 'zod';

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

const positive = z.coerce.number({ error: 'invalide' }).int('invalide').min(1, 'invalide');

/** `p` from 1, `div` rows a page (20, at most 100); beyond the end the last page that has rows is answered. */
export const pagingRequest = z.object({
  p: positive
    .max(1_000_000, 'invalide')
    .default(1)
    .describe('Page, from 1; beyond the end: the last one that has rows'),
  div: positive.max(MAX_PAGE_SIZE, 'invalide').default(DEFAULT_PAGE_SIZE).describe('Rows a page'),
});

export type Paging = z.infer<typeof pagingRequest>;

/** The largest id that a table holds: none beyond it exists. */
const LARGEST_ID = 2_147_483_647;

/** An id of a path: a positive integer, anything else does not exist. */
export const idParameter = z.coerce.number().int().min(1).max(LARGEST_ID);
