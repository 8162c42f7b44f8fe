/** Ctrl K opens the search. Outside the fields `/` does too, and single keys lead where the search shows them. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchOption } from './searchOptions';

const FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';
/** Dialogs and open menus. */
const LAYER = '.MuiModal-root';
/** The time in which the second of two keys must follow. */
const LONGEST_PAUSE_MS = 1500;

interface SearchKeys {
  /** False when the person wants no key to act alone. */
  isOn: boolean;
  options: readonly SearchOption[];
  onOpen: () => void;
  onLead: (to: string) => void;
}

export function useSearchKeys({ isOn, options, onOpen, onLead }: SearchKeys): void {
  const before = useRef({ key: '', at: -LONGEST_PAUSE_MS });

  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const { target, timeStamp: at } = event;
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const key = event.key.toUpperCase();
    if ((event.ctrlKey || event.metaKey) && key === 'K') {
      event.preventDefault();
      onOpen();
      return;
    }
    if (!isOn || event.ctrlKey || event.metaKey || event.repeat) return;
    if (!(target instanceof Element) || target.matches(FIELD) || document.querySelector(LAYER) !== null) return;
    const { key: first, at: since } = before.current;
    before.current = { key, at };
    const pressed = at - since < LONGEST_PAUSE_MS && first === 'G' ? ['G', key] : [key];
    const led = options.find(({ keys }) => keys?.join() === pressed.join());
    if (key !== '/' && led === undefined) return;
    event.preventDefault();
    if (led === undefined) onOpen();
    else onLead(led.to);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
