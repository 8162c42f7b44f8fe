import { useLayoutEffect } from 'react';

/** Makes the browser ask before a page with unsaved changes closes or reloads. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
