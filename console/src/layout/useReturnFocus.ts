/** On return to a page, the focus goes to the link by which the user left it, not to the title. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** By entry of the browser's history: the link used to leave it. */
const leftBy = new Map<string, string>();

/** True when the user returns to a link: the page must not scroll away from it. */
export function isReturn(entry: string): boolean {
  return leftBy.has(entry);
}

function focusLink(id: string | undefined): void {
  const link = id === undefined ? null : document.getElementById(id);
  const folded = link?.closest('details');
  if (folded) folded.open = true;
  link?.focus();
}

/**
 * For the component around the page, whose title has taken the focus by then. Only links with an id are remembered.
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
    // Before the link itself acts, because the page may disappear right after.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);
}
