import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nameOf, newestIn, prune } from './backup-folder.js';
import { MAGIC } from './sealed-stream.js';

const NOW = new Date('2026-11-23T01:00:00Z');
const daysAgo = (days: number) => nameOf(new Date(NOW.getTime() - days * 86_400_000));

describe('the folder of the backups', () => {
  let folder: string;
  const write = async (name: string, head: string | Buffer = MAGIC) => writeFile(join(folder, name), head);
  const pruned = async (kept: string) => {
    const count = await prune(folder, 30, join(folder, kept), NOW);
    return { count, left: (await readdir(folder)).toSorted() };
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'valorisation-backups-'));
  });

  afterEach(async () => rm(folder, { recursive: true }));

  it('deletes backups older than the number of days to keep', async () => {
    const [old, older, young] = [daysAgo(31), daysAgo(400), daysAgo(29)];
    for (const name of [old, older, young, nameOf(NOW)]) await write(name);
    expect(await pruned(nameOf(NOW))).toEqual({ count: 2, left: [young, nameOf(NOW)] });
  });

  it('keeps the backup that was just written, whatever date its name states', async () => {
    await write(daysAgo(31));
    expect((await pruned(daysAgo(31))).left).toEqual([daysAgo(31)]);
  });

  it('keeps files that are not backups: another name, another prefix, a folder, a link', async () => {
    const older = [40, 41, 42, 43].map(daysAgo);
    await write(older[0] ?? '', 'somebody’s own archive');
    await write(older[1] ?? '', '');
    await mkdir(join(folder, older[2] ?? ''));
    await write('before-2.0.backup');
    await symlink(join(folder, 'before-2.0.backup'), join(folder, older[3] ?? ''));
    expect((await pruned(nameOf(NOW))).left).toEqual([...older, 'before-2.0.backup'].toSorted());
  });

  it('deletes a partial file of a killed process after a day', async () => {
    const parts = [`${daysAgo(2)}.part`, `${daysAgo(0.5)}.part`] as const;
    for (const name of parts) await write(name);
    expect((await pruned(nameOf(NOW))).left).toEqual([parts[1]]);
  });

  it('finds the newest backup by its name and ignores partial files', async () => {
    expect(await newestIn(folder)).toBeUndefined();
    await write(`${nameOf(NOW)}.part`);
    await write(daysAgo(3));
    await write(daysAgo(2));
    expect(await newestIn(folder)).toEqual(new Date('2026-11-21T01:00:00Z'));
  });
});
