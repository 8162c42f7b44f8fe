import { causing, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { mailRequested } from './domain/mail.events.js';

export const SEND_MAIL = 'send-mail-when-mail-requested';

export const mailEvents: readonly EventDefinition[] = [
  causing(mailRequested, {
    queue: 'mail',
    name: SEND_MAIL,
    data: ({ aggregateId, establishmentId }) => ({ mailId: aggregateId, establishmentId }),
  }),
];
