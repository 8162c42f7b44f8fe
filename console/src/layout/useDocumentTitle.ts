/** The page's name in the browser's tab, in its history and in its list of windows. */
import { useContext, useEffect } from 'react';
import { chrome } from '../i18n/fr';
import { ServerRenderContext } from '../serverRender';

export function useDocumentTitle(title: string): void {
  useContext(ServerRenderContext)?.titled(chrome.documentTitle(title));
  useEffect(() => {
    document.title = chrome.documentTitle(title);
  }, [title]);
}
