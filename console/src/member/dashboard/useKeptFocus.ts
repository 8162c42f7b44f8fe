/** Gives the focus a place nearby when the row that held it has gone, by one's own act or by a colleague's. */
import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const ROW = '[data-row], [data-profile]';

interface Place {
  readonly element: Element;
  readonly row: number;
  readonly profile: string | null;
}

function menuButton(element: Element | null | undefined): HTMLElement | null {
  return element?.querySelector<HTMLElement>('[aria-haspopup="true"]') ?? null;
}

/** Lost with what held it; or on the page as a whole, where a message that has gone leaves it. */
function isUnplaced(active: Element | null): boolean {
  return active === null || active === document.body || active.localName === 'main';
}

/** @param shown what the panel lists; each new list is checked once it is drawn. */
export function useKeptFocus(shown: unknown) {
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef<Place | null>(null);

  function onFocus({ target }: FocusEvent) {
    const row = target.closest(ROW);
    const rows = [...(panel.current?.querySelectorAll(ROW) ?? [])];
    last.current = {
      element: target,
      row: row === null ? 0 : rows.indexOf(row),
      profile: target.closest<HTMLElement>('[data-profile]')?.dataset['profile'] ?? null,
    };
  }

  useLayoutEffect(() => {
    const place = last.current;
    if (place === null || place.element.isConnected || !isUnplaced(document.activeElement)) return;
    const rows = [...(panel.current?.querySelectorAll(ROW) ?? [])];
    const profile = place.profile === null ? null : panel.current?.querySelector(`[data-profile="${place.profile}"]`);
    const near = menuButton(profile) ?? menuButton(rows[Math.min(place.row, rows.length - 1)]);
    (near ?? panel.current)?.focus();
  }, [shown]);

  return { ref: panel, onFocus, tabIndex: -1 };
}
