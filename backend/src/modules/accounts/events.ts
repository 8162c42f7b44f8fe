import { causing, silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { accountEvent } from './domain/account.events.js';
import { establishmentRenamed } from './domain/establishment.events.js';
import { staffEvent } from './domain/staff.events.js';
import { publicRequestReceived } from './domain/public-request.js';

export const ANSWER_REQUEST = 'answer-request-when-received';

export const accountEvents: readonly EventDefinition[] = [
  causing(publicRequestReceived, {
    queue: 'accounts',
    name: ANSWER_REQUEST,
    data: ({ aggregateId }) => ({ requestId: aggregateId }),
  }),
  ...silent(...Object.values(accountEvent), ...Object.values(staffEvent), establishmentRenamed),
];
