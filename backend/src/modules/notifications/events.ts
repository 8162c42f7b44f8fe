import type { EventDefinition } from '../../platform/events/event-catalogue.js';

export const SEND_MAIL = 'send-mail-when-mail-requested';

/** What this module records, and what follows from it. */
export const mailEvents: readonly EventDefinition[] = [
  {
    type: 'mail.requested',
    meaning: 'A mail is to be sent, for the first time or once more by staff.',
    payloadVersion: 1,
    reactions: [
      {
        queue: 'mail',
        name: SEND_MAIL,
        data: ({ aggregateId, establishmentId }) => ({ mailId: aggregateId, establishmentId }),
      },
    ],
  },
];
