import { useSyncExternalStore } from 'react';

/** Cards replace tables below 600 px (theme/tokens.ts). */
export const NARROW = '(max-width: 599px)';

/** The list of people needs more width than other tables. Below it, each person is a card. */
export const CARDS = '(max-width: 759px)';

/** Below this width there is only one column, and side panels move to the bottom of the screen. */
export const ONE_COLUMN = 'screen and (max-width: 839px)';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
