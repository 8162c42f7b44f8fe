import { useMutation } from '@tanstack/react-query';
import { exchange } from '../i18n/fr';
import { showToast } from '../core/toasts';
import { fetchFile, saveFile } from './download';
import { messageOf } from '../core/errors';
import type { DownloadRequest } from './useDownload';

export function useSheetDownload() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ call, name }: DownloadRequest) => saveFile(await fetchFile(call, name)),
    onSuccess: () => showToast(exchange.exportMenu.done, 'success'),
    onError: (error) => showToast(messageOf(error), 'error'),
  });
  return { busy: isPending, start: (file: DownloadRequest) => isPending || mutate(file) };
}
