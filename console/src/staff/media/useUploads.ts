/** Files on their way to the media library, one after another, each with how far it is or why it was refused. */
import { useCallback, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError, messageOf } from '../../api/errors';
import { uploadMedia, type StaffMedia } from '../../api/media';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** Percent; 100: the server is reading it. */
  readonly percent: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'refused';
  /** Why it was refused. */
  readonly reason: string | null;
}

export interface Uploads {
  readonly list: readonly Upload[];
  readonly isBusy: boolean;
  send(files: Iterable<File>): void;
  clear(): void;
}

/** @param onSent told of each file that the library has taken */
export function useUploads(onSent?: (media: StaffMedia) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const turn = useRef(Promise.resolve());
  const queries = useQueryClient();

  const change = useCallback((key: number, values: Partial<Upload>) => {
    setList((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  }, []);

  async function sendOne(key: number, file: File): Promise<void> {
    change(key, { state: 'sending' });
    try {
      const media = await uploadMedia(file, { onProgress: (percent) => change(key, { percent }) });
      change(key, { state: 'done', percent: 100 });
      await queries.invalidateQueries({ queryKey: ['media'] });
      onSent?.(media);
    } catch (error) {
      const reason = (isApiError(error) ? error.fields['file'] : undefined) ?? messageOf(error);
      change(key, { state: 'refused', reason });
    }
  }

  function send(files: Iterable<File>): void {
    for (const file of files) {
      lastKey.current += 1;
      const key = lastKey.current;
      setList((all) => [...all, { key, name: file.name, percent: 0, state: 'waiting', reason: null }]);
      turn.current = turn.current.then(async () => sendOne(key, file));
    }
  }

  const isBusy = list.some(({ state }) => state === 'waiting' || state === 'sending');
  return { list, isBusy, send, clear: () => setList([]) };
}
