/** The page's name in the browser's tab, its history and its list of windows. */
import { useEffect } from 'react';
import { chrome } from '../i18n/fr';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = chrome.documentTitle(title);
  }, [title]);
}
