import { useCallback, useLayoutEffect, useRef } from 'react';

/** One identity for the life of the component, always doing what the latest render asked: memoised rows stay as they are. */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
