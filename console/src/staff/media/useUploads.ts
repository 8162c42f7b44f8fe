/** Uploads files to the media library, one after the other. Each shows its progress or its refusal. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError, messageOf } from '../../core/errors';
import type { StaffMedia } from '@valorisation/contract';
import { uploadMedia } from '../../api/media';
import { fileFault } from './fileFault';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** In percent. At 100 the server is reading the file. */
  readonly percent: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'refused' | 'cancelled';
  readonly reason: string | null;
  /** Once it is sent. */
  readonly media?: StaffMedia;
}

export interface Uploads {
  readonly list: readonly Upload[];
  readonly isBusy: boolean;
  send(files: Iterable<File>): void;
  cancel(key: number): void;
  clear(): void;
}

interface UploadsOptions {
  readonly kind?: StaffMedia['kind'];
  readonly onSent?: (media: StaffMedia) => void;
}

export function useUploads({ kind, onSent }: UploadsOptions = {}): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const turn = useRef(Promise.resolve());
  const queries = useQueryClient();
  const cancels = useRef(new Map<number, AbortController>());
  // Cancels running uploads when their dialog or page closes.
  useEffect(() => {
    const { current } = cancels;
    return () => current.forEach((one) => one.abort());
  }, []);

  const change = useCallback((key: number, values: Partial<Upload>) => {
    setList((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  }, []);

  async function sendOne(key: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    change(key, { state: 'sending' });
    try {
      const media = await uploadMedia(file, { kind, signal, onProgress: (percent) => change(key, { percent }) });
      change(key, { state: 'done', percent: 100, media });
      await queries.invalidateQueries({ queryKey: ['media'] });
      onSent?.(media);
    } catch (error) {
      if (signal.aborted) return;
      const reason = (isApiError(error) ? error.fields['file'] : undefined) ?? messageOf(error);
      change(key, { state: 'refused', reason });
    }
  }

  function send(files: Iterable<File>): void {
    for (const file of files) {
      lastKey.current += 1;
      const key = lastKey.current;
      const reason = fileFault(file, kind);
      const state = reason === null ? 'waiting' : 'refused';
      setList((all) => [...all, { key, name: file.name, percent: 0, state, reason }]);
      if (reason !== null) continue;
      const cancel = new AbortController();
      cancels.current.set(key, cancel);
      turn.current = turn.current.then(async () => sendOne(key, file, cancel.signal));
    }
  }

  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'sending');
  const cancel = (key: number): void => {
    cancels.current.get(key)?.abort();
    change(key, { state: 'cancelled' });
  };
  return { list, isBusy, send, cancel, clear: () => setList([]) };
}
