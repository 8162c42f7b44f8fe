import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same object for the life of the component and always runs its latest version. Memoised rows
 * then do not render again.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
