/**
 * People move to another establishment: staff ask and may name the people, the head of the source chooses them and agrees, and the head of the
 * target confirms (ADR 100).
 */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, pathId } from '../data.js';
import { idsUpTo } from '../valuations/life.js';
import { wire, wireObject } from '../wire.js';
import { establishmentPlace } from './registration.js';

/** The name itself is checked like any other. */
const LONGEST = 1_000;
const MOST_PEOPLE = 10_000;
const MOST_NAMED = 200;
const instant = z.iso.datetime();
const STATES = ['asked', 'agreed', 'done', 'refused', 'withdrawn'] as const;
const state = z.enum(STATES);
const place = { siret: z.string(), company_name: z.string() };

/** A transfer as staff see it: without names of people. */
const staffTransfer = z
  .object({
    id,
    source: about(z.object({ id, ...place }), 'The establishment that the people leave'),
    target: about(z.object({ id, ...place }), 'The establishment that they join'),
    state: about(z.enum([...STATES, 'ended']), 'ended: without an answer in time'),
    people: about(z.nullable(count), 'How many the source has chosen; null before'),
    asked_at: instant,
    ends_at: instant,
  })
  .register(z.globalRegistry, { id: 'StaffTransfer' });
export type StaffTransfer = z.output<typeof staffTransfer>;

const staffTransfers = list(staffTransfer).register(z.globalRegistry, { id: 'StaffTransfers' });

/** The target, and whom staff name: the source's head then finds these people chosen. */
const transferRequest = wireObject(
  {
    siret: establishmentPlace.siret,
    names: wire(
      'names',
      about(
        z._default(
          z
            .array(z.string('invalide').check(z.maxLength(LONGEST, 'invalide')))
            .check(z.maxLength(MOST_NAMED, 'liste_trop_longue')),
          [],
        ),
        'Only matched with the people of the source and not kept; staff are not told who was found',
      ),
    ),
  },
  { id: 'TransferRequest' },
);

const of = { params: { id: pathId }, answer: staffTransfers, isBare: true } as const;

export const staffTransferCalls = {
  list: get('/admin/establishments/:id/transfers', { ...of, refuses: ['introuvable'] }),
  ask: post('/admin/establishments/:id/transfers', {
    ...of,
    body: transferRequest,
    refuses: ['introuvable', 'donnees_invalides', 'transfert_ouvert', 'conflit'],
  }),
  /** Answers the transfers of the source. */
  withdraw: post('/admin/transfers/:id/withdraw', { ...of, refuses: ['introuvable', 'transfert_clos', 'conflit'] }),
};

const transfer = wireObject(
  {
    id: wire('transfer_id', id),
    side: wire('side', about(z.enum(['source', 'target']), 'What the caller’s establishment is')),
    siret: wire('siret', about(z.string(), 'Of the other establishment')),
    companyName: wire('company_name', z.string()),
    state: wire(
      'state',
      about(
        z.enum(['asked', 'agreed', 'done']),
        'asked: the source chooses; agreed: the target confirms; done: it has emptied the source, which alone sees it',
      ),
    ),
    people: wire('people', about(z.nullable(count), 'How many the source has chosen; null before')),
    named: wire('named_ids', about(list(id), 'For the source: the people whom staff have named, by profile_id')),
    otherWage: wire('other_wage', about(z.boolean(), 'Another minimum wage applies in the target: Mayotte')),
    endsAt: wire('ends_at', instant),
  },
  { id: 'Transfer' },
);
export type Transfer = z.output<typeof transfer>;

const arrivingPerson = wireObject(
  {
    id: wire('profile_id', id),
    name: wire('profile_name', z.string()),
    isNameTaken: wire('profile_name_taken', about(z.boolean(), 'Another person of the target has this name')),
    matricule: wire('profile_matricule', z.nullable(z.string())),
    isMatriculeTaken: wire('profile_matricule_taken', z.boolean()),
  },
  { id: 'ArrivingPerson' },
);
export type ArrivingPerson = z.output<typeof arrivingPerson>;

const byPerson = (description: string) =>
  about(
    z._default(z.record(z.string(), z.string('invalide').check(z.maxLength(LONGEST, 'invalide'))), {}),
    `${description}, by profile_id`,
  );

const agreement = wireObject(
  { ids: wire('ids', about(idsUpTo(MOST_PEOPLE), 'The chosen people: ids of their profiles')) },
  { id: 'TransferAgreement' },
);

const confirmation = wireObject(
  {
    names: wire('names', byPerson('New names of those whose name is taken')),
    matricules: wire('matricules', byPerson('New payroll numbers of those whose number is taken; left out: none')),
  },
  { id: 'TransferConfirmation' },
);

const closed = wireObject({ state: wire('state', state) }, { id: 'TransferState' });
const one = { params: { id: pathId }, refuses: ['introuvable', 'transfert_clos', 'conflit'] } as const;

export const transferCalls = {
  list: get('/v1/transfers', { answer: list(transfer).register(z.globalRegistry, { id: 'Transfers' }) }),
  /** The target alone, once the source has agreed. */
  people: get('/v1/transfers/:id/people', {
    params: one.params,
    answer: list(arrivingPerson).register(z.globalRegistry, { id: 'ArrivingPeople' }),
    refuses: ['introuvable'],
  }),
  agree: post('/v1/transfers/:id/agree', { ...one, body: agreement, answer: closed }),
  confirm: post('/v1/transfers/:id/confirm', {
    ...one,
    body: z.prefault(confirmation, {}),
    answer: closed,
    refuses: [...one.refuses, 'donnees_invalides', 'grille_en_reprise'],
  }),
  refuse: post('/v1/transfers/:id/refuse', { ...one, answer: closed }),
};
