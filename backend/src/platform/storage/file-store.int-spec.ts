import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { localFileStore, type FileStore } from './file-store.js';

const LARGE = 64 * 1024 * 1024;

describe('a file store on this machine', () => {
  let directory: string;
  let files: FileStore;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'valorisation-files-'));
    files = localFileStore(directory);
  });

  afterEach(async () => rm(directory, { recursive: true, force: true }));

  it('gives back what was put, until it is deleted', async () => {
    await files.put('print/1/a.pdf', Buffer.from('contenu'));
    expect(Buffer.from(await files.get('print/1/a.pdf')).toString()).toBe('contenu');
    expect(await files.sizeOf('print/1/a.pdf')).toBe(7);
    await files.delete('print/1/a.pdf');
    expect(await files.exists('print/1/a.pdf')).toBe(false);
    expect(await files.sizeOf('print/1/a.pdf')).toBeUndefined();
  });

  it('shows a file only once it is whole', async () => {
    let isDone = false;
    const written = files.put('print/1/a.pdf', Buffer.alloc(LARGE)).then(() => (isDone = true));
    const sizes = new Set<number>();
    while (!isDone) {
      const found = await stat(join(directory, 'print', '1', 'a.pdf')).catch(() => undefined);
      if (found !== undefined) sizes.add(found.size);
    }
    await written;
    expect([...sizes].filter((size) => size !== LARGE)).toEqual([]);
    expect(await readdir(join(directory, 'print', '1'))).toEqual(['a.pdf']);
  });
});
