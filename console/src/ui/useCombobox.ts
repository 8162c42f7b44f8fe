import { useEffect, useState, type KeyboardEvent } from 'react';
import type { ComboboxOption } from './Options';

export interface ComboboxState {
  /** For the ids of the parts. */
  id: string;
  search: string;
  onSearchChange: (search: string) => void;
  options: readonly ComboboxOption[];
  /** True: Enter chooses the first answer if the arrow keys have not reached another one. */
  isSure: boolean;
  chosen: number | null;
  onChoose: (id: number) => void;
  onConfirm: () => void;
}

/** The new position after a key in a list of this length. Null: the key belongs to the field. */
function step(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return null;
}

/** The keys of a field with answers under it. The focus stays in the field while the arrow keys move in the answers. */
export function useCombobox(state: ComboboxState) {
  const { id, search, onSearchChange, options, isSure, chosen, onChoose, onConfirm } = state;
  const [active, setActive] = useState<number | null>(null);
  const idOf = (option: number) => `${id}-${option}`;
  const reached = options.findIndex((option) => option.id === active);
  const position = reached === -1 && isSure ? 0 : reached;
  const activeOption = options[position];
  const isOpen = options.length > 0;

  // A phone's keyboard leaves half of the screen, and the answers would come below it. Once is enough: the field stays there.
  const isSearched = search !== '';
  useEffect(() => {
    const field = document.getElementById(id);
    if (isSearched && field === document.activeElement) field?.scrollIntoView({ block: 'nearest' });
  }, [id, isSearched]);

  function searchFor(text: string) {
    setActive(null);
    onSearchChange(text);
  }

  /** Enter then continues with the choice, whatever stands first. */
  function choose(option: number) {
    setActive(option);
    onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    if (target instanceof HTMLButtonElement) return;
    const next = options[step(event.key, position, options.length) ?? -1];
    if (next !== undefined) {
      setActive(next.id);
      document.getElementById(idOf(next.id))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const clicked = options.find((option) => target instanceof HTMLElement && idOf(option.id) === target.id);
      const wanted = clicked ?? activeOption;
      if (wanted === undefined) return;
      if (wanted.id === chosen) onConfirm();
      else choose(wanted.id);
    } else if (event.key === 'Escape' && search !== '') searchFor('');
    else return;
    event.preventDefault();
  }

  return {
    searchFor,
    onKeyDown,
    input: {
      id,
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': activeOption && idOf(activeOption.id),
      value: search,
    },
    list: { id: `${id}-list`, idOf, options, chosen, onChoose: choose, onConfirm, active: activeOption?.id ?? null },
  } as const;
}
