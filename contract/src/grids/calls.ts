import { get } from '../call.js';
import { pathId } from '../data.js';
import { reference } from './reference.js';

export const gridCalls = {
  /** A grid that is or was in force. */
  one: get('/v1/grids/:id', { params: { id: pathId }, answer: reference, refuses: ['introuvable'] }),
};
