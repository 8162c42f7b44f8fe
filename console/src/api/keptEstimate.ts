/** An estimate that somebody takes along into an account: in this tab only, until a new valuation is begun with it. */
const KEY = 'estimation';

export const keptEstimate = {
  /** @param search its address's query */
  keep(search: string): void {
    try {
      sessionStorage.setItem(KEY, search);
    } catch {
      // Storage is full or closed: the new valuation begins without it.
    }
  },
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  drop(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
