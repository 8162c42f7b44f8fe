import * as z from 'zod/mini';
import { FileAnswer, get, post } from '../call.js';
import { about, list, pathId, pathIdOrNew } from '../data.js';
import { criterion, floorsFields, reference } from '../grids/reference.js';
import { pageOf, pagingFields } from '../paging.js';
import { extended, wire, wireObject } from '../wire.js';
import { coherence, figures } from './coherence.js';
import { costs } from './costs.js';
import { journal } from './journal.js';
import * as life from './life.js';
import * as requests from './requests.js';
import { profilePage, savedProfilePage } from './bulk-calls.js';
import { valuation, valuationDetail } from './valuation.js';

const valuationPage = pageOf(valuation, 'ValuationPage');
/** A list without answers and job sheets, or with them. A client that reads the short form does not need the rest. */
const profileList = z.union([profilePage, savedProfilePage]).register(z.globalRegistry, { id: 'ProfileList' });

/** A criterion of the grid in force, with the valuation's answer to it. */
const answeredCriterion = z.extend(criterion, {
  value: about(z.nullable(z.number()), 'Points; 0 when not concerned, null while unanswered'),
  degre: about(z.nullable(z.int()), 'Chosen degree; null while unanswered or not concerned'),
  show: about(z.boolean(), 'False when the valuation is not concerned'),
});

const memberReference = extended(
  reference,
  {
    ...floorsFields,
    criteres: wire('criteres', list(answeredCriterion)),
    valuations: wire('valors', list(valuationDetail)),
  },
  { id: 'ReferenceWithValuations' },
);
export type MemberReference = z.output<typeof memberReference>;

const statusTotals = wireObject(
  {
    available: wire('valor_dispo', z.int()),
    inProgress: wire('valor_pending', z.int()),
    awaitingUpdate: wire('valor_needupdate', z.int()),
    toRedo: wire('valor_toresume', z.int()),
  },
  { id: 'StatusTotals' },
);

/** What a person has to do, as the filters of the dashboard list it. */
const toDo = wireObject(
  {
    awaitingUpdate: wire('awaiting', about(z.int(), 'Status 3')),
    toRedo: wire('redo', about(z.int(), 'Status 2')),
    anniversaries: wire('anniversaries', about(z.int(), '`isBirth`, as anniversaire=1 lists them')),
    belowMinimum: wire('under_minimum', about(z.int(), '`sous_smic`, as under=1 lists them')),
    belowDue: wire(
      'sous_le_du',
      about(z.int(), 'People with `valor_ecart` or `profile_ecart` below 0, as sous=1 lists them'),
    ),
    unfinished: wire('unfinished', about(z.int(), 'Status 0')),
    people: wire('people', about(z.int(), 'People with a valuation that is not archived, or without any')),
  },
  { id: 'ToDo' },
);
export type ToDo = z.output<typeof toDo>;

const totals = wireObject(
  { tots: wire('tots', wireObject({ all: wire('tot', z.int()), thisMonth: wire('tot_month', z.int()) })) },
  { id: 'Totals' },
);

const one = { params: { id: pathId } };
const CHANGED = ['introuvable', 'version_perimee', 'transition_refusee', 'sans_effet', 'conflit'] as const;
const SHOWN = [...CHANGED, 'acces_refuse', 'donnees_invalides'] as const;

/** 1 = shown, 0 = hidden; null for any other value, which the handler refuses. */
const visibility = z.codec(z.string(), z.nullable(z.boolean()), {
  decode: (text): boolean | null => (text === '1' ? true : text === '0' ? false : null),
  encode: (visible) => (visible === true ? '1' : '0'),
});
const shown = { id: pathId, val: visibility };

export const valuationCalls = {
  reference: get('/v1/valor', { answer: memberReference }),
  profiles: get('/v1/valor/list/all', {
    query: requests.profileListQuery,
    answer: profileList,
    refuses: ['donnees_invalides'],
  }),
  list: get('/v1/valor/list/allvalors', { query: pagingFields, answer: valuationPage, refuses: ['donnees_invalides'] }),
  statusTotals: get('/v1/valor/list/status', { answer: statusTotals }),
  toDo: get('/v1/valor/list/todo', { answer: toDo }),
  totals: get('/v1/valor/list/tots', { answer: totals }),
  one: get('/v1/valor/:id', { params: { id: pathIdOrNew }, answer: memberReference, refuses: ['introuvable'] }),
  save: post('/v1/valor/:id/profil', {
    params: { id: pathIdOrNew },
    body: requests.valuationInput,
    answer: valuationDetail,
    status: [200, 201],
    refuses: [
      'donnees_invalides',
      'introuvable',
      'acces_refuse',
      'version_perimee',
      'transition_refusee',
      'conflit',
      'trop_de_tentatives',
    ],
  }),
  complete: post('/v1/valor/update/valorpoints', {
    body: requests.completion,
    answer: valuationDetail,
    refuses: [
      'donnees_invalides',
      'introuvable',
      'version_perimee',
      'transition_refusee',
      'criteres_manquants',
      'conflit',
    ],
  }),
  figures: get('/v1/valor/figures', { answer: figures }),
  coherence: get('/v1/valor/coherence', { answer: coherence }),
  costs: get('/v1/valor/costs', { answer: costs }),
  anniversaries: get('/v1/valor/anniversaries.ics', { answer: new FileAnswer(['text/calendar'], undefined) }),
};

