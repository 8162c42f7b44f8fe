import { z } from 'zod';
import { EventShape } from '../../../platform/events/event-shape.js';

/** An event of the grid's aggregate, because the request concerns one of its versions. */
export const gridEffectAsked = EventShape.first(
  'grid.effect-asked',
  'Staff asked what a version of the grid would change of the valuations, before it is published.',
  z.strictObject({ version: z.int() }),
);
