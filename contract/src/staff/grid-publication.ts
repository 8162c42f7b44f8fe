/**
 * How a version of the grid comes into force: one admin requests it and another one confirms, for now or for a given
 * minute in Paris time.
 */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, pathId, readId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { identityFields } from './many.js';

const instant = z.iso.datetime({ offset: true });

const gateReason = z.object({
  code: about(
    z.enum(['problems', 'unreadable', 'cases_off', 'cases_to_take_over', 'too_few_signed']),
    'problems: the document breaks rules; unreadable: the rules cannot read it; cases_off: cases with another result; cases_to_take_over: cases of the earlier version that must be typed again; too_few_signed: too few signed cases',
  ),
  place: about(z.string(), 'Problems of the document, or the titles of cases; empty if there are none'),
  count: about(z.nullable(count), 'Number of problems or cases'),
  needed: about(z.nullable(count), 'Number of signed cases that are required'),
});
export type GateReason = z.output<typeof gateReason>;

const request = z.object({
  id,
  asked_by: about(z.nullable(z.string()), 'Null once the account is gone'),
  is_mine: about(z.boolean(), 'Requested by the caller, who may not confirm it'),
  asked_at: instant,
  takes_force_at: about(z.nullable(instant), 'Null: as soon as it is confirmed'),
  announce: about(z.boolean(), 'The public reads about it before its minute'),
  reason: about(z.string(), 'For a withdrawal'),
  sha256: about(z.string(), 'Fingerprint of the content to publish'),
  confirmed_by: z.nullable(z.string()),
  confirmed_at: z.nullable(instant),
  done_at: z.nullable(instant),
});

const move = z.object({
  examined: about(count, 'Valuations'),
  moved: about(count, 'Valuations whose state changed'),
  share: about(z.number(), 'Share of finished establishments, 0 to 1'),
  started_at: instant,
  finished_at: z.nullable(instant),
});

const publication = z
  .object({
    id: about(id, 'The id of the version'),
    status: z.enum(['draft', 'scheduled', 'in_force', 'past']),
    version: about(id, 'The number of its content'),
    restores: about(z.nullable(id), 'The version that it brings back'),
    withdraws: about(z.nullable(id), 'The version that it replaces, published by error'),
    withdrawn_by: about(z.nullable(id), 'The version that replaces it, or will'),
    can_withdraw: z.boolean(),
    missing: about(list(gateReason), 'Why a draft may not be published yet'),
    request: about(z.nullable(request), 'The latest request that was not cancelled'),
    move: about(z.nullable(move), 'For the valuations, since the version is in force'),
  })
  .register(z.globalRegistry, {
    id: 'GridPublication',
    examples: [
      {
        id: 3,
        status: 'scheduled',
        version: 4,
        restores: null,
        withdraws: null,
        withdrawn_by: null,
        can_withdraw: false,
        missing: [],
        request: {
          id: 1,
          asked_by: 'Camille Martin',
          is_mine: true,
          asked_at: '2026-11-20T09:30:00.000Z',
          takes_force_at: '2026-12-31T23:00:00.000Z',
          announce: true,
          reason: '',
          sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
          confirmed_by: 'Dominique Roy',
          confirmed_at: '2026-11-20T10:00:00.000Z',
          done_at: null,
        },
        move: null,
      },
    ],
  });
export type GridPublication = z.output<typeof publication>;

const draftStanding = z
  .object({
    id: about(id, 'The id of the draft'),
    is_asked: about(z.boolean(), 'Its publication is requested and waits for a second admin'),
    missing: about(list(gateReason), 'Why it may not be published yet'),
  })
  .register(z.globalRegistry, {
    id: 'DraftStanding',
    examples: [
      { id: 3, is_asked: false, missing: [{ code: 'too_few_signed', place: '', count: 1, needed: 3 }] },
      { id: 4, is_asked: true, missing: [] },
    ],
  });
export type DraftStanding = z.output<typeof draftStanding>;

const LONGEST_REASON = 1000;

const asking = wireObject(
  {
    version: wire('version', about(readId, 'The version of the content that was read')),
    takesForceAt: wire(
      'takes_force_at',
      about(
        z.nullable(z.string('obligatoire').check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'invalide'))),
        'YYYY-MM-DDTHH:MM, Paris time; null: as soon as it is confirmed',
      ),
    ),
    announce: wire(
      'announce',
      about(z._default(z.boolean('invalide'), false), 'The public reads about it before its minute'),
    ),
  },
  { id: 'AskGridPublication' },
);

const publicationId = wire('publication_id', about(readId, 'The publication that was read'));

const confirmation = wireObject(
  {
    publicationId,
    ...identityFields,
  },
  { id: 'ConfirmGridPublication' },
);

const cancelling = wireObject({ publicationId }, { id: 'CancelGridPublication' });

const withdrawal = wireObject(
  {
    reason: wire(
      'reason',
      z
        .string('motif_retrait')
        .check(z.trim(), z.minLength(1, 'motif_retrait'), z.maxLength(LONGEST_REASON, 'texte_trop_long')),
    ),
  },
  { id: 'WithdrawGrid' },
);

const one = { params: { id: pathId }, answer: publication } as const;

export const gridPublicationCalls = {
  state: get('/admin/grids/:id/publication', { ...one, refuses: ['introuvable'] }),
  /** The drafts in preparation, the latest first. */
  drafts: get('/admin/grids/drafts', { answer: list(draftStanding) }),
  ask: post('/admin/grids/:id/publication', {
    ...one,
    body: asking,
    refuses: [
      'introuvable',
      'version_perimee',
      'grille_pas_brouillon',
      'publication_deja_demandee',
      'grille_non_prete',
      'conflit',
    ],
  }),
  confirm: post('/admin/grids/:id/publication/confirm', {
    ...one,
    body: confirmation,
    refuses: [
      'introuvable',
      'publication_absente',
      'seconde_personne',
      'admin_recent',
      'publication_perimee',
      'grille_non_prete',
      'trop_de_tentatives',
      'conflit',
    ],
  }),
  /** Any admin may cancel, including the one who made the request. */
  cancel: post('/admin/grids/:id/publication/cancel', {
    ...one,
    body: cancelling,
    refuses: ['introuvable', 'publication_absente', 'conflit'],
  }),
  /** Answers the version that replaces the withdrawn one. */
  withdraw: post('/admin/grids/:id/withdraw', {
    ...one,
    body: withdrawal,
    refuses: ['introuvable', 'retrait_impossible', 'publication_deja_demandee', 'grille_non_prete', 'conflit'],
  }),
};
