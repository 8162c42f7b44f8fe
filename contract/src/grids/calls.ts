import { get } from '../call.js';
import { pathId } from '../data.js';
import { publicReference, reference } from './reference.js';

export const gridCalls = {
  /** The grid in force, for anybody. */
  inForce: get('/v1/grids/in-force', { answer: publicReference, refuses: ['service_indisponible'] }),
  /** A grid that is or was in force. */
  one: get('/v1/grids/:id', { params: { id: pathId }, answer: reference, refuses: ['introuvable'] }),
};
