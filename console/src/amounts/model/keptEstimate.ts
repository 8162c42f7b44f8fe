import { FUNCTION_NAMES } from './chosenFunction';

/**
 * An estimate that a visitor takes into an account. It stays in this tab until a new valuation begins with it. A
 * request for an account contains it too, because the account may be activated in another browser.
 */
const KEY = 'estimation';

export const keptEstimate = {
  keep(search: string): void {
    try {
      sessionStorage.setItem(KEY, search);
    } catch {
      // Storage is full or not allowed: the new valuation begins without the estimate.
    }
  },
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  /** Only ids and values; the typed title is not sent. Undefined without an estimate. */
  forRequest(): string | undefined {
    const query = new URLSearchParams(keptEstimate.read() ?? '');
    query.delete(FUNCTION_NAMES.otherFunction);
    return query.size === 0 ? undefined : query.toString();
  },
  drop(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is not allowed, so no estimate was kept.
    }
  },
};
