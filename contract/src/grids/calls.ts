import * as z from 'zod/mini';
import { about, id, list, words, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { FileAnswer, get } from '../call.js';
import { publicReference, reference } from './reference.js';

const gridFigures = wireObject(
  {
    subject: wire('sujet', z.string()),
    before: wire('avant', about(z.nullable(z.string()), 'Null: the earlier version lacks it')),
    after: wire('apres', about(z.nullable(z.string()), 'Null: the later version lacks it')),
    gap: wire('ecart', z.nullable(z.string())),
  },
  { id: 'GridFigures' },
);

export const gridChange = wireObject(
  {
    theme: wire(
      'theme',
      words({
        amounts: 'montants',
        categories: 'categories',
        criteria: 'criteres',
        functions: 'metiers',
        seniority: 'anciennete',
        leave: 'conges',
      }),
    ),
    text: wire('texte', about(z.string(), 'What changed')),
    effect: wire(
      'effet',
      about(words({ gain: 'hausse', loss: 'baisse', other: 'autre' }), 'The effect on the minimum'),
    ),
    figures: wire(
      'chiffres',
      about(z.nullable(gridFigures), 'The same change as figures; null: it is only said in words'),
    ),
    who: wire('concerne', about(z.string(), 'The people concerned')),
  },
  { id: 'GridChange' },
);

const gridStep = wireObject(
  {
    id: wire('grid_id', id),
    effectiveOn: wire('effective_on', about(z.string(), 'The first day, YYYY-MM-DD')),
    confirmed: wire('confirmed', z.boolean()),
    isToCome: wire('a_venir', about(z.boolean(), 'Scheduled and announced: no amount is computed on it yet')),
    previousOn: wire(
      'previous_on',
      about(z.nullable(z.string()), 'The first day of the earlier version; null: the first one known'),
    ),
    changes: wire('changes', list(gridChange)),
  },
  { id: 'GridStep' },
);
export type GridStep = z.output<typeof gridStep>;
export type GridChange = z.output<typeof gridChange>;

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
  /** The grid in force. It can be read without an account. */
  inForce: get('/v1/grids/in-force', { answer: publicReference, refuses: ['service_indisponible'] }),
  /** Versions that are or were in force, and announced ones, the latest first. Each is compared with the one before. */
  changes: get('/v1/grids/changes', { answer: list(gridStep), refuses: ['service_indisponible'] }),
  /** A grid that is or was in force, or an announced one. */
  one: get('/v1/grids/:id', { params: { id: pathId }, answer: reference, refuses: ['introuvable'] }),
  /** The same grid for other software: data, schema, fingerprint and sample cases. */
  pack: get('/v1/grids/:id/pack', { params: { id: pathId }, answer: packFile, refuses: ['introuvable'] }),
  publicodes: get('/v1/grids/:id/publicodes', { params: { id: pathId }, answer: modelFile, refuses: ['introuvable'] }),
};
