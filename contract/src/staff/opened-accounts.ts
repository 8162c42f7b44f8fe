/** Accounts that staff open, for example while a head is on the phone, their addresses, and acts on several accounts. */
import { emailField } from '../accounts/fields.js';
import { establishmentPlace, personNames } from '../accounts/registration.js';
import { post } from '../call.js';
import { pathId } from '../data.js';
import { idsUpTo } from '../valuations/life.js';
import { wire, wireObject } from '../wire.js';
import { account, beside, suspensionReason } from './accounts.js';
import { MOST_AT_ONCE, manyOutcome } from './many.js';

const email = wire('user_email', emailField);
const ids = wire('ids', idsUpTo(MOST_AT_ONCE));

const openedAccount = wireObject({ ...establishmentPlace, email, ...personNames, beside }, { id: 'OpenAccount' });
const newAddress = wireObject({ email }, { id: 'ChangeAccountEmail' });
const many = { isBare: true, answer: manyOutcome, refuses: ['donnees_invalides'] } as const;

export const openedAccountCalls = {
  /** Its activation link is mailed at once. */
  open: post('/admin/accounts', {
    isBare: true,
    status: [201],
    body: openedAccount,
    answer: account,
    refuses: ['donnees_invalides', 'conflit'],
  }),
  /** An active account keeps its address until the link in the mail to the new one is used. */
  changeEmail: post('/admin/accounts/:id/email', {
    params: { id: pathId },
    isBare: true,
    body: newAddress,
    answer: account,
    refuses: ['introuvable', 'acces_refuse', 'conflit', 'donnees_invalides', 'compte_equipe', 'compte_pas_active'],
  }),
  suspendMany: post('/admin/accounts/suspend', {
    ...many,
    body: wireObject({ ids, reason: suspensionReason }, { id: 'SuspendAccounts' }),
  }),
  resendMany: post('/admin/accounts/resend', { ...many, body: wireObject({ ids }, { id: 'ResendActivations' }) }),
};
