/** What is typed and not stored yet, in this tab: it outlives a reload and the end of a session. No secret may be kept so. */
import { useCallback, useState } from 'react';
import { readTab, tabKey, writeTab } from '../api/tabStore';

/** One account's, of one form. */
export interface KeptTyping<Typed> {
  /** From before this screen. */
  readonly found: Kept<Typed> | null;
  keep(typed: Typed): void;
  letGo(): void;
}

interface Kept<Typed> {
  readonly typed: Typed;
  readonly at: string;
}

function readKept<Typed>(key: string): Kept<Typed> | null {
  const kept = readTab(key);
  return typeof kept === 'object' && kept !== null && 'typed' in kept && 'at' in kept ? (kept as Kept<Typed>) : null;
}

/** @param kind of what is typed, and `id` of which: one kind has one form of text */
export function useKept<Typed>(kind: string, id: number | string): KeptTyping<Typed> {
  // The account that types: once its session has ended, the key would be nobody's.
  const [key] = useState(() => tabKey(kind, id));
  const [found] = useState(() => readKept<Typed>(key));
  const keep = useCallback(
    (typed: Typed) => writeTab(key, { typed, at: new Date().toISOString() } satisfies Kept<Typed>),
    [key],
  );
  const letGo = useCallback(() => writeTab(key, null), [key]);
  return { found, keep, letGo };
}
