import { appendFile, mkdir, mkdtemp, readdir, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  fingerprintOf,
  localFileStore,
  type Damage,
  type FileStore,
  openFileStore,
  StorageFault,
} from './file-store.js';

const LARGE = 64 * 1024 * 1024;

describe('a file store on this machine', () => {
  let directory: string;
  let files: FileStore;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'valorisation-files-'));
    files = localFileStore(directory);
  });

  afterEach(async () => rm(directory, { recursive: true, force: true }));

  it('returns a file until it is deleted', async () => {
    await files.put('print/1/a.pdf', Buffer.from('contenu'));
    expect(Buffer.from(await files.get('print/1/a.pdf')).toString()).toBe('contenu');
    await files.delete('print/1/a.pdf');
    await expect(files.get('print/1/a.pdf')).rejects.toThrow(StorageFault);
  });

  it.each([1, 300_000])('opens a file of %i bytes as it was written, and any number of times', async (size) => {
    const content = Buffer.alloc(size, 'contenu ');
    await files.put('print/1/a.pdf', content);
    for (let time = 0; time < 2; time += 1) {
      const opened = await files.open('print/1/a.pdf', fingerprintOf(content));
      if (typeof opened === 'string') throw new Error(opened);
      expect(await text(opened)).toBe(content.toString());
    }
  });

  it('reports a refusal of the disk as its own fault', async () => {
    await writeFile(join(directory, 'print'), 'no folder');
    await expect(files.put('print/1/a.pdf', Buffer.from('contenu'))).rejects.toThrow(StorageFault);
    await expect(files.writtenAt('print/1/a.pdf')).rejects.toThrow(StorageFault);
  });

  it.each<[string, (path: string) => Promise<void>, Damage]>([
    ['is gone', rm, 'missing'],
    ['is empty', async (path) => truncate(path, 0), 'other length'],
    ['is cut short', async (path) => truncate(path, 5), 'other length'],
    ['has grown', async (path) => appendFile(path, '!'), 'other length'],
    ['has other bytes', async (path) => writeFile(path, 'contenU'), 'other content'],
    [
      'is a folder',
      async (path) =>
        rm(path)
          .then(async () => mkdir(path))
          .then(() => undefined),
      'missing',
    ],
    ['names itself', async (path) => rm(path).then(async () => symlink(path, path)), 'missing'],
  ])('returns no file that %s', async (_, damage, told) => {
    const content = Buffer.from('contenu');
    await files.put('print/1/a.pdf', content);
    const written = fingerprintOf(content);
    expect(await text((await files.open('print/1/a.pdf', written)) as Readable)).toBe('contenu');
    await damage(join(directory, 'print', '1', 'a.pdf'));
    expect(await files.open('print/1/a.pdf', written)).toBe(told);
    expect(await files.damageOf('print/1/a.pdf', written)).toBe(told);
  });

  it('tells an unavailable storage from a missing file', async () => {
    const away = await openFileStore({ dataDir: '', storageUrl: 's3://key:secret@127.0.0.1:1/files?tls=0' });
    const written = fingerprintOf(Buffer.from('contenu'));
    await expect(away.open('print/1/a.pdf', written)).rejects.toThrow(StorageFault);
    await expect(away.damageOf('print/1/a.pdf', written)).rejects.toThrow(StorageFault);
  });

  it('shows a file only when it is complete', async () => {
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
