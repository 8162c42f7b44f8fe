/** The outcome of a staff act on many records: one shape for every resource. */
import * as z from 'zod/mini';
import { about, list, wideId } from '../data.js';

const outcomeFor = <Id extends z.core.$ZodType>(of: Id) =>
  z.object({
    done: about(list(of), 'The records that were changed'),
    left: about(
      list(z.object({ id: of, code: z.string(), message: z.string() })),
      'The others, each with the reason, as for the act on it alone',
    ),
  });

const message = 'Cette demande a déjà reçu une réponse. Rechargez la liste pour voir son état.';

export const manyOutcome = outcomeFor(wideId).register(z.globalRegistry, {
  id: 'ManyOutcome',
  examples: [{ done: [3, 4], left: [{ id: 5, code: 'demande_traitee', message }] }],
});

/** For jobs, whose ids are texts. */
export const manyJobsOutcome = outcomeFor(z.string()).register(z.globalRegistry, {
  id: 'ManyJobsOutcome',
  examples: [{ done: ['housekeeping.daily-round_2026-11-20'], left: [] }],
});

export interface ManyOutcome<Id extends number | string = number> {
  readonly done: readonly Id[];
  readonly left: readonly { readonly id: Id; readonly code: string; readonly message: string }[];
}
