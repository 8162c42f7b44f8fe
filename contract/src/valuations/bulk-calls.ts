import * as z from 'zod/mini';
import { post } from '../call.js';
import { list } from '../data.js';
import * as life from './life.js';
import { plannedOutcome, plannedRequest, plannedRows } from './planned.js';
import { valuationRow } from './valuation.js';

const MANY = ['introuvable', 'transition_refusee', 'conflit', 'donnees_invalides'] as const;
const READ_MANY = ['introuvable', 'donnees_invalides'] as const;

/**
 * Calls on up to 500 valuations: one transaction, all or nothing. Rows that already have the asked state are skipped.
 */
export const bulkCalls = {
  change: post('/v1/valor/update/multiple', {
    body: life.stateOfMany,
    answer: life.lifeOutcome,
    refuses: [...MANY, 'version_perimee', 'acces_refuse'],
  }),
  archive: post('/v1/valor/archive/multiple', { body: life.manyRows, answer: life.lifeOutcome, refuses: MANY }),
  undoArchive: post('/v1/valor/archive/undo', {
    body: life.versionedRows,
    answer: life.lifeOutcome,
    refuses: [...MANY, 'version_perimee', 'archivage_definitif'],
  }),
  delete: post('/v1/valor/delete/multiple', {
    body: life.manyRowsIfRead,
    answer: life.lifeOutcome,
    refuses: [...MANY, 'version_perimee'],
  }),
  duplicate: post('/v1/valor/duplicate/multiple', {
    body: life.manyRows,
    answer: life.lifeOutcome,
    status: [201],
    refuses: MANY,
  }),
  applyAnniversaries: post('/v1/valor/update/valorIsBirth', {
    body: life.anniversaryRows,
    answer: life.lifeOutcome,
    refuses: [...MANY, 'classement_non_calcule', 'anciennete_appliquee'],
  }),
  takePlanned: post('/v1/valor/planned/multiple', {
    body: plannedRequest,
    answer: plannedOutcome,
    refuses: [...MANY, 'version_perimee'],
  }),
  planned: post('/v1/valor/list/planned', {
    body: life.manyRows,
    answer: plannedRows,
    refuses: ['donnees_invalides'],
  }),
  selection: post('/v1/valor/list/selection', {
    body: life.manyRows,
    answer: list(valuationRow).register(z.globalRegistry, { id: 'Selection' }),
    refuses: ['donnees_invalides'],
  }),
  preview: post('/v1/valor/update/preview/multiple', {
    body: life.manyRows,
    answer: life.updatesPreview,
    refuses: READ_MANY,
  }),
  previewAnniversaries: post('/v1/valor/update/valorIsBirth/preview/multiple', {
    body: life.manyRows,
    answer: life.updatesPreview,
    refuses: READ_MANY,
  }),
};
