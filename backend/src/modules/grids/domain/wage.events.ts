import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

const entry = {
  territory: z.enum(['metropole', 'mayotte']),
  effectiveOn: z.string(),
  monthCents: z.int().positive(),
};

/** Of a proposal; where it was published is typed by people, and stays in its row. */
export const wageEvent = {
  proposed: EventShape.first(
    'wage.proposed',
    'An admin proposed a value of the minimum wage; nothing holds it yet.',
    z.strictObject(entry),
  ),
  confirmed: EventShape.first(
    'wage.confirmed',
    'A proposed value of the minimum wage was confirmed: an entry holds it from its day on.',
    z.strictObject({
      ...entry,
      wageId: z.int().positive(),
      /** Valuations that came under the minimum by it, as they were told. */
      falls: z.int().nonnegative(),
    }),
  ),
  withdrawn: EventShape.first('wage.withdrawn', 'A proposed value of the minimum wage was withdrawn.', noPayload),
};
