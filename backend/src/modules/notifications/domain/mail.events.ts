import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** A mail is to be sent, for the first time or once more; recipient and contents live in its row. */
export const mailRequested = EventShape.first('mail.requested', noPayload);
