import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** The mail's row holds the recipient and the content. */
export const mailRequested = EventShape.first(
  'mail.requested',
  'A mail shall be sent, for the first time or again by staff.',
  noPayload,
);
