import { z } from 'zod';
import { EventShape } from '../../../platform/events/event-shape.js';

/** A version came into force; the one before is past. */
export const gridPutInForce = EventShape.first(
  'grid.put-in-force',
  z.strictObject({ previousGridId: z.int().nullable() }),
);
