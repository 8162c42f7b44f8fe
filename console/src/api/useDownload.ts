/** One download at a time, with its progress and its failure as state. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../core/errors';
import type { Sent } from '@valorisation/contract';
import { fetchFile, saveFile } from './download';

export type DownloadState =
  | { status: 'idle' | 'done' }
  /** `percent` is null until the server has turned the call into a job. */
  | { status: 'running'; percent: number | null }
  | { status: 'failed'; message: string };

export interface DownloadRequest {
  call: Sent;
  /** The file's name if the server gives none. */
  name: string;
}

export interface Download {
  readonly state: DownloadState;
  /** Fetches and saves the file. Resolves to false on failure; `state` then has the reason. */
  start(file: DownloadRequest): Promise<boolean>;
  cancel(): void;
}

export function useDownload(): Download {
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const controller = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    controller.current?.abort();
    controller.current = null;
    setState({ status: 'idle' });
  }, []);

  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(async ({ call, name }: DownloadRequest) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState({ status: 'running', percent: null });
    const isCurrent = () => controller.current === own && !own.signal.aborted;
    try {
      const onProgress = (percent: number) => isCurrent() && setState({ status: 'running', percent });
      const file = await fetchFile(call, name, { signal: own.signal, onProgress });
      if (!isCurrent()) return false;
      saveFile(file);
      setState({ status: 'done' });
      return true;
    } catch (error) {
      if (isCurrent()) setState({ status: 'failed', message: messageOf(error) });
      return false;
    }
  }, []);

  return { state, start, cancel };
}
