import { useEffect } from 'react';

/** Does what may not wait once the screen goes or its tab is hidden. @param act the same from one render to the next */
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
