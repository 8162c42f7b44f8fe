import { z } from 'zod';
import { EventShape } from '../../../platform/events/event-shape.js';

export const gridPutInForce = EventShape.first(
  'grid.put-in-force',
  'A version of the grid came into force; the one before is past.',
  z.strictObject({ previousGridId: z.int().nullable() }),
);
