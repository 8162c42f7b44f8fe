import { useEffect } from 'react';

/** Runs urgent work when the screen closes or its tab is hidden. @param act must be the same function at each render */
export function useOnLeaving(act: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) act();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      act();
    };
  }, [act]);
}
