import type { EventDefinition } from '../../platform/events/event-catalogue.js';

/** The reaction that the valuations module answers. */
export const MOVE_VALUATIONS = 'move-valuations-when-grid-put-in-force';

/** What this module records, and what follows from it. */
export const gridEvents: readonly EventDefinition[] = [
  {
    type: 'grid.put-in-force',
    meaning: 'A version of the grid came into force; the one before is past.',
    payloadVersion: 1,
    reactions: [{ queue: 'grid', name: MOVE_VALUATIONS, data: ({ aggregateId }) => ({ gridId: aggregateId }) }],
  },
];
