/** The collaborators of a main account, and the handover of the main account to one of them. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, flag, id, pathId } from '../data.js';
import { pageOf, pagingFields } from '../paging.js';
import { wire, wireObject } from '../wire.js';
import { emailField, LONGEST_NAME, nameField, passwordField } from './fields.js';
import { DEAD_LINK, mailSent, ofLink } from './user.js';

const instantOrNull = z.nullable(z.iso.datetime());

const associatedAccount = wireObject(
  {
    id: wire('user_id', id),
    email: wire('user_email', z.string()),
    firstName: wire('user_firstname', z.string()),
    lastName: wire('user_lastname', z.string()),
    fullName: wire('user_fullname', z.string()),
    parentId: wire('user_parent', about(id, 'Id of the main account')),
    associated: wire('user_associated', z.literal(true)),
    active: wire('user_visa', flag),
    state: wire('state', z.enum(['invited', 'active'])),
    invitedAt: wire('invited_at', z.iso.datetime()),
    activatedAt: wire('activated_at', instantOrNull),
    linkExpiresAt: wire(
      'link_expires_at',
      about(instantOrNull, 'End of the invitation’s link; null once the account is active'),
    ),
    seesPay: wire('sees_pay', about(z.boolean(), 'May see and enter what people are paid')),
    handoverUntil: wire('handover_until', about(instantOrNull, 'A proposal to take over the main account ends then')),
  },
  { id: 'AssociatedAccount' },
);
export type AssociatedAccount = z.output<typeof associatedAccount>;

const name = z._default(nameField(LONGEST_NAME), '');

const invitation = wireObject(
  {
    email: wire('user_email', emailField),
    firstName: wire('user_firstname', name),
    lastName: wire('user_lastname', name),
  },
  { id: 'AddAssociatedRequest' },
);
export type Invitation = z.output<typeof invitation>;

const payRight = wireObject({ seesPay: wire('sees_pay', z.boolean('invalide')) }, { id: 'PayRightRequest' });
const payRightSet = wireObject({ seesPay: wire('sees_pay', z.boolean()) }, { id: 'PayRightSet' });

const added = wireObject(
  { id: wire('user_id', id), email: wire('user_email', z.string()), state: wire('state', z.literal('invited')) },
  { id: 'AssociatedAdded' },
);

const proposal = wireObject(
  { password: wire('user_password', about(passwordField, 'Password of the main account that proposes it')) },
  { id: 'ProposeHandoverRequest' },
);

const handoverLink = wireObject(
  {
    valid: wire('valid', z.literal(true)),
    maskedEmail: wire('user_email', about(z.string(), 'Address of the account that is to take over, masked')),
    companyName: wire('company_name', z.string()),
    proposerName: wire('proposer_name', z.string()),
  },
  { id: 'HandoverLink' },
);
export type HandoverOffer = z.output<typeof handoverLink>;

const one = { params: { id: pathId } };
const resending = {
  ...one,
  answer: mailSent,
  refuses: ['introuvable', 'associe_deja_actif', 'trop_de_tentatives'],
} as const;

export const associatedCalls = {
  list: get('/v1/user/load/associated', {
    query: pagingFields,
    answer: pageOf(associatedAccount, 'AssociatedPage'),
  }),
  add: post('/v1/user/add/associated', {
    body: invitation,
    answer: added,
    status: [201],
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  resend: post('/v1/user/send/mail/associated/:id', resending),
  /** The same call by GET, for other clients of the API. */
  resendByGet: get('/v1/user/send/mail/associated/:id', resending),
  letSeePay: post('/v1/user/associated/pay/:id', {
    ...one,
    body: payRight,
    answer: payRightSet,
    refuses: ['introuvable', 'donnees_invalides'],
  }),
  remove: post('/v1/user/delete/:id', {
    ...one,
    answer: wireObject({ deleted: wire('deleted', z.literal(true)) }, { id: 'AssociatedRemoved' }),
    refuses: ['introuvable'],
  }),
};

export const handoverCalls = {
  withdraw: post('/v1/user/handover/withdraw', {
    answer: wireObject({ withdrawn: wire('withdrawn', z.literal(true)) }, { id: 'HandoverWithdrawn' }),
    refuses: ['introuvable'],
  }),
  propose: post('/v1/user/handover/:id', {
    ...one,
    body: proposal,
    answer: mailSent,
    refuses: ['introuvable', 'passation_impossible', 'donnees_invalides', 'trop_de_tentatives'],
  }),
  link: get('/v1/user/recup/handover/:token', { ...ofLink, answer: handoverLink, refuses: DEAD_LINK }),
  confirm: post('/v1/user/handover/confirm/:token', {
    ...ofLink,
    answer: wireObject({ done: wire('done', z.literal(true)) }, { id: 'HandoverDone' }),
    refuses: [...DEAD_LINK, 'passation_impossible'],
  }),
};
