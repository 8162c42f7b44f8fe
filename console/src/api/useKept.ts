/**
 * Typed values that are not stored yet, in this tab: they survive a reload and the end of a session. Never use it for
 * secrets.
 */
import { useCallback, useState } from 'react';
import { tabKey } from './tabKey';
import { readTab, writeTab } from '../core/tabStore';

/** For one account and one form. */
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

/** True when a form should open again. */
export const isKept = (kind: string, id: number | string): boolean => readKept(tabKey(kind, id)) !== null;

/** @param kind the kind of the typed values, and `id` of their subject; one kind has one shape */
export function useKept<Typed extends object>(kind: string, id: number | string): Kept<Typed> {
  // By the account at the time of typing, whose session may have ended since.
  const [key] = useState(() => tabKey(kind, id));
  const [found] = useState(() => readKept<Typed>(key));
  const keep = useCallback((typed: Typed) => writeTab(key, typed), [key]);
  const letGo = useCallback(() => writeTab(key, null), [key]);
  return { found, keep, letGo };
}
