/**
 * The room that a bar takes at the bottom of the screen: the focus is scrolled to above it, and messages are shown above
 * it. Kept out of inherited styles: a custom property of the root would have every element of a long list styled anew.
 */
import { observable, useObservable } from '../api/observable';

const space = observable(0);

/** @param height px, 0 without a bar. */
export function setBottomSpace(height: number): void {
  space.set(height);
  // Empty: as the style sheet says.
  document.documentElement.style.scrollPaddingBottom = height === 0 ? '' : `${height + 16}px`;
}

export const useBottomSpace = (): number => useObservable(space);

const messages = observable(0);

/** How much of the bottom the messages cover, px: a dialog keeps its buttons above them. */
export const setMessagesHeight = messages.set;

export const useMessagesHeight = (): number => useObservable(messages);
