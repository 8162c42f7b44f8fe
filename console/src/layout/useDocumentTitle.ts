/** The page's name in the browser's tab, in its history and in its list of windows. */
import { useContext, useEffect } from 'react';
import { useIdentity } from '../api/identity';
import { ServerRenderContext } from '../serverRender';

export function useDocumentTitle(title: string): void {
  const { siteName } = useIdentity();
  const whole = `${title} · ${siteName}`;
  useContext(ServerRenderContext)?.titled(whole);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
