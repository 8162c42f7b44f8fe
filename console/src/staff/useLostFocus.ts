/**
 * Keeps the focus near the user's work when its element disappears with a row, dialog or section, or is disabled during
 * an act. The page's heading gets the focus. A disabled button gets it back once the button is enabled.
 */
import { useEffect, type RefObject } from 'react';

const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

export function useLostFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | null = null;

    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement && target !== document.body ? target : null;
    };
    // The user has left the element on purpose, by a click beside it.
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('a, button, input, textarea, select, [tabindex]') === null)
        last = null;
    };
    const onChange = (): void => {
      if (last === null || document.activeElement !== document.body) return;
      if (isUsable(last)) last.focus();
      else if (!last.isConnected) heading.current?.focus();
    };

    const observer = new MutationObserver(onChange);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [heading]);
}
