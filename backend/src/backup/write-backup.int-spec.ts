import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeFolder } from '../../test/support/remove-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { localFileStore, StorageFault } from '../platform/storage/file-store.js';
import { writeBackup } from './write-backup.js';

const SECRET = 'a key of thirty-two characters, or of some more';

describe('a backup', () => {
  let database: TestDatabase;
  let folder: string;

  /** The storage lists one file but fails to return its content. */
  const write = async (isThere: boolean) => {
    const files = localFileStore(join(folder, 'files'));
    await files.put('print/1/one.pdf', Buffer.from('a document'));
    const get = async () => Promise.reject(new StorageFault('away'));
    const places = {
      databaseUrl: database.url,
      files: Object.assign(files, { get, has: async () => isThere }),
      keyMark: '',
      keptKey: null,
    };
    return writeBackup(places, join(folder, 'backups', 'one.backup'), SECRET);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'valorisation-backup-'));
    await localFileStore(join(folder, 'backups')).put('before', Buffer.alloc(0));
  });

  afterAll(async () => {
    await database.drop();
    await removeFolder(folder);
  });

  it('fails when the storage does not return an existing file, and leaves no partial backup', async () => {
    await expect(write(true)).rejects.toBeInstanceOf(StorageFault);
    expect(await readdir(join(folder, 'backups'))).toEqual(['before']);
  });

  it('skips and counts a file that was deleted meanwhile', async () => {
    expect(await write(false)).toMatchObject({ files: 0, missing: 1 });
    expect(await readdir(join(folder, 'backups'))).toEqual(['before', 'one.backup']);
  });
});
