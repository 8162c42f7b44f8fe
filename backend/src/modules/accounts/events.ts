import { causing, silent, type EventDefinition } from '../../platform/events/event-catalogue.js';
import { accountEvent } from './domain/account.events.js';
import { establishmentRenamed } from './domain/establishment.events.js';
import { publicRequestReceived } from './domain/public-request.js';

export const ANSWER_REQUEST = 'answer-request-when-received';

/** What this module records. */
export const accountEvents: readonly EventDefinition[] = [
  causing(
    publicRequestReceived,
    'Somebody without a session asked for an account, a new password or another activation link.',
    { queue: 'accounts', name: ANSWER_REQUEST, data: ({ aggregateId }) => ({ requestId: aggregateId }) },
  ),
  silent(accountEvent.registered, 'An account was opened, without a password yet.'),
  silent(accountEvent.activated, 'Its holder chose a password: the account may be used.'),
  silent(accountEvent.passwordChanged, 'Its holder chose another password; the other sessions ended.'),
  silent(accountEvent.corrected, 'Names or postal address were corrected.'),
  silent(establishmentRenamed, 'The head corrected the name of the establishment.'),
  silent(accountEvent.emailChanged, 'The new e-mail address was confirmed.'),
  silent(accountEvent.deletionPlanned, 'The establishment’s data goes on a day; until then the account is suspended.'),
  silent(accountEvent.deletionCancelled, 'The deletion was called off in time.'),
  silent(accountEvent.erased, 'The account is gone; what it wrote stays under nobody’s name.'),
  silent(accountEvent.handedOver, 'The main account of the establishment passed from one account to another.'),
];
