/** The deletion of the user's own account. A link comes by mail, and the decision is made on its page. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { passwordField } from './fields.js';
import { DEAD_LINK } from './user.js';

const dayOrNull = z.nullable(z.iso.date());

const deletion = wireObject(
  {
    accountId: wire('user_id', id),
    email: wire('user_email', z.string()),
    fullName: wire('user_fullname', z.string()),
    associated: wire('user_associated', z.boolean()),
    companyName: wire('company_name', z.string()),
    plannedOn: wire(
      'planned_on',
      about(dayOrNull, 'The day of a deletion that is already planned: this link cancels it'),
    ),
    goesOn: wire(
      'goes_on',
      about(dayOrNull, 'The day on which everything is erased if it is confirmed now; null: at once'),
    ),
    profiles: wire('profiles', count),
    valuations: wire('valuations', count),
    documents: wire('documents', count),
    associates: wire('associated_accounts', count),
  },
  { id: 'Deletion' },
);
export type Deletion = z.output<typeof deletion>;

const decision = wireObject(
  {
    state: wire('state', z.enum(['erased', 'planned', 'kept'])),
    on: wire('on', about(dayOrNull, 'The day on which a planned deletion takes place')),
  },
  { id: 'DeletionDecision' },
);
export type DeletionDecision = z.output<typeof decision>;

const confirmation = z.codec(z.enum(['0', '1'], 'invalide'), z.boolean(), {
  decode: (text) => text === '1',
  encode: (confirmed): '0' | '1' => (confirmed ? '1' : '0'),
});

export const deletionCalls = {
  ask: post('/v1/user/delete', {
    body: wireObject({ password: wire('user_password', passwordField) }, { id: 'DeletionRequest' }),
    answer: wireObject({ sent: wire('sent', z.literal(true)) }, { id: 'DeletionLinkSent' }),
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  link: get('/v1/user/delete/token', { answer: deletion, refuses: DEAD_LINK }),
  decide: post('/v1/user/delete/confirm', {
    query: {
      accountId: wire(
        'user_id',
        about(
          z.coerce.number('obligatoire').check(z.int('invalide'), z.positive('invalide')),
          'The account that the link is for',
        ),
      ),
      confirmed: wire('confirm', about(confirmation, '1 erases or plans, 0 keeps everything')),
    },
    answer: decision,
    refuses: [...DEAD_LINK, 'donnees_invalides'],
  }),
  cancel: post('/v1/user/delete/cancel', { answer: decision, refuses: ['suppression_absente'] }),
};
