import { z } from 'zod';
import { causing, silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { EventShape } from '../../platform/events/event-shape.js';
import { paidAmountEvent } from './domain/paid-amount.events.js';
import { profileEvent } from './domain/profile.events.js';
import { valuationEvent } from './domain/valuation.events.js';

/** An event of the grid's aggregate, because the request concerns one of its versions. */
export const gridEffectAsked = EventShape.first(
  'grid.effect-asked',
  'Staff requested the effect of a version of the grid on the valuations before its publication.',
  z.strictObject({ version: z.int() }),
);

export const COMPUTE_EFFECT = 'compute-effect-when-grid-effect-asked';

export const valuationEvents: readonly EventDefinition[] = [
  ...silent(...Object.values(profileEvent), ...Object.values(valuationEvent), ...Object.values(paidAmountEvent)),
  causing(gridEffectAsked, {
    queue: 'grid',
    name: COMPUTE_EFFECT,
    data: ({ aggregateId, aggregateVersion }) => ({ gridId: aggregateId, call: aggregateVersion }),
  }),
];
