import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** Recipient and contents live in the mail's row. */
export const mailRequested = EventShape.first(
  'mail.requested',
  'A mail is to be sent, for the first time or once more by staff.',
  noPayload,
);
