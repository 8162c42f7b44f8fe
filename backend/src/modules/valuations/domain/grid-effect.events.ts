import { z } from 'zod';
import { EventShape } from '../../../platform/events/event-shape.js';

/** Of the grid's own aggregate: what it would change is asked of a version of it. */
export const gridEffectAsked = EventShape.first(
  'grid.effect-asked',
  'Staff asked what a version of the grid would change of the valuations, before it is published.',
  z.strictObject({ version: z.int() }),
);
