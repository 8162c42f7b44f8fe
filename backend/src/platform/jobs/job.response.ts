import { z } from 'zod';

/** A rendering job as its owner sees it; once `done`, GET /v1/jobs/{job_id} answers the file itself. */
export const jobResponse = z
  .object({
    job_id: z.int().positive(),
    state: z.enum(['waiting', 'active', 'done', 'failed']),
    progress: z.int().min(0).max(100).describe('Percent'),
  })
  .meta({ id: 'Job', examples: [{ job_id: 17, state: 'active', progress: 10 }] });
