import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { removeFolder } from '../../../../test/support/remove-folder.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { SystemClock } from '../../../platform/clock/clock.js';
import { applicationDataSource } from '../../../platform/persistence/database.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { localFileStore } from '../../../platform/storage/file-store.js';
import { FilePurge } from './file-purge.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const hash = (sign: string): string => sign.repeat(64);

describe('files that no row names', () => {
  let database: TestDatabase;
  let owner: pg.Pool;
  let source: DataSource;
  let directory: string;

  /** Writes a file that is so many days old. */
  const write = async (key: string, days: number): Promise<void> => {
    const path = join(directory, key);
    const at = new Date(Date.now() - days * DAY_MS);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'x');
    await utimes(path, at, at);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Pool({ connectionString: database.url, max: 2 });
    source = await applicationDataSource({ ownerUrl: database.url }, [], 2).initialize();
    directory = await mkdtemp(join(tmpdir(), 'valorisation-files-'));
  });

  afterAll(async () => {
    await source.destroy();
    await owner.end();
    await database.drop();
    await removeFolder(directory);
  });

  it('are deleted a day after they were written: broken-off prints and uploads, deleted pictures, and no others', async () => {
    await owner.query(`begin; select set_config('app.scope', 'staff', true);
      insert into content_media (kind, file_name, media_type, byte_length, sha256, thumbnail_sha256, thumbnail_byte_length)
        values ('picture', 'a.webp', 'image/webp', 1, '${hash('a')}', '${hash('b')}', 1);
      update content_document set sha256 = '${hash('c')}', version = version + 1 where id = (select min(id) from content_document);
      update content_document set sha256 = '${hash('d')}', version = version + 1 where id = (select min(id) from content_document);
      commit`);
    const named = ['a', 'b', 'c', 'd'].map((sign) => `content/${hash(sign)}`);
    const late = [`content/${hash('e')}`, `print/1/${hash('e')}.pdf`];
    const stray = [`content/${hash('f')}`, `print/1/${hash('f')}.pdf`];
    for (const key of [...named, ...stray]) await write(key, 3);
    for (const key of late) await write(key, 0);
    const files = localFileStore(directory);
    const purge = new FilePurge(files, new Map(), new UnitOfWork(source), new SystemClock());
    expect(await purge.clearStray('test')).toBe(stray.length);
    const left: string[] = [];
    for await (const key of files.keys()) left.push(key);
    expect(left.toSorted()).toEqual([...named, ...late].toSorted());
    expect(await purge.clearStray('test')).toBe(0);
  });
});
