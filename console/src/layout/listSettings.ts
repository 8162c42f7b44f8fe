/** What a person has chosen for lists, kept on the device: further columns, and keys that act alone, in every area. */
import { useMemo } from 'react';
import { useUser } from '../api/session';
import { observable, useObservable } from '../core/observable';

/** The columns that the list does not show at first. */
export const FURTHER_COLUMNS = ['count', 'history', 'visibility'] as const;
export type FurtherColumn = (typeof FURTHER_COLUMNS)[number];

export interface ListSettings {
  readonly columns: readonly FurtherColumn[];
  /** False: no key acts alone, because a person who dictates or whose hands tremble would press them unmeant. */
  readonly singleKeys: boolean;
}

const AT_FIRST: ListSettings = { columns: [], singleKeys: true };

const keyOf = (accountId: number) => `valorisation.liste.${accountId}`;

export function readSettings(kept: string | null): ListSettings {
  try {
    const { columns, singleKeys } = JSON.parse(kept ?? '') as Partial<Record<keyof ListSettings, unknown>>;
    return {
      columns: FURTHER_COLUMNS.filter((column) => Array.isArray(columns) && columns.includes(column)),
      singleKeys: singleKeys !== false,
    };
  } catch {
    return AT_FIRST;
  }
}

const shown = observable<{ readonly accountId: number; readonly settings: ListSettings } | null>(null);

export function useListSettings() {
  const accountId = useUser()?.id ?? 0;
  const present = useObservable(shown);
  // The same object at each render, because the rows of a long list depend on it.
  const kept = useMemo(() => readSettings(localStorage.getItem(keyOf(accountId))), [accountId]);
  const settings = present?.accountId === accountId ? present.settings : kept;
  function change(next: Partial<ListSettings>) {
    const changed = { ...settings, ...next };
    localStorage.setItem(keyOf(accountId), JSON.stringify(changed));
    shown.set({ accountId, settings: changed });
  }
  return [settings, change] as const;
}
