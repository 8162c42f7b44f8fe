/** Screens and hands that a walk goes by. */
import type { ViewportName } from './browser.js';
import type { Hand } from './person.js';

type Way = [viewport: ViewportName, hand: Hand];

/** All that are not the mouse on a large screen, which most walks have. */
export const OTHER_WAYS: readonly Way[] = [
  ['wide', 'keyboard'],
  ['phone', 'mouse'],
  ['phone', 'keyboard'],
];
