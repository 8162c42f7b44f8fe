import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** The head corrected its name, which lives in the row. Its number in the journal is the establishment's version. */
export const establishmentRenamed = EventShape.first(
  'establishment.renamed',
  'The head corrected the name of the establishment.',
  noPayload,
);
