import { z } from 'zod';
import { EventShape } from '../../../platform/events/event-shape.js';

export const gridPutInForce = EventShape.first(
  'grid.put-in-force',
  'A version of the grid came into force; the one before is past.',
  z.strictObject({ previousGridId: z.int().nullable() }),
);

export const gridDraftCreated = EventShape.first(
  'grid.draft-created',
  'A version of the grid is being prepared, from another one; `restores`: to bring that one back.',
  z.strictObject({ basedOn: z.int(), restores: z.int().nullable(), effectiveOn: z.string() }),
);

export const gridDraftEdited = EventShape.first(
  'grid.draft-edited',
  'A draft of the grid was changed: which of its parts, and in how many values; the values are in its row.',
  z.strictObject({
    version: z.int(),
    effectiveOn: z.string(),
    fields: z.array(z.string()),
    changes: z.int(),
  }),
);

export const gridDraftDiscarded = EventShape.first(
  'grid.draft-discarded',
  'A draft of the grid was thrown away.',
  z.strictObject({ version: z.int() }),
);
