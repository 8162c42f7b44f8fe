/** What each staff person has arranged in the lists: saved views, left-out columns and their order. The server only keeps it. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count } from '../data.js';
import { wire, wireObject } from '../wire.js';

export const MOST_KEPT_LISTS = 100;
/** In characters, of the name of a list with what is kept of it, and of its value. */
const LONGEST_KEY = 60;
const LONGEST_VALUE = 8000;

const keptLists = z
  .object({
    lists: about(
      z.record(z.string(), z.string()),
      'JSON by key: `<list>.savedQueries`, `<list>.columns` or `<list>.columnOrder`',
    ),
  })
  .register(z.globalRegistry, {
    id: 'KeptLists',
    examples: [{ lists: { 'accounts.columns': '["last_sign_in_at"]' } }],
  });
export type KeptLists = z.output<typeof keptLists>;

const keptList = wireObject(
  {
    key: wire(
      'key',
      z
        .string('obligatoire')
        .check(
          z.maxLength(LONGEST_KEY, 'invalide'),
          z.regex(/^[a-z-]+\.(?:savedQueries|columns|columnOrder)$/, 'invalide'),
        ),
    ),
    value: wire('value', z.string('obligatoire').check(z.maxLength(LONGEST_VALUE, 'texte_trop_long'))),
  },
  { id: 'KeepList' },
);

export const listCounts = z
  .object({ counts: about(z.array(count), 'In the order of the asked views') })
  .register(z.globalRegistry, { id: 'ListCounts', examples: [{ counts: [486, 14, 6] }] });
export type ListCounts = z.output<typeof listCounts>;

export const keptListCalls = {
  read: get('/admin/own-lists', { isBare: true, answer: keptLists, refuses: [] }),
  keep: post('/admin/own-lists', { isBare: true, body: keptList, answer: keptLists, refuses: ['donnees_invalides'] }),
};
