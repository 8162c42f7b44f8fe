import { z } from 'zod';
import { silent } from '../../../platform/events/event-catalogue.js';
import { EventShape } from '../../../platform/events/event-shape.js';

/** The event belongs to the account that asked. */
export const jobRetried = EventShape.first(
  'job.retried',
  'An admin retried failed jobs of a queue.',
  z.strictObject({
    queue: z.string(),
    /** The event or the schedule of each job. */
    jobs: z.array(z.string()).readonly(),
    count: z.int(),
  }),
);

export const jobEvents = silent(jobRetried);
