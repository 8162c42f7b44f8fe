import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

const entry = {
  territory: z.enum(['metropole', 'mayotte']),
  effectiveOn: z.string(),
  monthCents: z.int().positive(),
};

/** The events of a proposal. Its source is a typed text and stays in its row. */
export const wageEvent = {
  proposed: EventShape.first(
    'wage.proposed',
    'An admin proposed a value of the minimum wage; it has no effect yet.',
    z.strictObject(entry),
  ),
  confirmed: EventShape.first(
    'wage.confirmed',
    'A proposed value of the minimum wage was confirmed; an entry applies it from its day on.',
    z.strictObject({
      ...entry,
      wageId: z.int().positive(),
      /** The number of valuations that came under the minimum, as shown to the admin. */
      falls: z.int().nonnegative(),
    }),
  ),
  withdrawn: EventShape.first('wage.withdrawn', 'A proposed value of the minimum wage was withdrawn.', noPayload),
};
