import { z } from 'zod';

/** The data of a `change` on the stream; the position travels as its id. */
export const liveChangeResponse = z
  .object({
    type: z.string().describe('Type of the event'),
    aggregate: z.enum(['valuation', 'profile']),
    id: z.int().positive(),
    version: z.int().positive().describe('The version that the change made'),
    mine: z.boolean().describe('True when the viewer made it'),
  })
  .meta({ id: 'LiveChange' });
