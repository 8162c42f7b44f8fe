import { useSyncExternalStore } from 'react';

/** Cards instead of a table: under 600 px (theme/tokens.ts). */
export const NARROW = '(max-width: 599px)';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
