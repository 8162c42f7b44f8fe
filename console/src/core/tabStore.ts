/**
 * Unfinished work by account. It may be personal, so it is kept in this tab only. It survives a reload and the end of a
 * session, except what is stored under OF_SESSION.
 */

/** Begins the keys of what the end of the session deletes. */
export const OF_SESSION = 'seance.';

export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param kept null deletes what is stored */
export function writeTab(key: string, kept: unknown): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or not allowed. Unfinished work then lasts as long as the page.
  }
}

export function endSessionStore(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OF_SESSION)) sessionStorage.removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}
