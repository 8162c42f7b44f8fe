/** A backup, taken from a product at work, and the empty place into which it is restored. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { projectPath } from '../src/platform/config/paths.js';
import { readPages } from './render/render-support.js';
import type { Answer, ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { removeFolder } from './support/remove-folder.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

const KEY = 'a key of a backup, thirty-two characters at least';

const VIEWS = [
  '/v1/valor/list/all',
  '/v1/user/profile',
  '/v1/valor/figures',
  '/v1/valor/list/tots',
  '/v1/valor/list/todo',
];

describe('a backup', () => {
  let bench: TestBench;
  let empty: TestDatabase;
  let elsewhere: string;
  let file: string;
  let written: Ending;
  let main: ApiClient;
  let restored: ApiClient;
  let printed: Answer;
  let valuation: number;

  interface Ending {
    readonly code: number | string;
    readonly output: string;
  }
  const run = async (entry: string, words: string[], variables: NodeJS.ProcessEnv = {}): Promise<Ending> =>
    new Promise((resolve) => {
      const env = { PATH: process.env['PATH'], BACKUP_KEY: KEY, ...variables };
      execFile(process.execPath, [projectPath('backend', 'dist', entry), ...words], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}`.trim() }),
      );
    });
  const there = () => ({ DATABASE_URL: empty.url, DATA_DIR: join(elsewhere, 'data') });
  const restore = async (backup: string, variables: NodeJS.ProcessEnv = {}) =>
    run('main.restore.js', [backup], { ...there(), ...variables });
  const document = async (client: ApiClient) => client.get(`/v1/valor/download/${valuation}`);
  const bytesOf = ({ status, body }: Answer): Buffer => {
    if (status !== 200 || !Buffer.isBuffer(body)) throw new Error(`no document: ${status}`);
    return body;
  };
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const damaged = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const path = join(elsewhere, name);
    await writeFile(path, change(await readFile(file)));
    return path;
  };

  /** Rows of each table; of those that even the owner sees by establishment alone, of one after the other. */
  const rowsOf = async (url: string): Promise<Record<string, number>> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(`set app.scope = 'staff'`);
      const { rows: tables } = await client.query<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      );
      const counts: Record<string, number> = {};
      for (const id of ['1', '2']) {
        await client.query(`select set_config('app.establishment_id', $1, false)`, [id]);
        for (const { name } of tables) {
          const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${name}`);
          counts[`${name} ${id}`] = rows[0]?.count ?? -1;
        }
      }
      return counts;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    bench = await openTestBench();
    empty = await createTestDatabase({ empty: true });
    elsewhere = await mkdtemp(join(tmpdir(), 'valorisation-restore-'));
    const [url] = await Promise.all([bench.startApi(), bench.startWorker()]);
    main = await signIn(url, emailOf('main'));
    await main.post('/v1/user/staff-access/grant');
    valuation = (await classify(main)).valor_id;
    printed = await document(main);
    file = join(elsewhere, 'whole.backup');
    const place = { DATABASE_URL: bench.databaseUrl, DATA_DIR: bench.dataDir };
    written = await run('main.backup.js', [file], place);
  });

  afterAll(async () => {
    await bench.close();
    await empty.drop();
    await removeFolder(elsewhere);
  });

  it('is told with what it holds, readable by its owner alone, and shows nobody’s name', async () => {
    expect(written).toEqual({
      code: 0,
      output: expect.stringMatching(/^Sauvegarde écrite : .* \(\d+\slignes et 1\sfichier, \d+ ko\)\.$/),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file)).includes('demo.example')).toBe(false);
    expect(await readdir(elsewhere)).toEqual(['whole.backup']);
  });

  it.each([
    ['another key', 'BACKUP_KEY n’est pas la clé', async () => file, { BACKUP_KEY: KEY.toUpperCase() }],
    ['its end cut off', 'incomplète', async () => damaged('cut', (bytes) => bytes.subarray(0, -1)), {}],
    ['a changed byte', 'abîmée', async () => damaged('changed', (bytes) => flip(bytes, bytes.length >> 1)), {}],
  ])('is refused with %s, in one line, before anything is touched', async (_what, why, backup, variables) => {
    const { code, output } = await restore(await backup(), variables);
    expect([code, output]).toEqual([1, expect.stringContaining(why)]);
    expect(output.split('\n')).toHaveLength(1);
    expect(await rowsOf(empty.url)).toEqual({});
  });

  it('restores every row and every file, and a journal that verifies', async () => {
    const { code, output } = await restore(file);
    expect([code, output]).toEqual([0, expect.stringMatching(/0\sdifférence\.$/)]);
    const [before, after] = await Promise.all([rowsOf(bench.databaseUrl), rowsOf(empty.url)]);
    expect(after).toEqual(before);
    expect(after['access_grant 1']).toBe(1);
  });

  it('is refused where something is already', async () => {
    expect(await restore(file)).toEqual({ code: 1, output: expect.stringContaining('La base n’est pas vide') });
    const other = await createTestDatabase({ empty: true });
    try {
      expect(await restore(file, { DATABASE_URL: other.url })).toEqual({
        code: 1,
        output: expect.stringContaining('Le stockage n’est pas vide'),
      });
    } finally {
      await other.drop();
    }
  });

  it('gives the same dashboards and the same documents, and one that is printed anew has the same text', async () => {
    const variables = there();
    const [url] = await Promise.all([bench.startApi({ variables }), bench.startWorker(variables)]);
    restored = await signIn(url, emailOf('main'));
    for (const view of VIEWS) {
      const { status, body } = await restored.get(view);
      expect([status, body]).toEqual([200, (await main.get(view)).body]);
    }
    expect(sum(bytesOf(await document(restored)))).toBe(sum(bytesOf(printed)));
    await rm(join(elsewhere, 'data', 'files', 'print'), { recursive: true });
    const anew = bytesOf(await document(restored));
    expect(await readPages(anew)).toEqual(await readPages(bytesOf(printed)));
  });

  it('gives out no id a second time', async () => {
    const [here, back] = await Promise.all([classify(main), classify(restored)]);
    expect(back.valor_id).toBe(here.valor_id);
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8((bytes.readUInt8(at) ^ 1) & 0xff, at);
  return changed;
}
