import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

export const accessEvent = {
  granted: EventShape.first(
    'access.granted',
    'A head lets staff read the names and texts of the establishment for a time.',
    z.strictObject({ until: z.iso.datetime() }),
  ),
  withdrawn: EventShape.first('access.withdrawn', 'The head has ended the grant early.', noPayload),
  read: EventShape.first(
    'access.read',
    'Staff have read names and texts of the establishment under that grant.',
    z.strictObject({
      screen: z.enum(['people', 'person', 'valuation', 'history']),
      /** Null when staff read the list of profiles. */
      profileId: z.int().nullable(),
      valuationId: z.int().nullable(),
    }),
  ),
};

export type AccessEvent = ReturnType<(typeof accessEvent)[keyof typeof accessEvent]['of']>;
