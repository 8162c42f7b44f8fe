/**
 * The height of a bar at the bottom of the screen. Focused elements scroll to a place above the bar, and messages
 * appear above it. The height is not a custom property of the root, because a change would restyle every element of a
 * long list.
 */
import { useLayoutEffect, type RefObject } from 'react';
import { observable, useObservable } from '../core/observable';

const space = observable(0);

/** @param height in px; 0 without a bar */
function setBottomSpace(height: number): void {
  space.set(height);
  // Empty: the value of the style sheet applies.
  document.documentElement.style.scrollPaddingBottom = height === 0 ? '' : `${height + 16}px`;
}

/** @param bar is measured while it exists and sticks to the bottom at this width */
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

/** The dialog on top. Messages are rendered in it, because all elements outside it are inert. */
export const topLayer = observable<HTMLElement | null>(null);

const messages = observable(0);

/** The height in px of the messages at the bottom. A dialog keeps its buttons above them. */
export const setMessagesHeight = messages.set;

export const useMessagesHeight = (): number => useObservable(messages);
