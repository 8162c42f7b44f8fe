/**
 * Members as staff see them: their requests, which can be answered together, their establishments with figures, and
 * their accounts.
 */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { establishmentPlace } from '../accounts/registration.js';
import { about, count, id, list, pathId, wideId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { LONGEST_REASON, MOST_AT_ONCE, manyOutcome } from './many.js';

const instant = z.iso.datetime();
const textOrNull = z.nullable(z.string());

/** An establishment with its figures, without names of people and without texts of members. */
export const establishment = z
  .object({
    id,
    siret: z.string(),
    company_name: z.string(),
    department: about(textOrNull, 'Such as ‘35’, ‘2A’, ‘976’; null: unknown'),
    created_at: instant,
    last_seen_at: about(instant, 'The last use by any of its accounts, noted once a day'),
    deletion_planned_on: about(
      textOrNull,
      'The day, Europe/Paris, on which it is erased with its main account; null: its head has not requested it',
    ),
    is_idle: about(
      z.boolean(),
      'Signed up at least 14 days ago, its main account is active, and it has never had a person',
    ),
    figures: about(
      z.object({
        accounts: count,
        people: about(count, 'Profiles: the size of the establishment'),
        in_progress: count,
        up_to_date: count,
        to_redo: count,
        to_update: count,
        archived: count,
        below_minimum: about(count, 'Active valuations whose index is under today’s minimum'),
      }),
      'Valuations by status, people and accounts',
    ),
  })
  .register(z.globalRegistry, {
    id: 'Establishment',
    examples: [
      {
        id: 1,
        siret: '77500000300019',
        company_name: 'Lycée agricole privé des Trois Rivières',
        department: '35',
        created_at: '2026-01-12T08:00:00.000Z',
        last_seen_at: '2026-11-20T09:30:00.000Z',
        deletion_planned_on: null,
        is_idle: false,
        figures: {
          accounts: 3,
          people: 12,
          in_progress: 2,
          up_to_date: 9,
          to_redo: 0,
          to_update: 1,
          archived: 1,
          below_minimum: 1,
        },
      },
    ],
  });
export type Establishment = z.output<typeof establishment>;

export const account = z
  .object({
    id,
    state: about(
      z.enum(['invited', 'active', 'suspended', 'erasing']),
      'invited: no password chosen yet; suspended: by staff; erasing: its deletion is planned',
    ),
    user_email: z.string(),
    user_firstname: z.string(),
    user_lastname: z.string(),
    user_role: z.enum(['member', 'staff', 'admin']),
    kind: about(
      z.enum(['main', 'associated', 'staff'], 'inconnu'),
      'The main account or an associated account of an establishment; staff: of the employer body',
    ),
    user_parent: about(z.nullable(id), 'The main account of an associated account'),
    establishment_id: about(z.nullable(id), 'Null for staff and admin'),
    siret: textOrNull,
    company_name: textOrNull,
    created_at: instant,
    activated_at: z.nullable(instant),
    last_sign_in_at: z.nullable(instant),
    suspended_at: z.nullable(instant),
    suspension_reason: about(textOrNull, 'As it was mailed to the person'),
    deletion_planned_on: about(textOrNull, 'A day, Europe/Paris'),
  })
  .register(z.globalRegistry, {
    id: 'Account',
    examples: [
      {
        id: 2,
        state: 'suspended',
        user_email: 'collaborateur@demo.example',
        user_firstname: 'Julien',
        user_lastname: 'Moreau',
        user_role: 'member',
        kind: 'associated',
        user_parent: 1,
        establishment_id: 1,
        siret: '77500000300019',
        company_name: 'Lycée agricole privé des Trois Rivières',
        created_at: '2026-01-12T08:00:00.000Z',
        activated_at: '2026-01-13T08:00:00.000Z',
        last_sign_in_at: '2026-11-19T14:05:00.000Z',
        suspended_at: '2026-11-20T09:30:00.000Z',
        suspension_reason: 'Cette personne a quitté l’établissement.',
        deletion_planned_on: null,
      },
    ],
  });
export type Account = z.output<typeof account>;

export const accountSession = z
  .object({
    id,
    browser: about(textOrNull, 'By name, as at sign-in; null: unknown'),
    system: textOrNull,
    created_at: instant,
    last_used_at: about(instant, 'Recorded once an hour'),
  })
  .register(z.globalRegistry, {
    id: 'AccountSession',
    examples: [
      {
        id: 12,
        browser: 'Firefox',
        system: 'Windows',
        created_at: '2026-11-19T14:05:00.000Z',
        last_used_at: '2026-11-20T09:00:00.000Z',
      },
    ],
  });
export type AccountSession = z.output<typeof accountSession>;

const requestIds = wire(
  'ids',
  z.readonly(z.array(wideId, 'invalide').check(z.minLength(1, 'invalide'), z.maxLength(MOST_AT_ONCE, 'invalide'))),
);

const reasonOf = (missing: string) =>
  wire(
    'reason',
    z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(LONGEST_REASON, 'texte_trop_long')),
  );

