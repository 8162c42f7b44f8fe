import { FileAnswer, get } from '../call.js';
import { list, pathId } from '../data.js';
import { gridStep } from './changes.js';
import { publicReference, reference } from './reference.js';

const JSON_FILE = new FileAnswer(['application/json'], undefined);

export const gridCalls = {
  /** The grid in force, for anybody. */
  inForce: get('/v1/grids/in-force', { answer: publicReference, refuses: ['service_indisponible'] }),
  /** The versions that are or were in force, the latest first, each held against the one before it. */
  changes: get('/v1/grids/changes', { answer: list(gridStep), refuses: ['service_indisponible'] }),
  /** A grid that is or was in force. */
  one: get('/v1/grids/:id', { params: { id: pathId }, answer: reference, refuses: ['introuvable'] }),
  /** The same for other software: data, schema, fingerprint and sample cases. */
  pack: get('/v1/grids/:id/pack', { params: { id: pathId }, answer: JSON_FILE, refuses: ['introuvable'] }),
  publicodes: get('/v1/grids/:id/publicodes', { params: { id: pathId }, answer: JSON_FILE, refuses: ['introuvable'] }),
};
