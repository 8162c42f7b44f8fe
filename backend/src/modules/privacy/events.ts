import { causing, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { establishmentErased } from './domain/establishment-erased.js';

export const PURGE_ESTABLISHMENT = 'purge-when-establishment-erased';

export const privacyEvents: readonly EventDefinition[] = [
  causing(establishmentErased, {
    queue: 'housekeeping',
    name: PURGE_ESTABLISHMENT,
    data: ({ aggregateId }) => ({ establishmentId: aggregateId }),
  }),
];
