/** Lazy chunks with a time-out: a load that never ends is reported instead of spinning for ever. */
import { lazy, type ComponentType } from 'react';
import { isReplaced } from '../api/newVersion';

/** 2 minutes (specification section 9). */
export const CHUNK_TIME_OUT_MS = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  /** @param isReplaced another build of the console has taken the chunk's place: only a reload brings it */
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

/** Rejects with `ChunkLoadError` when the load fails or outlasts the time-out. */
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

/** A screen of its own chunk; `preload` begins the load ahead of it, and its drawing tells what became of that. */
export function lazyArea<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = () => (loading ??= withTimeOut(load));
  return Object.assign(lazy(once), { preload: () => void once().catch(() => undefined) });
}
