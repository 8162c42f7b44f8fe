import type { EventDefinition } from '../../platform/events/event-catalogue.js';

export const RENDER_DOCUMENT = 'render-document-when-print-requested';

/** What this module records, and what follows from it. */
export const documentEvents: readonly EventDefinition[] = [
  {
    type: 'print.requested',
    meaning: 'Somebody asked for a document.',
    payloadVersion: 1,
    reactions: [
      {
        queue: 'pdf',
        name: RENDER_DOCUMENT,
        data: ({ aggregateId, establishmentId }) => ({ jobId: aggregateId, establishmentId }),
      },
    ],
  },
];
