/** The screens and input devices of a walk. */
import type { ViewportName } from './browser.js';
import type { Hand } from './person.js';

type Way = [viewport: ViewportName, hand: Hand];

/** Every combination except the mouse on a large screen, which most walks use. */
export const OTHER_WAYS: readonly Way[] = [
  ['wide', 'keyboard'],
  ['phone', 'mouse'],
  ['phone', 'keyboard'],
];
