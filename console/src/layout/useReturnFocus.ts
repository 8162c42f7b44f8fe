/** When the user returns to a page, the link that the user followed gets the focus, and not the title. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The followed link, for each entry of the browser's history. */
const leftBy = new Map<string, string>();

/** True when the user returns to a link. The page must not scroll away from that link. */
export function isReturn(entry: string): boolean {
  return leftBy.has(entry);
}

function focusLink(id: string | undefined): void {
  const link = id === undefined ? null : document.getElementById(id);
  for (let folded = link?.closest('details'); folded; folded = folded.parentElement?.closest('details')) {
    folded.open = true;
  }
  link?.focus();
}

/**
 * For the component around the page, whose title has already taken the focus. Only links with an id are remembered.
 * @param isDrawn false while the links are loading
 */
export function useReturnFocus(isDrawn: boolean): void {
  const { key } = useLocation();

  useLayoutEffect(() => {
    if (isDrawn) focusLink(leftBy.get(key));
  }, [isDrawn, key]);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[id]') : null;
      if (link !== null) leftBy.set(key, link.id);
    };
    // Captures the click before the link acts, because the page may disappear right after.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);
}
