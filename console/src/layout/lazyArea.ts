/** Lazy chunks with a time-out, so that a load that never ends is reported. */
import { lazy, type ComponentType } from 'react';
import { isReplaced } from '../api/newVersion';

export const CHUNK_TIME_OUT_MS = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  /** @param isReplaced true when a newer build of the console has replaced the chunk: only a reload helps then */
  constructor(
    message: string,
    readonly isReplaced: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface Trial {
  readonly timeOutMs?: number;
  readonly findReplaced?: () => Promise<boolean>;
}

/** Rejects with `ChunkLoadError` when the load fails or takes too long. */
export function withTimeOut<Module>(
  load: () => Promise<Module>,
  { timeOutMs = CHUNK_TIME_OUT_MS, findReplaced = isReplaced }: Trial = {},
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(`no chunk after ${timeOutMs} ms`, false)), timeOutMs);
    const fail = async (cause: unknown) =>
      reject(new ChunkLoadError('a chunk could not be loaded', await findReplaced(), { cause }));
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

/** A screen in its own chunk. `preload` starts the load early. A failed load is reported at rendering. */
export function lazyArea<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = () => (loading ??= withTimeOut(load));
  return Object.assign(lazy(once), { preload: () => void once().catch(() => undefined) });
}
