import { z } from 'zod';
import type { EventDefinition } from '../../platform/events/event-catalogue.js';

export const RENDER_DOCUMENT = 'render-document-when-print-requested';

/** Events from before turns were counted have none: they keep their place at the front. */
const withTurn = z.object({ turn: z.int().positive() });

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
        // The first document of an establishment passes before the tenth of another.
        priority: ({ payload }) => withTurn.safeParse(payload).data?.turn,
      },
    ],
  },
];
