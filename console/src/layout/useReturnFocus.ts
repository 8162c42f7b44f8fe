/** Back on a page that one left by one of its links: the focus goes on from that link, not from the title. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** By entry of the browser's history: the link that it was left by. */
const leftBy = new Map<string, string>();

/** True where one comes back to a link: the page must not scroll away from it. */
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
 * For the component around the page, whose title has taken the focus by then. Only links with an id are come back to.
 *
 * @param isDrawn false while the links are still being loaded.
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
    // Before the link itself acts: the page may be gone right after.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);
}
