/**
 * In every layer of the library, which returns the focus a moment after the layer closes. Screens move the focus, or
 * look for a lost one, in the same commit; this returns it by then, like the browser's own dialog.
 */
import { useLayoutEffect, useRef } from 'react';

interface Opening {
  opener: Element | null;
  /** The opener's container: the page, or the layer below. */
  under: Element | undefined;
}

function free({ under }: Opening): void {
  if (under === undefined) return;
  for (const held of [under, ...under.querySelectorAll('[inert]')]) held.removeAttribute('inert');
}

function giveBack({ opener, under }: Opening): void {
  if (opener instanceof HTMLElement && under?.contains(document.activeElement) === false) opener.focus();
}

export function LayerReturn({ open }: { open: boolean }) {
  const latest = useRef<Opening | null>(null);

  useLayoutEffect(() => {
    if (!open) {
      // Not in the cleanup, because until then the library pulls the focus back into the layer.
      if (latest.current !== null) giveBack(latest.current);
      latest.current = null;
      return undefined;
    }
    const opener = document.activeElement;
    const opening = { opener, under: [...document.body.children].find((child) => child.contains(opener)) };
    latest.current = opening;
    return () => free(opening);
  }, [open]);

  // For a layer that is removed at once.
  useLayoutEffect(() => () => void (latest.current && giveBack(latest.current)), []);

  return null;
}
