import * as z from 'zod/mini';
import { post, get } from '../call.js';
import { list, pathId } from '../data.js';
import { oneRow } from './life.js';
import * as life from './life.js';
import { plannedOutcome, plannedRequest, plannedRows } from './planned.js';
import { valuationRow, profile, profileName, savedProfile } from './valuation.js';
import { pageOf } from '../paging.js';
import * as requests from './requests.js';

const MANY = ['introuvable', 'transition_refusee', 'conflit', 'donnees_invalides'] as const;
const READ_MANY = ['introuvable', 'donnees_invalides'] as const;

/** Up to 500 valuations: one transaction, all or nothing. Rows that already have the requested state are skipped. */
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

export const profilePage = pageOf(profile, 'ProfilePage');
export const savedProfilePage = pageOf(savedProfile, 'SavedProfilePage');

const one = { params: { id: pathId } };

export const profileCalls = {
  names: get('/v1/user/profiles', { answer: list(profileName) }),
  all: get('/v1/user/profile/all', {
    query: requests.profilePageQuery,
    answer: savedProfilePage,
    refuses: ['donnees_invalides'],
  }),
  one: get('/v1/user/profile/one/:id', { ...one, answer: savedProfile, refuses: ['introuvable'] }),
  change: post('/v1/user/profile/update/one/:id', {
    ...one,
    body: requests.profileChange,
    answer: savedProfile,
    refuses: ['introuvable', 'version_perimee', 'donnees_invalides', 'conflit', 'trop_de_tentatives'],
  }),
  delete: post('/v1/user/profile/delete/:id', {
    ...one,
    body: oneRow,
    answer: profileName,
    refuses: ['introuvable', 'version_perimee', 'profil_non_vide', 'conflit'],
  }),
  create: post('/v1/user/profile', {
    body: requests.newProfile,
    answer: savedProfile,
    status: [201],
    refuses: ['donnees_invalides', 'conflit', 'trop_de_tentatives'],
  }),
};
