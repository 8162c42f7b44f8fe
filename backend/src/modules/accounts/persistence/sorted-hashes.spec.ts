import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { OperatorError } from '../../../platform/config/operator-error.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { assertBreachedFile, measureBreachedFile, BreachedFile, SortedHashes } from './breached-file.js';

/** The file has several pages. */
const LINES = 400;
const hashOf = (word: string): string => createHash('sha1').update(word).digest('hex').toUpperCase();
const many = Array.from({ length: LINES }, (_, at) => hashOf(`leaked-${at}`)).toSorted();
const counted = (hashes: readonly string[], end = '\n'): string =>
  hashes.map((hash, at) => `${hash}:${(at * 7919) % 10_000_019}${end}`).join('');

describe('a list of sorted hashes', () => {
  let folder: string;
  let written = 0;
  const fileOf = async (text: string): Promise<string> => {
    const path = join(folder, String((written += 1)));
    await writeFile(path, text);
    return path;
  };
  const found = async (text: string, hashes: readonly string[]): Promise<boolean[]> =>
    SortedHashes.reading(await fileOf(text), async (list) => Promise.all(hashes.map(async (hash) => list.has(hash))));
  const refusal = async (path: string): Promise<unknown> => assertBreachedFile(path).catch((error: unknown) => error);

  beforeAll(async () => {
    Logger.overrideLogger(false);
    folder = await mkdtemp(join(tmpdir(), 'valorisation-hashes-'));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  it.each([
    ['with counts', counted(many)],
    ['with the line ends of Windows', counted(many, '\r\n')],
    ['without counts', `${many.join('\n')}\n`],
    ['without a line end at its end', many.join('\n')],
  ])('%s contains each of its hashes and no other', async (_, text) => {
    expect((await found(text, many)).filter(Boolean)).toHaveLength(LINES);
    const others = Array.from({ length: 100 }, (__, at) => hashOf(`other-${at}`));
    const around = ['0'.repeat(40), 'F'.repeat(40), ...others];
    expect((await found(text, around)).filter(Boolean)).toEqual([]);
  });

  it('finds the first, the last and a middle hash in files of one line, two lines or about a page', async () => {
    for (const length of [1, 2, 3, 80, 81, 82, 83, 160]) {
      const hashes = many.slice(0, length);
      const asked = [hashes[0], hashes.at(-1), hashes[length >> 1], many[length]].map(String);
      expect(await found(counted(hashes), asked)).toEqual([true, true, true, false]);
      expect(await refusal(await fileOf(counted(hashes)))).toBeUndefined();
    }
  });

  it.each([
    ['in the order of counts', counted([...many.slice(300), ...many.slice(0, 300)])],
    ['turned around', counted(many.toReversed())],
    ['with two lines in the wrong order', counted(many.slice(0, 2).toReversed())],
    ['in small letters', counted(many).toLowerCase()],
    ['with passwords', 'soleil\nazerty\n'.repeat(1000)],
    ['with other hashes', `${'0A'.repeat(16)}:3\n`.repeat(1000)],
    ['when empty', ''],
  ])('is refused at the start %s, with a message that states the format', async (_, text) => {
    const refused = await refusal(await fileOf(text));
    expect(refused).toBeInstanceOf(OperatorError);
    expect(String(refused)).toMatch(/BREACHED_PASSWORDS : ce fichier n’est pas une liste triée/);
  });

  it('is refused at the start when the path is no file or does not exist, without naming the path', async () => {
    expect(String(await refusal(folder))).toContain('n’est pas une liste triée');
    expect(String(await refusal(join(folder, 'none')))).toMatch(/ne peut pas être lu \(ENOENT\)\.$/);
  });

  it('reports that it cannot answer when it is deleted, emptied or damaged', async () => {
    const service = { code: 'service_indisponible' };
    const path = await fileOf(`${hashOf('leaked')}:1\n`);
    const list = new BreachedFile(path);
    expect([await list.has('leaked'), await list.has('other')]).toEqual([true, false]);
    for (const text of ['', 'x'.repeat(9000), `${many[0]}\nnot a hash\n`]) {
      await writeFile(path, text);
      await expect(list.has('other')).rejects.toMatchObject(service);
    }
    await rm(path);
    await expect(list.has('other')).rejects.toMatchObject(service);
    await writeFile(path, `${hashOf('other')}\n`);
    expect([await list.has('leaked'), await list.has('other')]).toEqual([false, true]);
  });

  it('is reported in metrics as readable, away or back, and not at all when none is set', async () => {
    const path = await fileOf(counted(many));
    const [withList, without] = [new Metrics(), new Metrics()];
    measureBreachedFile(path, withList);
    measureBreachedFile(undefined, without);
    const readable = async () =>
      /^valorisation_breached_list_readable (\d)$/m.exec(await withList.registry.metrics())?.[1];
    expect(await readable()).toBe('1');
    await rm(path);
    expect(await readable()).toBe('0');
    await writeFile(path, counted(many));
    expect(await readable()).toBe('1');
    expect(await without.registry.metrics()).not.toContain('breached');
  });

  it('hashes the composed form of a password, however it was typed', async () => {
    const list = new BreachedFile(await fileOf(`${hashOf('Éléphant')}\n`));
    expect(await list.has('Éléphant'.normalize('NFD'))).toBe(true);
  });
});
