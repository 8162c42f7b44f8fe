/** The profiles of an establishment: their names, their pages, and their life. */
import { get, post } from '../call.js';
import { list, pathId } from '../data.js';
import { pageOf } from '../paging.js';
import { oneRow } from './life.js';
import * as requests from './requests.js';
import { profile, profileName, savedProfile } from './valuation.js';

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
