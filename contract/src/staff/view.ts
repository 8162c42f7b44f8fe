/**
 * An establishment as its head sees it, for staff who have the head's grant (ADR 43). The view is read-only and has no
 * files. Staff see no fields other than these.
 */
import * as z from 'zod/mini';
import { get } from '../call.js';
import { about, pathId } from '../data.js';
import { lifeCalls, valuationCalls } from '../valuations/calls.js';
import { profileCalls } from '../valuations/bulk-calls.js';
import { profileListQuery } from '../valuations/requests.js';
import { wire, wireObject } from '../wire.js';

const establishmentAccess = wireObject(
  { until: wire('until', about(z.nullable(z.iso.datetime()), 'Null: its head has not granted it, or it has ended')) },
  { id: 'EstablishmentAccess' },
);

const REFUSES = ['introuvable', 'acces_non_accorde'] as const;
const one = { params: { id: pathId, row: pathId }, refuses: REFUSES } as const;

export const viewCalls = {
  access: get('/admin/establishments/:id/access', {
    params: { id: pathId },
    answer: establishmentAccess,
    refuses: ['introuvable'],
  }),
  people: get('/admin/establishments/:id/view/people', {
    params: { id: pathId },
    query: profileListQuery,
    answer: valuationCalls.profiles.answer,
    refuses: [...REFUSES, 'donnees_invalides'],
  }),
  person: get('/admin/establishments/:id/view/people/:row', { ...one, answer: profileCalls.one.answer }),
  valuation: get('/admin/establishments/:id/view/valuations/:row', { ...one, answer: valuationCalls.one.answer }),
  history: get('/admin/establishments/:id/view/valuations/:row/journal', { ...one, answer: lifeCalls.journal.answer }),
};
