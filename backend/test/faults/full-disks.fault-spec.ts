/** Disks that are full: of the database and of the stored documents. Needs the right to mount one (root on Linux). */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, type ApiClient } from '../support/api-client.js';
import { classify } from '../support/classification.js';
import { eventually } from '../support/eventually.js';
import { removeFolder } from '../support/remove-folder.js';
import { emailOf, signIn } from '../support/role-clients.js';
import { FaultyProduct } from './faulty-product.js';
import { Writers } from './writers.js';

const BACK_MS = 60_000;

function mount(folder: string, megabytes: number): void {
  const words = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder];
  const { status, stderr } = spawnSync('mount', words);
  if (status !== 0) throw new Error(String(stderr));
}

const mayMount = process.getuid?.() === 0 && process.platform === 'linux';
const whereOneMayMount = mayMount ? describe : describe.skip;

whereOneMayMount('a full disk (skipped where this account may not mount one)', () => {
  let product: FaultyProduct | undefined;
  let client: ApiClient;
  let dataDir: string;
  const disks = { database: '', files: '' };

  /** Leaves not a block free, and gives the room back. */
  const fill = async (disk: string): Promise<() => Promise<void>> => {
    const file = join(disk, 'filling');
    const { bavail, bsize } = await statfs(disk);
    await writeFile(file, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    return async () => rm(file, { force: true });
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'valorisation-disks-'));
    disks.database = join(dataDir, 'postgres');
    disks.files = join(dataDir, 'documents');
    for (const disk of Object.values(disks)) await mkdir(disk);
    mount(disks.database, 400);
    mount(disks.files, 8);
    product = new FaultyProduct(dataDir, { STORAGE_URL: `file://${disks.files}` });
    client = await signIn(await product.start(), emailOf('main'));
  });

  afterAll(async () => {
    await product?.stop();
    for (const disk of Object.values(disks)) spawnSync('umount', [disk]);
    await removeFolder(dataDir);
  });

  it('of the database refuses writes with 503, loses nothing, and is forgotten once there is room', async () => {
    const writers = new Writers();
    writers.start(client, 4);
    await eventually(() => expect(writers.count).toBeGreaterThan(20));
    const free = await fill(disks.database);
    await eventually(() => expect(writers.refused).toContain(503), BACK_MS);
    await free();
    const before = writers.count;
    await eventually(() => expect(writers.count).toBeGreaterThan(before + 20), BACK_MS);
    await writers.stop();
    expect(await writers.lost(client)).toEqual([]);
    for (const status of writers.refused) expect([409, 503]).toContain(status);
    await product?.verifyJournal();
  });

  it('of the documents tells who asks for one, and prints it once there is room', async () => {
    const { valor_id } = await classify(client);
    const free = await fill(disks.files);
    const path = `/v1/valor/download/${valor_id}`;
    expect(refusalOf(await client.get(path))).toBe('500 rendu_impossible');
    await free();
    await eventually(async () => expect((await client.get(path)).status).toBe(200), BACK_MS);
  });
});
