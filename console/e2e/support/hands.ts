/** Screens and hands that a walk goes by. */
import { scaled } from '../../../backend/test/support/scale.js';
import type { ViewportName } from './browser.js';
import type { Hand } from './person.js';

type Way = readonly [ViewportName, Hand];

/**
 * What differs most from the mouse on a large screen, which most walks have: the other screen and the other hand at once;
 * `npm run test:long` has every pair.
 */
export const OTHER_WAY = scaled<readonly Way[]>({
  part: [['phone', 'keyboard']],
  all: [
    ['wide', 'keyboard'],
    ['phone', 'mouse'],
    ['phone', 'keyboard'],
  ],
});
