/** What is under way, kept in this tab only, since it may be about a person, and per account: it outlives a reload and the end of a session. */
import { session } from './session';

/** @param kind what it is, and `id` of which */
export function tabKey(kind: string, id: number | string): string {
  const current = session.get();
  return `${kind}.${'user' in current ? current.user.id : 0}.${id}`;
}

/** Null where there is nothing, or nothing that can be read. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param kept null: it is let go */
export function writeTab(key: string, kept: unknown): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or closed: what is under way lives as long as the page.
  }
}
