import { z } from 'zod';

const LONGEST_REASON = 1000;

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
