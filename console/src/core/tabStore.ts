/**
 * Unfinished work by account. It may be personal, so it is kept in this tab only. It survives a reload and the end of a
 * session.
 */

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
