/** What staff do with versions of the grid beside reading their lists. */
import { get } from '../call.js';
import { list, pathId } from '../data.js';
import { gridChange } from '../grids/changes.js';

export const staffGridCalls = {
  /** What the second version changes of the first one. */
  difference: get('/admin/grids/:id/difference/:otherId', {
    params: { id: pathId, otherId: pathId },
    answer: list(gridChange),
    refuses: ['introuvable'],
  }),
};