/** Acts on one valuation, in the version that was read. Each answers the valuation, or its copy. */
export const actCalls = {
  archive: post('/v1/valor/archive/:id', { ...one, body: life.oneRow, answer: valuationDetail, refuses: CHANGED }),
  noteHistory: post('/v1/valor/update/history/:id', {
    ...one,
    body: life.oneRow,
    answer: valuationDetail,
    refuses: ['introuvable', 'version_perimee', 'classement_non_calcule'],
  }),
  bringUpToDate: post('/v1/valor/update/:id', {
    ...one,
    body: life.oneRow,
    answer: valuationDetail,
    refuses: [...CHANGED, 'criteres_manquants', 'donnees_invalides'],
  }),
  duplicate: post('/v1/valor/duplicate/:id', {
    ...one,
    body: requests.copyRequest,
    answer: valuationDetail,
    status: [201],
    refuses: ['introuvable', 'version_perimee', 'donnees_invalides', 'conflit', 'trop_de_tentatives'],
  }),
  duplicateAndArchive: post('/v1/valor/duplicate/archive/:id', {
    ...one,
    body: life.oneRow,
    answer: valuationDetail,
    status: [201],
    refuses: ['introuvable', 'version_perimee', 'transition_refusee', 'conflit'],
  }),
};

/** Other calls on one valuation. A few of them write by GET, for other clients of the API; these also exist as POST. */
export const lifeCalls = {
  change: post('/v1/valor/update/one/:id', { ...one, body: life.stateOfOne, answer: valuationDetail, refuses: SHOWN }),
  bringUpToDateByGet: get('/v1/valor/update/:id', { ...one, answer: valuationDetail, refuses: CHANGED }),
  setVisibility: post('/v1/valor/update/visibility/:id/:val', {
    params: shown,
    body: life.oneRow,
    answer: valuationDetail,
    refuses: SHOWN,
  }),
  setVisibilityByGet: get('/v1/valor/update/visibility/:id/:val', {
    params: shown,
    answer: valuationDetail,
    refuses: SHOWN,
  }),
  delete: post('/v1/valor/delete/:id', {
    ...one,
    body: life.oneRow,
    answer: life.lifeOutcome,
    refuses: ['introuvable', 'version_perimee', 'conflit'],
  }),
  deleteByGet: get('/v1/valor/delete/:id', { ...one, answer: life.lifeOutcome, refuses: ['introuvable', 'conflit'] }),
  duplicateByGet: get('/v1/valor/duplicate/:id', {
    ...one,
    answer: valuationDetail,
    status: [201],
    refuses: ['introuvable', 'conflit'],
  }),
  duplicateAndArchiveByGet: get('/v1/valor/duplicate/archive/:id', {
    ...one,
    answer: valuationDetail,
    status: [201],
    refuses: ['introuvable', 'transition_refusee', 'conflit'],
  }),
  preview: get('/v1/valor/update/:id/preview', {
    ...one,
    answer: life.updatePreview,
    refuses: ['introuvable', 'transition_refusee', 'criteres_manquants', 'donnees_invalides'],
  }),
  previewAnniversary: get('/v1/valor/update/valorIsBirth/:id/preview', {
    ...one,
    answer: life.updatePreview,
    refuses: [
      'introuvable',
      'transition_refusee',
      'classement_non_calcule',
      'anciennete_appliquee',
      'donnees_invalides',
    ],
  }),
  journal: get('/v1/valor/:id/journal', { ...one, answer: journal, refuses: ['introuvable'] }),
  past: get('/v1/valor/:id/journal/at', {
    ...one,
    query: {
      at: wire('date', about(z.iso.datetime({ offset: true, error: 'invalide' }), 'Instant, ISO 8601 with its offset')),
    },
    answer: valuationDetail,
    refuses: ['introuvable', 'donnees_invalides'],
  }),
};
