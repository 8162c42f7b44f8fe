/**
 * Records of the staff API, and what staff do with them. Lists and forms use the dialect of ra-data-simple-rest, which
 * sorts and filters by the names of fields. Fields therefore have the same names on the wire and in the code. Each
 * record has its example in the same file, because the console imports only the types.
 */
import * as z from 'zod/mini';
import { mailSent } from './accounts/user.js';
import { get, post } from './call.js';
import { about, id, pathId } from './data.js';
import { LONGEST_MAINTENANCE_MESSAGE, LONGEST_REASON } from './staff/many.js';
import { wire, wireObject } from './wire.js';

const instant = z.iso.datetime();

export const accountRequest = z
  .object({
    id,
    state: z.enum(['waiting', 'accepted', 'refused']),
    siret: z.string(),
    company_name: z.string(),
    user_email: z.string(),
    user_firstname: z.string(),
    user_lastname: z.string(),
    user_address: z.string(),
    register_finding: about(
      z.enum(['unchecked', 'unknown', 'closed', 'unpublished', 'other-agreement', 'confirmed']),
      'What the public register said about the SIRET; unchecked: the register could not be asked',
    ),
    register: about(
      z.nullable(
        z.object({
          name: about(z.nullable(z.string()), 'Null: not published'),
          address: z.nullable(z.string()),
          activity: about(z.nullable(z.string()), 'The code of its main activity'),
          open: z.boolean(),
          agreements: about(z.array(z.string()), 'The agreements that it declares, by their IDCC'),
        }),
      ),
      'The last answer of the register about the SIRET, to compare with the typed data; null: none is stored',
    ),
    has_account: about(z.boolean(), 'The person asked while signed in: the account opens with the same password'),
    head_email: about(z.nullable(z.string()), 'The present head of the establishment'),
    refusal_reason: z.nullable(z.string()),
    activated: about(z.nullable(z.boolean()), 'For an accepted request: whether its holder chose a password'),
    created_at: instant,
    decided_at: z.nullable(instant),
    decided_by: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'AccountRequest',
    examples: [
      {
        id: 1,
        state: 'waiting',
        siret: '77500002900018',
        company_name: 'Maison familiale des Coteaux',
        user_email: 'direction@coteaux.example',
        user_firstname: 'Nadia',
        user_lastname: 'Ferrand',
        user_address: '8 chemin des Vignes, 33000 Bordeaux',
        register_finding: 'other-agreement',
        register: {
          name: 'MAISON FAMILIALE DES COTEAUX',
          address: '8 CHEMIN DES VIGNES 33000 BORDEAUX',
          activity: '85.32Z',
          open: true,
          agreements: ['1516'],
        },
        has_account: false,
        head_email: null,
        refusal_reason: null,
        activated: null,
        created_at: '2026-11-20T09:30:00.000Z',
        decided_at: null,
        decided_by: null,
      },
    ],
  });
export type AccountRequest = z.output<typeof accountRequest>;

const trimmed = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'texte_trop_long'));

/** Characters of the source of a part of the pay that counts. */
export const LONGEST_PAY_SOURCE = 300;

export const settingValues = {
  /** moderated: staff accept each request; open: the activation mail goes out at once. */
  registration_mode: z.enum(['moderated', 'open']),
  /** After this number of months without any sign-in, an establishment's data is deleted. */
  retention_months: z.int().check(z.minimum(6), z.maximum(120)),
  /** Days between the warning and the deletion for lack of sign-ins. */
  retention_warning_days: z.int().check(z.minimum(7), z.maximum(90)),
  /** Who must sign in with a code in addition to the password: no account, admins, or all staff. */
  totp_required: z.enum(['off', 'admin', 'staff']),
  /** How many signed cases a version of the grid needs before its publication. */
  proof_signed_cases: z.int().check(z.minimum(0), z.maximum(50)),
  /** How many mails of campaigns leave in one minute at most, for all campaigns together. */
  campaign_mails_per_minute: z.int().check(z.minimum(1), z.maximum(600)),
  /** The parts of a pay that count beside the base, each with the source that says so. Without a source it does not count. */
  paid_parts: z.object({
    complement: trimmed(LONGEST_PAY_SOURCE),
    bonus: trimmed(LONGEST_PAY_SOURCE),
    thirteenth: trimmed(LONGEST_PAY_SOURCE),
    benefit: trimmed(LONGEST_PAY_SOURCE),
  }),
  /** While it is on, the product announces a maintenance, with this message or with a standard one. */
  maintenance: z.object({
    on: z.boolean(),
    message: trimmed(LONGEST_MAINTENANCE_MESSAGE),
  }),
  /** Whether the people and texts of the demo are visible. none: the demo was never installed here. */
  demo_data: z.enum(['none', 'on', 'off']),
} as const;

export type SettingKey = keyof typeof settingValues;
/** Settings whose value is a number with a unit. */
export type NumericSettingKey = {
  [Key in SettingKey]: z.output<(typeof settingValues)[Key]> extends number ? Key : never;
}[SettingKey];

export const setting = z
  .object({
    id,
    key: z.keyof(z.object(settingValues)),
    value: about(z.union(Object.values(settingValues), 'invalide'), 'In the form of its key'),
    initial: about(
      z.nullable(z.union(Object.values(settingValues))),
      'The value at installation, in the same form: sending it restores this. Null: there is none',
    ),
    version: id,
    updated_at: instant,
    updated_by: about(z.nullable(z.string()), 'Null: as installed'),
  })
  .register(z.globalRegistry, {
    id: 'Setting',
    examples: [
      {
        id: 4,
        key: 'maintenance',
        value: { on: true, message: '14 h' },
        initial: { on: false, message: '' },
        version: 2,
        updated_at: '2026-11-20T09:30:00.000Z',
        updated_by: 'Camille Martin',
      },
    ],
  });
export type Setting = z.output<typeof setting>;

const besideHead = z.enum(['associated', 'head'], 'inconnu');
/** The role of a new account in an establishment that already has a head. */
export type BesideHead = z.output<typeof besideHead>;

/** Optional, because a GET has no body, and a POST may leave the body out. */
const acceptance = z
  ._default(
    wireObject({
      beside: wire(
        'beside',
        about(
          z._default(besideHead, 'associated'),
          'If the establishment has a head: its collaborator, or the new head',
        ),
      ),
    }),
    { beside: 'associated' },
  )
  .register(z.globalRegistry, { id: 'AcceptAccountRequest' });

const refusal = wireObject(
  {
    reason: wire(
      'reason',
      z
        .string('motif_refus')
        .check(z.trim(), z.minLength(1, 'motif_refus'), z.maxLength(LONGEST_REASON, 'texte_trop_long')),
    ),
  },
  { id: 'RefuseAccountRequest' },
);

const one = { params: { id: pathId } };
const accepting = {
  ...one,
  answer: mailSent,
  refuses: ['introuvable', 'demande_traitee', 'compte_deja_active', 'compte_deja_rattache'],
} as const;

export const staffCalls = {
  /** Accepts a waiting request. For an accepted request, sends its mail again. */
  accept: post('/v1/user/send/mail/:id', { body: acceptance, ...accepting }),
  /** The same call by GET, for other clients of the API. */
  acceptByGet: get('/v1/user/send/mail/:id', accepting),
  refuse: post('/admin/account-requests/:id/refuse', {
    ...one,
    body: refusal,
    answer: accountRequest,
    isBare: true,
    refuses: ['introuvable', 'demande_traitee'],
  }),
};
