import { causing, silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { accountEvent, establishmentRenamed, establishmentSiretChanged, staffEvent } from './domain/account.events.js';
import { publicRequestReceived } from './domain/public-request.js';

export const ANSWER_REQUEST = 'answer-request-when-received';

export const accountEvents: readonly EventDefinition[] = [
  causing(publicRequestReceived, {
    queue: 'accounts',
    name: ANSWER_REQUEST,
    data: ({ aggregateId }) => ({ requestId: aggregateId }),
  }),
  ...silent(
    ...Object.values(accountEvent),
    ...Object.values(staffEvent),
    establishmentRenamed,
    establishmentSiretChanged,
  ),
];
