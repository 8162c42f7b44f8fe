import * as z from 'zod/mini';
import { about, count, flag, id, list } from '../data.js';
import { joined, wire, wireObject } from '../wire.js';

const ownEstablishment = wireObject(
  {
    accountId: wire('user_id', about(id, 'Id of the person’s account there')),
    siret: wire('siret', z.string()),
    companyName: wire('company_name', z.string()),
    associated: wire('user_associated', about(z.boolean(), 'A collaborator there; false: the main account')),
    active: wire('user_visa', about(flag, '1 = active')),
  },
  { id: 'OwnEstablishment' },
);
export type OwnEstablishment = z.output<typeof ownEstablishment>;

export const user = wireObject(
  {
    id: wire('user_id', id),
    email: wire('user_email', z.string()),
    firstName: wire('user_firstname', z.string()),
    lastName: wire('user_lastname', z.string()),
    fullName: wire('user_fullname', z.string()),
    parentId: wire('user_parent', about(count, 'Id of the main account, 0 for a main account')),
    /** A collaborator's account, attached to a main account. */
    associated: wire('user_associated', z.boolean()),
    active: wire('user_visa', about(flag, '1 = active')),
    postalAddress: wire('user_address', about(z.string(), 'Postal address')),
    role: wire('user_role', z.enum(['member', 'staff', 'admin'])),
    siret: wire('siret', z.nullable(z.string())),
    companyName: wire('company_name', z.nullable(z.string())),
    secondStep: wire(
      'user_totp',
      about(z.enum(['off', 'on', 'required']), 'Whether signing in requires a code; required: it must be set up first'),
    ),
    seesPay: wire('user_sees_pay', about(z.boolean(), 'May see and enter what people of the establishment are paid')),
    suspended: wire('user_suspended', about(z.boolean(), 'By the employer body, after it was active')),
    deletionPlannedOn: wire(
      'user_deletion_on',
      about(z.nullable(z.iso.date()), 'The day of a planned deletion, which suspends the account'),
    ),
    establishments: wire(
      'user_establishments',
      about(list(ownEstablishment), 'Where the person has an account, that of this one included; empty for staff'),
    ),
  },
  { id: 'User' },
);
export type User = z.output<typeof user>;

export const session = wireObject(
  { token: wire('token', z.string()), user: wire('user', user), siret: wire('siret', z.nullable(z.string())) },
  { id: 'Session' },
);
export type Session = z.output<typeof session>;

/** The password was right, and the account also asks for a code. This token opens a session only with the code. */
export interface CodeDemand {
  readonly challenge: string;
}

export const signIn = wireObject(
  {
    outcome: joined({
      shape: {
        token: z.optional(z.string()),
        user: z.optional(user),
        siret: z.optional(z.nullable(z.string())),
        challenge: about(
          z.optional(z.string()),
          'Instead of the others, if the account asks for a code: POST /v1/user/login/code takes both, for 5 minutes',
        ),
      },
      join: ({ token, user: who, siret, challenge }): Session | CodeDemand =>
        token === undefined || who === undefined
          ? { challenge: challenge ?? '' }
          : { token, user: who, siret: siret ?? null },
      split: (outcome) => ({ ...NOTHING, ...outcome }),
    }),
  },
  { id: 'SignIn' },
);

const NOTHING = { token: undefined, user: undefined, siret: undefined, challenge: undefined } as const;

/** The answer of calls that may send a mail. It is the same, whether or not the address has an account. */
export const mailSent = wireObject({ sent: wire('sent', z.literal(true)) }, { id: 'MailSent' });

export const usableLink = wireObject(
  {
    valid: wire('valid', z.literal(true)),
    maskedEmail: wire('user_email', about(z.string(), 'Masked: d•••••••n@demo.example')),
  },
  { id: 'UsableLink' },
);

/** The refusals that every link in a mail can get. */
export const DEAD_LINK = ['lien_invalide', 'lien_utilise', 'lien_remplace', 'lien_expire'] as const;

export const ofLink = { params: { token: about(z.string(), 'The token of the mail') } };
