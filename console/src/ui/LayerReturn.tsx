/**
 * Placed in every layer of the library. The library returns the focus a moment after the layer closes. Screens,
 * however, move the focus or look for a lost focus in the same commit. This component returns the focus before that, as
 * the browser's own dialog does.
 */
import { useLayoutEffect, useRef } from 'react';

interface Opening {
  opener: Element | null;
  /** The container of the button that opened the layer: the page, or the layer below. */
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
      // The cleanup would be too early, because until then the library moves the focus back into the layer.
      if (latest.current !== null) giveBack(latest.current);
      latest.current = null;
      return undefined;
    }
    const opener = document.activeElement;
    const opening = { opener, under: [...document.body.children].find((child) => child.contains(opener)) };
    latest.current = opening;
    return () => free(opening);
  }, [open]);

  // For a layer that is removed from the page at once.
  useLayoutEffect(() => () => void (latest.current && giveBack(latest.current)), []);

  return null;
}
