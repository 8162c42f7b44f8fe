/** Fetches and saves a spreadsheet; how it went is told in passing. */
import { useState } from 'react';
import { exchange } from '../i18n/fr';
import { showToast } from '../ui/toasts';
import { fetchFile, saveFile } from './download';
import { messageOf } from './errors';
import type { DownloadRequest } from './useDownload';

export interface SheetDownload {
  readonly busy: boolean;
  start(file: DownloadRequest): Promise<void>;
}

export function useSheetDownload(): SheetDownload {
  const [busy, setBusy] = useState(false);

  async function start({ call, name }: DownloadRequest) {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchFile(call, name));
      showToast(exchange.exportMenu.done, 'success');
    } catch (error) {
      showToast(messageOf(error), 'error');
    } finally {
      setBusy(false);
    }
  }

  return { busy, start };
}
