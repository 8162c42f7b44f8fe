/**
 * The height of a bar at the bottom of the screen: focused elements scroll above it, and messages show above it. It is
 * not a custom property of the root, because that would restyle every element of a long list.
 */
import { useLayoutEffect, type RefObject } from 'react';
import { observable, useObservable } from '../core/observable';

const space = observable(0);

/** @param height px, 0 without a bar */
function setBottomSpace(height: number): void {
  space.set(height);
  // Empty: as in the style sheet.
  document.documentElement.style.scrollPaddingBottom = height === 0 ? '' : `${height + 16}px`;
}

/** @param bar measured while it exists and sticks to the bottom at this width */
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

/** The dialog on top. Messages are drawn in it, because everything outside it is inert. */
export const topLayer = observable<HTMLElement | null>(null);

const messages = observable(0);

/** The height of the messages at the bottom in px: a dialog keeps its buttons above them. */
export const setMessagesHeight = messages.set;

export const useMessagesHeight = (): number => useObservable(messages);
