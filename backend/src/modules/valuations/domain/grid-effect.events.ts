import { z } from 'zod';
import { EventShape } from '../../../platform/events/event-shape.js';

/** An event of the grid's aggregate, because the request concerns one of its versions. */
export const gridEffectAsked = EventShape.first(
  'grid.effect-asked',
  'Staff requested the effect of a version of the grid on the valuations before its publication.',
  z.strictObject({ version: z.int() }),
);
