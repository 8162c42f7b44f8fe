/** Lazy chunks with a time-out: a load that never ends is reported instead of spinning for ever. */
import { lazy, type ComponentType } from 'react';

/** 2 minutes (specification section 9). */
export const CHUNK_TIME_OUT_MS = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Rejects with `ChunkLoadError` when the load fails or outlasts the time-out. */
export function withTimeOut<Module>(load: () => Promise<Module>, timeOutMs = CHUNK_TIME_OUT_MS): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(`no chunk after ${timeOutMs} ms`)), timeOutMs);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError('a chunk could not be loaded', { cause })))
      .finally(() => clearTimeout(timer));
  });
}

export function lazyArea(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => withTimeOut(load));
}
