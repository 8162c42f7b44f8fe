/** Moves the focus to a place nearby when its row has disappeared, by the user's own act or a colleague's. */
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

/** Lost with its element; or on the whole page, where a closed message leaves it. */
function isUnplaced(active: Element | null): boolean {
  return active === null || active === document.body || active.localName === 'main';
}

/** @param shown the content of the panel; each new list is checked after rendering */
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
