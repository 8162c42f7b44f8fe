import { z } from 'zod';

/** The only failure body of the API: a stable code, a French message for the user, and the faulty fields, if any. */
export const errorResponse = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      version: z.int().optional().describe('For a stale write: the present version of the record'),
      correlation_id: z.string(),
    }),
  })
  .meta({ id: 'Error' });
