/** Screens and hands that a walk goes by. */
import { scaled } from '../../../backend/test/support/scale.js';
import type { ViewportName } from './browser.js';
import type { Hand } from './person.js';

type Way = readonly [ViewportName, Hand];

/**
 * Each screen and each hand once beside the mouse on a large screen, which most walks have; `npm run test:long` has every pair.
 */
export const OTHER_WAYS = scaled<readonly Way[]>({
  part: [
    ['wide', 'keyboard'],
    ['phone', 'mouse'],
  ],
  all: [
    ['wide', 'keyboard'],
    ['phone', 'mouse'],
    ['phone', 'keyboard'],
  ],
});
