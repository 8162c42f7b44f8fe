import { z } from 'zod';
import { idsFilter, restListRequest } from '../../../platform/http/rest-list.js';
import { ACCOUNT_REQUEST_SORTS } from '../queries/list-account-requests.query.js';

const LONGEST_SEARCH = 100;
const LONGEST_REASON = 1000;

export const accountRequestsRequest = restListRequest(ACCOUNT_REQUEST_SORTS, {
  state: z.enum(['waiting', 'accepted', 'refused'], 'inconnu').optional(),
  q: z.string('invalide').max(LONGEST_SEARCH, 'texte_trop_long').optional(),
  id: idsFilter.optional(),
});

export type AccountRequestsRequest = z.infer<typeof accountRequestsRequest>;

/** A GET has none, a POST may leave it out. */
export const acceptRequest = z
  .object({
    beside: z
      .enum(['associated', 'head'], 'inconnu')
      .default('associated')
      .describe('Where the establishment has a head: its collaborator, or the head from now on'),
  })
  .default({ beside: 'associated' })
  .meta({ id: 'AcceptAccountRequest', examples: [{ beside: 'associated' }] });

export type AcceptRequest = z.infer<typeof acceptRequest>;

export const refuseRequest = z
  .object({
    reason: z.string('motif_refus').trim().min(1, 'motif_refus').max(LONGEST_REASON, 'texte_trop_long'),
  })
  .meta({ id: 'RefuseAccountRequest', examples: [{ reason: 'SIRET d’un autre organisme.' }] });

export type RefuseRequest = z.infer<typeof refuseRequest>;
