import { causing, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { mailRequested } from './domain/mail.events.js';

export const SEND_MAIL = 'send-mail-when-mail-requested';

/** What this module records, and what follows from it. */
export const mailEvents: readonly EventDefinition[] = [
  causing(mailRequested, {
    queue: 'mail',
    name: SEND_MAIL,
    data: ({ aggregateId, establishmentId }) => ({ mailId: aggregateId, establishmentId }),
  }),
];
