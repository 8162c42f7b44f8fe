import { causing, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { printRequested } from './domain/print.events.js';

export const RENDER_DOCUMENT = 'render-document-when-print-requested';

export const documentEvents: readonly EventDefinition[] = [
  causing(printRequested, {
    queue: 'pdf',
    name: RENDER_DOCUMENT,
    data: ({ aggregateId, establishmentId }) => ({ jobId: aggregateId, establishmentId }),
    // The first document of an establishment comes before the tenth of another.
    priority: ({ payload }) => payload?.turn,
  }),
];
