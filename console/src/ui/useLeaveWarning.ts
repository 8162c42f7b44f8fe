import { useLayoutEffect } from 'react';

/** The browser asks before the page is closed or loaded anew while something is not saved; what is saved may be left at once. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
