import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server, and in the browser until the script takes over the page. React does not notice earlier input, so
 * fields are inert until then: no amount may stand beside a situation that it does not follow.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
