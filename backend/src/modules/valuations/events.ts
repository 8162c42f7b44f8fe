import { causing, silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { gridEffectAsked } from './domain/grid-effect.events.js';
import { profileEvent } from './domain/profile.events.js';
import { valuationEvent } from './domain/valuation.events.js';

export const COMPUTE_EFFECT = 'compute-effect-when-grid-effect-asked';

export const valuationEvents: readonly EventDefinition[] = [
  ...silent(...Object.values(profileEvent), ...Object.values(valuationEvent)),
  causing(gridEffectAsked, {
    queue: 'grid',
    name: COMPUTE_EFFECT,
    data: ({ aggregateId, aggregateVersion }) => ({ gridId: aggregateId, call: aggregateVersion }),
  }),
];
