import { z } from 'zod';
import type { PrintRequest } from '../domain/print-job.js';

const id = z.int().positive();
/** Requests of an earlier release lack it. */
const twoSided = z.boolean().default(true);

export const printRequestSchema: z.ZodType<PrintRequest> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('conclusion'),
    input: z.object({ valuationId: id, shareHundredths: z.int().min(1).max(10_000).nullable() }),
  }),
  z.object({
    kind: z.literal('conclusions'),
    input: z.object({ valuationIds: z.array(id).min(1), form: z.enum(['merged', 'zip']), twoSided }),
  }),
  z.object({ kind: z.literal('job-sheet'), input: z.object({ profileId: id }) }),
  z.object({ kind: z.literal('interview'), input: z.object({ profileId: id }) }),
  z.object({ kind: z.literal('grid-outlook'), input: z.object({ gridId: id }) }),
  z.object({ kind: z.literal('interviews'), input: z.object({ profileIds: z.array(id).min(1), twoSided }) }),
]);