export const beside = wire(
  'beside',
  about(
    z._default(z.enum(['associated', 'head'], 'inconnu'), 'associated'),
    'If the establishment has a head: its collaborator, or the new head',
  ),
);

const acceptedRequests = wireObject({ ids: requestIds, beside }, { id: 'AcceptAccountRequests' });

const attachment = wireObject({ ...establishmentPlace, beside }, { id: 'AttachAccount' });

const refusedRequests = wireObject(
  { ids: requestIds, reason: reasonOf('motif_refus') },
  { id: 'RefuseAccountRequests' },
);

export const suspensionReason = reasonOf('motif_suspension');
const suspension = wireObject({ reason: suspensionReason }, { id: 'SuspendAccount' });

const one = { params: { id: pathId }, isBare: true } as const;
const REFUSES = ['introuvable', 'acces_refuse', 'conflit'] as const;

export const staffAccountCalls = {
  /** Plans the deletion of an establishment that a transfer of its people has emptied (ADR 100). */
  closeEstablishment: post('/admin/establishments/:id/close', {
    ...one,
    answer: establishment,
    refuses: ['introuvable', 'etablissement_occupe', 'compte_en_suppression', 'conflit'],
  }),
  acceptRequests: post('/admin/account-requests/accept', {
    body: acceptedRequests,
    answer: manyOutcome,
    isBare: true,
    refuses: ['donnees_invalides'],
  }),
  refuseRequests: post('/admin/account-requests/refuse', {
    body: refusedRequests,
    answer: manyOutcome,
    isBare: true,
    refuses: ['donnees_invalides'],
  }),
  suspend: post('/admin/accounts/:id/suspend', {
    ...one,
    body: suspension,
    answer: account,
    refuses: [...REFUSES, 'compte_equipe', 'compte_en_suppression', 'compte_pas_active', 'compte_deja_suspendu'],
  }),
  restore: post('/admin/accounts/:id/restore', {
    ...one,
    answer: account,
    refuses: [...REFUSES, 'compte_equipe', 'compte_pas_suspendu'],
  }),
  resend: post('/admin/accounts/:id/resend', { ...one, answer: account, refuses: [...REFUSES, 'compte_deja_active'] }),
  makeMain: post('/admin/accounts/:id/main', {
    ...one,
    answer: account,
    refuses: [...REFUSES, 'compte_deja_principal', 'passation_impossible'],
  }),
  /** Answers the account of the further establishment. */
  attach: post('/admin/accounts/:id/establishments', {
    ...one,
    body: attachment,
    answer: account,
    refuses: [...REFUSES, 'donnees_invalides', 'compte_equipe', 'compte_pas_active', 'compte_deja_rattache'],
  }),
  sessions: get('/admin/accounts/:id/sessions', {
    ...one,
    answer: list(accountSession).register(z.globalRegistry, { id: 'AccountSessions' }),
    refuses: ['introuvable', 'acces_refuse'],
  }),
  endSession: post('/admin/accounts/:id/sessions/:session/end', {
    ...one,
    params: { id: pathId, session: pathId },
    answer: account,
    refuses: REFUSES,
  }),
  endSessions: post('/admin/accounts/:id/sessions/end', { ...one, answer: account, refuses: REFUSES }),
};
