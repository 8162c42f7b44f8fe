/** What an announced version of the grid will change in an establishment's amounts. */
import * as z from 'zod/mini';
import { FileAnswer, get } from '../call.js';
import { about, count, hundredths, hundredthsOrNull, id, list, pathId, payUnit } from '../data.js';
import { job } from '../documents/job.js';
import { wire, wireObject } from '../wire.js';
import { updatePreview } from './life.js';

const amount = z.nullable(wireObject({ cents: wire('montant', hundredths), unit: wire('unite', payUnit) }));

const parts = {
  seniorityCents: wire('anciennete', about(hundredths, 'Effect of the completed years of seniority by then, EUR')),
  wageCents: wire('smic', about(hundredths, 'Effect of a known future minimum wage by then, EUR')),
  gridCents: wire('grille', about(hundredths, 'Effect of the version itself, EUR')),
};

const totals = wireObject(
  {
    nowCents: wire('actuel', about(hundredths, '`a_verser` of the figures today, EUR a month')),
    nextCents: wire('futur', about(hundredths, 'The same on that day, once all rows that can be updated are updated')),
    nowComplementCents: wire('complement_actuel', hundredths),
    nextComplementCents: wire('complement_futur', hundredths),
    ...parts,
    changing: wire('valors_modifiees', about(count, 'Valuations whose amount due changes')),
    hourlyChanging: wire('horaires_modifiees', about(count, 'Those of them that are paid by the hour: in no total')),
    rows: wire('valors', count),
    hourly: wire('horaires', count),
    toRedo: wire('a_reprendre', count),
    uncomputed: wire('sans_montant', count),
  },
  { id: 'OutlookTotals' },
);
export type OutlookTotals = z.output<typeof totals>;

const head = {
  gridId: wire('grid_id', id),
  effectiveOn: wire('effective_on', about(z.string(), 'First day of the version, YYYY-MM-DD')),
  day: wire('jour', about(z.string(), 'The day of the amounts')),
  confirmed: wire('confirmed', z.boolean()),
  partial: wire(
    'partiel',
    about(z.boolean(), 'For a collaborator: the totals contain only the rows that this person sees'),
  ),
  totals: wire('totaux', totals),
};

export const outlookRow = wireObject(
  {
    id: wire('valor_id', id),
    profileId: wire('profile_id', id),
    profileName: wire('profile_name', z.string()),
    functionTitle: wire('metier_title', z.string()),
    hourly: wire('horaire', z.boolean()),
    fate: wire(
      'sort',
      about(
        z.enum(['update', 'same', 'redo', 'open']),
        'update: computed again; same: unchanged; redo: a choice is gone or an answer is missing; open: has no amount',
      ),
    ),
    refusal: wire('raison', about(z.nullable(z.string()), 'Why it cannot be updated')),
    now: wire('actuel', amount),
    next: wire('futur', amount),
    differenceCents: wire('ecart', about(hundredthsOrNull, 'EUR; null between an hour and a month')),
    parts: wire('parts', z.nullable(wireObject(parts))),
  },
  { id: 'OutlookRow' },
);
export type OutlookRow = z.output<typeof outlookRow>;

const outlookRows = wireObject(
  { ...head, rows: wire('lignes', about(list(outlookRow), 'By name')) },
  { id: 'GridOutlook' },
);
export type GridOutlook = z.output<typeof outlookRows>;

export const outlookHead = wireObject(head, { id: 'GridOutlookHead' });
export type GridOutlookHead = z.output<typeof outlookHead>;

const announcement = wireObject(
  { outlook: wire('annonce', about(z.nullable(outlookHead), 'Null if none is announced')) },
  { id: 'GridAnnouncement' },
);

export const outlookCalls = {
  announced: get('/v1/valor/outlook', { answer: announcement }),
  rows: get('/v1/valor/outlook/rows', { answer: outlookRows, refuses: ['introuvable'] }),
  row: get('/v1/valor/outlook/rows/:id', {
    params: { id: pathId },
    answer: updatePreview,
    refuses: ['introuvable', 'sans_effet', 'criteres_manquants', 'donnees_invalides'],
  }),
  file: get('/v1/valor/outlook/pdf', {
    answer: new FileAnswer(['application/pdf'], job),
    refuses: ['introuvable', 'trop_de_tentatives', 'rendu_impossible'],
  }),
};
