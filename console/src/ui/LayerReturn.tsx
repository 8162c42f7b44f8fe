/**
 * Stands in every layer of the library's, which frees the page and gives back the focus a moment after the layer has closed.
 * Screens move the focus, or look after a lost one, in the very commit that closes it: both are done by then, as the browser's
 * own dialog does.
 */
import { useLayoutEffect, useRef } from 'react';

interface Opening {
  opener: Element | null;
  /** What the opener stands in: the page, or the layer under this one. */
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
      // Not in the cleanup: until then the library pulls the focus back into the layer.
      if (latest.current !== null) giveBack(latest.current);
      latest.current = null;
      return undefined;
    }
    const opener = document.activeElement;
    const opening = { opener, under: [...document.body.children].find((child) => child.contains(opener)) };
    latest.current = opening;
    return () => free(opening);
  }, [open]);

  // A layer that is taken out at once.
  useLayoutEffect(() => () => void (latest.current && giveBack(latest.current)), []);

  return null;
}
