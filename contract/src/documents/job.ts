import * as z from 'zod/mini';
import { about, count, id } from '../data.js';
import { wire, wireObject } from '../wire.js';

/** A print job for the user who requested it. Once its state is `done`, its call answers the file. */
export const job = wireObject(
  {
    id: wire('job_id', id),
    state: wire('state', z.enum(['waiting', 'active', 'done', 'failed'])),
    progress: wire('progress', about(count.check(z.maximum(100)), 'Percent')),
  },
  { id: 'Job' },
);
export type Job = z.output<typeof job>;
