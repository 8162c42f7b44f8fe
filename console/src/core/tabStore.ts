/**
 * Unfinished work, kept in this tab only because it may be personal, and by account. It survives a reload and the end
 * of a session.
 */

export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param kept null deletes it */
export function writeTab(key: string, kept: unknown): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or closed: unfinished work lives as long as the page.
  }
}
