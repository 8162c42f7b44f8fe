/** The keys of the list. A key alone never acts while a field has the focus, nor under a dialog or a menu. */
import { useEffect, useEffectEvent } from 'react';
import { PANEL_ID } from './useKeptFocus';

const FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Moves the focus to the name of the next or the former person. */
function walk(from: Element, step: 1 | -1): void {
  const names = [...document.querySelectorAll<HTMLElement>(`#${PANEL_ID} [data-name]`)];
  const present = names.findIndex((name) => name.closest('[data-profile]')?.contains(from));
  const next = present === -1 ? (step === 1 ? 0 : names.length - 1) : present + step;
  names[next]?.focus();
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main [role="search"] input')?.focus();
}

interface ListKeys {
  /** False when the person wants no key to act alone. */
  isOn: boolean;
  onNew: () => void;
  onHelp: () => void;
}

export function useListKeys({ isOn, onNew, onHelp }: ListKeys): void {
  const acts: Readonly<Record<string, () => void>> = { '/': focusSearch, n: onNew, N: onNew, '?': onHelp };

  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof Element) || target.matches(FIELD)) return;
    if (document.querySelector('dialog[open], [role="menu"]') !== null) return;
    const isInList = target === document.body || target.matches('main, h1') || target.closest(`#${PANEL_ID}`) !== null;
    if (isOn && key in acts) acts[key]?.();
    else if (key === ' ' && target.matches('[data-name]')) {
      target.closest('tr, li')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && isInList && !target.matches('[aria-haspopup]')) {
      walk(target, key === 'ArrowDown' ? 1 : -1);
    } else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
