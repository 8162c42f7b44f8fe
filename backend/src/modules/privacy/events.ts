import type { EventDefinition } from '../../platform/events/event-catalogue.js';

export const PURGE_ESTABLISHMENT = 'purge-when-establishment-erased';

/** What this module records, and what follows from it. */
export const privacyEvents: readonly EventDefinition[] = [
  {
    type: 'establishment.erased',
    meaning: 'An establishment’s data is gone; the payloads of its earlier events are empty.',
    payloadVersion: 1,
    reactions: [
      {
        queue: 'housekeeping',
        name: PURGE_ESTABLISHMENT,
        data: ({ aggregateId }) => ({ establishmentId: aggregateId }),
      },
    ],
  },
];
