import { FileAnswer, get } from '../call.js';
import { list, pathId } from '../data.js';
import { gridStep } from './changes.js';
import { publicReference, reference } from './reference.js';

const JSON_TYPE = ['application/json'];
const packFile = new FileAnswer(JSON_TYPE, undefined, {
  format: 'grille-idcc-7520',
  version: 1,
  grille: { id: 2, effet: '2024-09-01', statut: 'in_force', confirmee: false },
  schema: {},
  donnees: {},
  empreinte: { algorithme: 'SHA-256', de: 'donnees', valeur: 'e3b0c442' },
  cas: [],
});
const modelFile = new FileAnswer(JSON_TYPE, undefined, { 'contrat . fonction': { titre: 'Fonction' } });

export const gridCalls = {
  /** The grid in force, for everybody. */
  inForce: get('/v1/grids/in-force', { answer: publicReference, refuses: ['service_indisponible'] }),
  /** The versions in force, past and announced, the latest first. Each is compared with the version before it. */
  changes: get('/v1/grids/changes', { answer: list(gridStep), refuses: ['service_indisponible'] }),
  /** A grid in force, past or announced. */
  one: get('/v1/grids/:id', { params: { id: pathId }, answer: reference, refuses: ['introuvable'] }),
  /** The same for other software: data, schema, fingerprint and sample cases. */
  pack: get('/v1/grids/:id/pack', { params: { id: pathId }, answer: packFile, refuses: ['introuvable'] }),
  publicodes: get('/v1/grids/:id/publicodes', { params: { id: pathId }, answer: modelFile, refuses: ['introuvable'] }),
};
