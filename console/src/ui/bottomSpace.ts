/**
 * The room that a bar takes at the bottom of the screen: the focus is scrolled to above it, and messages are shown above
 * it. Kept out of inherited styles: a custom property of the root would have every element of a long list styled anew.
 */
import { useLayoutEffect, type RefObject } from 'react';
import { observable, useObservable } from '../api/observable';

const space = observable(0);

/** @param height px, 0 without a bar. */
function setBottomSpace(height: number): void {
  space.set(height);
  // Empty: as the style sheet says.
  document.documentElement.style.scrollPaddingBottom = height === 0 ? '' : `${height + 16}px`;
}

/** @param bar whose height it is, as long as it is there and sticks to the bottom at this width */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isThere = true): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || !isThere) return undefined;
    const observer = new ResizeObserver(() => {
      const staysInView = getComputedStyle(element).position === 'sticky';
      setBottomSpace(staysInView ? element.offsetHeight : 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBottomSpace(0);
    };
  }, [bar, isThere]);
}

export const useBottomSpace = (): number => useObservable(space);

const messages = observable(0);

/** How much of the bottom the messages cover, px: a dialog keeps its buttons above them. */
export const setMessagesHeight = messages.set;

export const useMessagesHeight = (): number => useObservable(messages);
