import { describe, expect, it } from '@jest/globals';
import { CHUNK_TIME_OUT_MS, ChunkLoadError, withTimeOut } from './lazyArea';

describe('a lazy chunk', () => {
  it('is given two minutes', () => {
    expect(CHUNK_TIME_OUT_MS).toBe(120_000);
  });

  it('arrives when its load succeeds in time', async () => {
    await expect(withTimeOut(() => Promise.resolve('area'))).resolves.toBe('area');
  });

  it('is reported when its load fails', async () => {
    const failing = (replaced: boolean) =>
      withTimeOut(() => Promise.reject(new Error('404')), { findReplaced: () => Promise.resolve(replaced) });
    await expect(failing(false)).rejects.toMatchObject({ name: 'ChunkLoadError', isReplaced: false });
    await expect(failing(true)).rejects.toMatchObject({ name: 'ChunkLoadError', isReplaced: true });
  });

  it('is reported when its load never ends', async () => {
    await expect(withTimeOut(() => new Promise(() => undefined), { timeOutMs: 5 })).rejects.toBeInstanceOf(
      ChunkLoadError,
    );
  });
});
