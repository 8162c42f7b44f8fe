/** What is typed and not stored yet, in this tab: it outlives a reload and the end of a session. No secret may be kept so. */
import { useCallback, useState } from 'react';
import { readTab, tabKey, writeTab } from '../api/tabStore';

/** One account's, of one form. */
export interface Kept<Typed> {
  /** From before this screen. */
  readonly found: Typed | null;
  keep(typed: Typed): void;
  letGo(): void;
}

function readKept<Typed>(key: string): Typed | null {
  const kept = readTab(key);
  return typeof kept === 'object' ? (kept as Typed) : null;
}

/** Whether a form is to be opened again. */
export const isKept = (kind: string, id: number | string): boolean => readKept(tabKey(kind, id)) !== null;

/** @param kind of what is typed, and `id` of which: one kind has one form of text */
export function useKept<Typed extends object>(kind: string, id: number | string): Kept<Typed> {
  // By the account that types, whose session may have ended since.
  const [key] = useState(() => tabKey(kind, id));
  const [found] = useState(() => readKept<Typed>(key));
  const keep = useCallback((typed: Typed) => writeTab(key, typed), [key]);
  const letGo = useCallback(() => writeTab(key, null), [key]);
  return { found, keep, letGo };
}
