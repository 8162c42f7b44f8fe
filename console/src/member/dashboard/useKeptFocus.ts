/**
 * Moves the focus to an element nearby when the focused row has disappeared, by an act of the user or of a colleague.
 */
import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Takes the focus when nothing nearby is left. */
export const PANEL_ID = 'profils';

const ROW = '[data-row], [data-profile]';

interface Place {
  readonly element: Element;
  readonly row: number;
  readonly profile: string | null;
}

function menuButton(element: Element | null | undefined): HTMLElement | null {
  return element?.querySelector<HTMLElement>('[aria-haspopup="true"]') ?? null;
}

/** The focus is lost with its element. After a message closes, it may also be on the whole page. */
function isUnplaced(active: Element | null): boolean {
  return active === null || active === document.body || active.localName === 'main';
}

/** @param shown the content of the panel; the focus is checked after each new content is rendered */
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
    const active = document.activeElement;
    if (place === null || (active !== place.element && !isUnplaced(active))) return;
    if (place.element.isConnected && !place.element.matches(':disabled')) return;
    const rows = [...(panel.current?.querySelectorAll(ROW) ?? [])];
    const profile = place.profile === null ? null : panel.current?.querySelector(`[data-profile="${place.profile}"]`);
    const near = menuButton(profile) ?? menuButton(rows[Math.min(place.row, rows.length - 1)]);
    (near ?? panel.current)?.focus();
  }, [shown]);

  return { ref: panel, onFocus, tabIndex: -1 };
}
