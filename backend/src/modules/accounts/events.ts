import type { EventDefinition } from '../../platform/events/event-catalogue.js';

export const ANSWER_REQUEST = 'answer-request-when-received';

const event = (type: string, meaning: string): EventDefinition => ({ type, meaning, payloadVersion: 1, reactions: [] });

/** What this module records. */
export const accountEvents: readonly EventDefinition[] = [
  {
    type: 'public-request.received',
    meaning: 'Somebody without a session asked for an account, a new password or another activation link.',
    payloadVersion: 1,
    reactions: [{ queue: 'accounts', name: ANSWER_REQUEST, data: ({ aggregateId }) => ({ requestId: aggregateId }) }],
  },
  event('account.registered', 'An account was opened, without a password yet.'),
  event('account.activated', 'Its holder chose a password: the account may be used.'),
  event('account.password-changed', 'Its holder chose another password; the other sessions ended.'),
  event('account.corrected', 'Names or postal address were corrected.'),
  event('establishment.renamed', 'The head corrected the name of the establishment.'),
  event('account.email-changed', 'The new e-mail address was confirmed.'),
  event('account.deletion-planned', 'The establishment’s data goes on a day; until then the account is suspended.'),
  event('account.deletion-cancelled', 'The deletion was called off in time.'),
  event('account.erased', 'The account is gone; what it wrote stays under nobody’s name.'),
  event('account.handed-over', 'The main account of the establishment passed from one account to another.'),
];
