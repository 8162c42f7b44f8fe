/**
 * Keeps typed values in this tab that are not stored on the server yet. They survive a reload and the end of a session.
 * Never use it for secrets.
 */
import { useCallback, useState } from 'react';
import { tabKey } from './tabKey';
import { readTab, writeTab } from '../core/tabStore';

/** For one account and one form. */
export interface Kept<Typed> {
  /** Values kept before this screen was opened. */
  readonly found: Typed | null;
  keep(typed: Typed): void;
  letGo(): void;
}

function readKept<Typed>(key: string): Typed | null {
  const kept = readTab(key);
  return typeof kept === 'object' ? (kept as Typed) : null;
}

/** True when values are kept, so that their form opens again. */
export const isKept = (kind: string, id: number | string): boolean => readKept(tabKey(kind, id)) !== null;

/**
 * @param kind the kind of the typed values; all values of one kind have one shape
 * @param id what the values belong to
 */
export function useKept<Typed extends object>(kind: string, id: number | string): Kept<Typed> {
  // The account at the time of typing. Its session may end later.
  const [key] = useState(() => tabKey(kind, id));
  const [found] = useState(() => readKept<Typed>(key));
  const keep = useCallback((typed: Typed) => writeTab(key, typed), [key]);
  const letGo = useCallback(() => writeTab(key, null), [key]);
  return { found, keep, letGo };
}
