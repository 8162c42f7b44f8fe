import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/**
 * What staff do with "autre" functions. The heads' answers have no events: the journal would show staff which
 * establishment has typed which title (ADR 45). The valuation's own events record an accepted change.
 */
export const proposalEvent = {
  made: EventShape.first(
    'function.proposed',
    'Staff proposed a function of the grid for a group of "autre" titles.',
    z.strictObject({
      groupId: z.int().positive(),
      functionId: z.int().positive(),
      /** Rows that heads are asked about. */
      rows: z.int().positive(),
    }),
  ),
  withdrawn: EventShape.first(
    'function.proposal-withdrawn',
    'Staff withdrew a proposal; rows without an answer stay as they are.',
    noPayload,
  ),
};

/** The event's aggregate is the account that has read the titles. */
export const titlesRead = EventShape.first(
  'free-functions.read',
  'Staff read the titles of "autre" functions, in groups.',
  noPayload,
);
