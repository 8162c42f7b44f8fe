/** How an account comes to exist: the request, its acceptance by staff, and the link of a mail. */
import { normalizeSiret, siretMessage } from '@valorisation/rules';
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { newPassword } from './calls.js';
import * as fields from './fields.js';
import { DEAD_LINK, mailSent, session } from './user.js';

const LONGEST_SIRET = 100;

/** These texts appear in mails to unconfirmed addresses, and a stranger could send links with them. */
const LINK = /:\/\/|www\.|@|\w\.(?:com|net|org|info|biz|fr|eu|io|me|ru|cn|xyz|top|shop|site|online)\b/i;

const line = (longest: number) =>
  fields.requiredNameField(longest).check(z.refine((text) => !LINK.test(text), 'texte_avec_lien'));

const siretField = z.pipe(
  z.string('obligatoire').check(
    z.maxLength(LONGEST_SIRET, 'invalide'),
    z.superRefine((typed, context) => {
      const message = siretMessage(typed);
      if (message !== null) context.issues.push({ code: 'custom', input: typed, message: `texte:${message}` });
    }),
  ),
  z.transform(normalizeSiret),
);

const LONGEST_ESTIMATE = 500;

/** The query of an estimate's address: numbers, days and degrees. The typed title is not part of it. */
const ESTIMATE = /^(?:(?:departement|valor_(?!other)[a-z0-9_]+)=[0-9ABabcn._-]*(?:&|$))*$/;

/** Stored with the account, so that the estimate is available in any browser that activates the account. */
const estimateField = about(
  z.optional(z.string('invalide').check(z.maxLength(LONGEST_ESTIMATE, 'invalide'), z.regex(ESTIMATE, 'invalide'))),
  'Query of GET /v1/estimate without valor_other_metier: the first estimate in the account',
);

/** Only a yes is accepted. An empty form counts as a no. */
const consent = z.pipe(
  z.literal(true, 'consentement'),
  z.transform((given): boolean => given),
);

const addressField = about(line(fields.LONGEST_ADDRESS), 'Postal address of the establishment');

/** The establishment of a request. */
export const establishmentPlace = {
  siret: wire('siret', siretField),
  companyName: wire('company_name', line(fields.LONGEST_COMPANY_NAME)),
  postalAddress: wire('user_address', addressField),
};

/** The names of the person who gets the account. */
export const personNames = {
  firstName: wire('user_firstname', line(fields.LONGEST_NAME)),
  lastName: wire('user_lastname', line(fields.LONGEST_NAME)),
};

export const registration = wireObject(
  {
    siret: establishmentPlace.siret,
    companyName: establishmentPlace.companyName,
    email: wire('user_email', fields.emailField),
    ...personNames,
    postalAddress: establishmentPlace.postalAddress,
    estimate: wire('estimation', estimateField),
    consent: wire('rgpd', about(consent, 'Consent to the stored data and their purpose')),
  },
  { id: 'RegistrationRequest' },
);
export type Registration = z.output<typeof registration>;

export const requestPending = wireObject(
  { status: wire('status', z.literal('pending')) },
  { id: 'RegistrationPending' },
);

const activated = wireObject(
  {
    ...session.fields,
    estimate: wire('estimation', about(z.optional(z.string()), 'Sent with the request; returned only this once')),
  },
  { id: 'ActivatedSession' },
);
export type ActivatedSession = z.output<typeof activated>;

const activation = {
  answer: activated,
  refuses: [...DEAD_LINK, 'compte_deja_active', 'donnees_invalides'],
} as const;

export const registrationCalls = {
  register: post('/v1/user/register', {
    body: registration,
    answer: requestPending,
    refuses: ['trop_de_tentatives'],
  }),
  renewActivation: post('/v1/user/activate/renew', { answer: mailSent, refuses: ['trop_de_tentatives'] }),
  activate: post('/v1/user/activate', { body: newPassword, ...activation }),
  /** The same call by GET, for other clients of the API. */
  activateByGet: get('/v1/user/activate', {
    query: { password: wire('user_password', about(fields.newPasswordField, 'The first password')) },
    ...activation,
  }),
};
