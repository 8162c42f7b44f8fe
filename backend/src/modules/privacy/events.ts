import { causing, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { EventShape, noPayload } from '../../platform/events/event-shape.js';

/** Every row of the establishment is deleted, and every earlier payload is empty. */
export const establishmentErased = EventShape.first(
  'establishment.erased',
  'An establishment’s data is erased; the payloads of its earlier events are empty.',
  noPayload,
);

export const PURGE_ESTABLISHMENT = 'purge-when-establishment-erased';

export const privacyEvents: readonly EventDefinition[] = [
  causing(establishmentErased, {
    queue: 'housekeeping',
    name: PURGE_ESTABLISHMENT,
    data: ({ aggregateId }) => ({ establishmentId: aggregateId }),
  }),
];
