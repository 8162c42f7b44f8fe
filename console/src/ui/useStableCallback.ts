import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with one identity for the life of the component, which always runs the latest version, so that memoised
 * rows do not render again.
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
