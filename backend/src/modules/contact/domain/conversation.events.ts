import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';
import { silent } from '../../../platform/events/event-catalogue.js';

/** The journal's header names the message, the person and the time. The journal never holds a text. */
export const messageEvent = {
  assigned: EventShape.first(
    'message.assigned',
    'Staff assigned a message to a staff member, or to none.',
    z.strictObject({ to: z.int().positive().nullable() }),
  ),
  answered: EventShape.first('message.answered', 'Staff answered a message by mail.', noPayload),
  noted: EventShape.first('message.noted', 'Staff wrote an internal note on a message.', noPayload),
  closed: EventShape.first('message.closed', 'Staff closed a conversation.', noPayload),
  reopened: EventShape.first('message.reopened', 'Staff opened a conversation again.', noPayload),
};

/** These events start no job. The notifications send an answer's mail. */
export const messageEvents = silent(...Object.values(messageEvent));
