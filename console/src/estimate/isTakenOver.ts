import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server, and in the browser until the script takes the page over. React does not notice input before that
 * moment. Fields are inert until then, so that no amount is shown for other inputs than its own.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
