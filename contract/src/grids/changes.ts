/** What changed from one version of the grid to the next, in words. */
import * as z from 'zod/mini';
import { about, id, list, words } from '../data.js';
import { wire, wireObject } from '../wire.js';

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
    who: wire('concerne', about(z.string(), 'The people concerned')),
  },
  { id: 'GridChange' },
);

export const gridStep = wireObject(
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
