/** A backup of a running product, and the empty place into which it is restored. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { restoreBackup } from '../src/backup/restore-backup.js';
import { OperatorError } from '../src/platform/config/operator-error.js';
import { projectPath } from '../src/platform/config/paths.js';
import { openFileStore } from '../src/platform/storage/file-store.js';
import { readPages } from './render/render-support.js';
import type { Answer, ApiClient } from './support/api-client.js';
import { classify, type ValuationDetail } from './support/classification.js';
import { removeFolder } from './support/remove-folder.js';
import { emailOf, signIn } from './support/role-clients.js';
import { rowsByTable } from './support/rows-by-table.js';
import { runEntry, type Ending } from './support/run-entry.js';
import { itFurther, scaled } from './support/scale.js';
import { openTestBench, type TestBench, type Variables } from './support/test-bench.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

/** More than thirty days old. */
const OLD = 'valorisation-2020-01-01T01-15-00Z.backup';
const KEY = 'a key of a backup, thirty-two characters at least';

const OF_MEMBERS = [
  '/v1/valor/list/all',
  '/v1/user/profile',
  '/v1/valor/figures',
  '/v1/valor/list/tots',
  '/v1/valor/list/todo',
  '/v1/valor/coherence',
];
/** The screens that each person sees first and needs most. */
const VIEWS = [
  ['main', OF_MEMBERS],
  ['admin', ['/admin/dashboard', '/admin/valuations', '/admin/grids', '/admin/articles']],
  ['associated', OF_MEMBERS],
  ['otherMain', OF_MEMBERS],
] as const;

describe('a backup', () => {
  let bench: TestBench;
  let empty: TestDatabase;
  let elsewhere: string;
  let folder: string;
  let file: string;
  let written: Ending;
  let main: ApiClient;
  let restored: ApiClient;
  let url: string;
  let printed: readonly Answer[];
  let classified: ValuationDetail;

  const run = async (entry: string, words: readonly string[], variables: Variables): Promise<Ending> =>
    runEntry(entry, words, { BACKUP_KEY: KEY, ...variables });
  const here = () => ({
    DATABASE_URL: bench.databaseUrl,
    DATA_DIR: bench.dataDir,
    BACKUP_DIR: folder,
    BACKUP_KEEP_DAYS: '30',
  });
  const there = () => ({ DATABASE_URL: empty.url, DATA_DIR: join(elsewhere, 'data') });
  const restore = async (backup: string) => run('main.restore.js', [backup], there());
  /** The message of the command, without starting a process. */
  const refusalOfRestoring = async (backup: string, { key = KEY, databaseUrl = empty.url } = {}): Promise<string> => {
    const files = await openFileStore({ dataDir: there().DATA_DIR });
    const keepKey = () => {
      throw new Error('kept a key');
    };
    const refusal: unknown = await restoreBackup({ databaseUrl, files, keepKey }, backup, key).catch(
      (error: unknown) => error,
    );
    if (!(refusal instanceof OperatorError)) throw refusal;
    return refusal.message;
  };
  const documents = async (client: ApiClient): Promise<Answer[]> => {
    const { valor_id: valuation, profile_id: profile } = classified;
    const paths = [`/v1/valor/download/${valuation}`, `/v1/job/download/pdf/${profile}`];
    return Promise.all(paths.map(async (path) => client.get(path)));
  };
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

  beforeAll(async () => {
    bench = await openTestBench();
    empty = await createTestDatabase({ empty: true });
    elsewhere = await mkdtemp(join(tmpdir(), 'valorisation-restore-'));
    [url] = await Promise.all([bench.startApi(), bench.startWorker()]);
    main = await signIn(url, emailOf('main'));
    await main.post('/v1/user/staff-access/grant');
    classified = await classify(main);
    printed = await documents(main);
    folder = join(elsewhere, 'backups');
    await mkdir(folder);
    await writeFile(join(folder, OLD), 'valorisation-backup-1\n');
    written = await run('main.backup.js', [], here());
    file = join(folder, (await readdir(folder))[0] ?? '');
  });

  afterAll(async () => {
    await bench.close();
    await empty.drop();
    await removeFolder(elsewhere);
  });

  it('is reported with its contents, readable by its owner only, and shows no name', async () => {
    expect(written).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Sauvegarde écrite : .* \(\d+\slignes et 2\sfichiers, \d+ ko\)\.\n1\ssauvegarde supprimée : plus de 30\sjours\.$/,
      ),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file)).includes('demo.example')).toBe(false);
    const [only, ...others] = await readdir(folder);
    expect([only === OLD, only, others]).toEqual([
      false,
      expect.stringMatching(/^valorisation-20[\dT-]+Z\.backup$/),
      [],
    ]);
  });

  it('records its time for monitoring', async () => {
    const { rows } = await bench.owner.query(
      `select seen_at > now() - interval '10 minutes' as "isNew" from process_heartbeat where name = 'backup'`,
    );
    expect(rows).toEqual([{ isNew: true }]);
  });

  itFurther(
    'is written daily by its own process, which reports and retries a failure and refuses a missing setting',
    async () => {
      const tillWord = async (word: string, variables: NodeJS.ProcessEnv): Promise<Ending> =>
        new Promise((resolve) => {
          const env = { PATH: process.env['PATH'], BACKUP_KEY: KEY, ...here(), ...variables };
          const child = spawn(process.execPath, [projectPath('backend', 'dist', 'bundle', 'main.backup-daily.js')], {
            env,
          });
          let output = '';
          for (const stream of [child.stdout, child.stderr])
            stream.on('data', (text) => {
              output += String(text);
              if (output.includes(word)) child.kill('SIGTERM');
            });
          child.once('close', (code, signal) => resolve({ code: code ?? String(signal), output: output.trim() }));
        });
      const away = { DATABASE_URL: 'postgres://127.0.0.1:1/none', BACKUP_DIR: join(elsewhere, 'none') };
      expect(
        await Promise.all([
          tillWord('Prochaine', {}),
          tillWord('nouvel essai', away),
          run('main.backup-daily.js', [], { ...here(), BACKUP_KEY: '' }),
        ]),
      ).toEqual([
        { code: 0, output: expect.stringMatching(/^Prochaine sauvegarde : 20[\dT:.-]+Z\.$/) },
        {
          code: 0,
          output: expect.stringMatching(
            /^Sauvegarde non écrite : la base ne répond pas \(ECONNREFUSED\)\.\nSauvegarde manquée \(1\sessai\) : nouvel essai dans 1 min\.$/,
          ),
        },
        { code: 1, output: expect.stringContaining('BACKUP_KEY manque') },
      ]);
    },
  );

  it('replaces no existing file', async () => {
    const before = await readFile(file);
    const { code, output } = await run('main.backup.js', [file], here());
    expect([code, output]).toEqual([1, `Sauvegarde non écrite : ${file} existe déjà, choisissez un autre nom.`]);
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it.each([
    ['another key', 'BACKUP_KEY n’est pas la clé', async () => file, KEY.toUpperCase()],
    ['its end cut off', 'incomplète', async () => damaged('cut', (bytes) => bytes.subarray(0, -1)), KEY],
    ['a changed byte', 'abîmée', async () => damaged('changed', (bytes) => flip(bytes, bytes.length >> 1)), KEY],
  ])('is refused with %s, in one line, before any change', async (_what, why, backup, key) => {
    const refusal = await refusalOfRestoring(await backup(), { key });
    expect(refusal).toContain(why);
    expect(refusal.split('\n')).toHaveLength(1);
    expect(await rowsByTable(empty.url)).toEqual({});
  });

  it('restores every row and every file, and a journal that verifies', async () => {
    const { code, output } = await restore(file);
    expect([code, output]).toEqual([0, expect.stringMatching(/0\sdifférence\.$/)]);
    const [before, after] = await Promise.all([rowsByTable(bench.databaseUrl), rowsByTable(empty.url)]);
    expect(after).toEqual(before);
    expect(after['access_grant 1']).toBe(1);
  });

  itFurther('is refused where data exists already', async () => {
    const refused = await restore(file);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('La base n’est pas vide') });
    expect(refused.output.split('\n')).toHaveLength(1);
    const other = await createTestDatabase({ empty: true });
    try {
      expect(await refusalOfRestoring(file, { databaseUrl: other.url })).toContain('Le stockage n’est pas vide');
    } finally {
      await other.drop();
    }
  });

  it('gives the same dashboards and documents, and a document printed again has the same text', async () => {
    const variables = there();
    const [restoredApi] = await Promise.all([bench.startApi({ variables }), bench.startWorker(variables)]);
    for (const [role, views] of VIEWS.slice(0, scaled({ part: 2, all: VIEWS.length }))) {
      const [before, after] = [await signIn(url, emailOf(role)), await signIn(restoredApi, emailOf(role))];
      for (const view of views) {
        const { status, body } = await after.get(view);
        const former = timeless((await before.get(view)).body);
        expect([role, view, status, timeless(body)]).toEqual([role, view, 200, former]);
      }
    }
    restored = await signIn(restoredApi, emailOf('main'));
    expect((await documents(restored)).map(bytesOf).map(sum)).toEqual(printed.map(bytesOf).map(sum));
    await rm(join(elsewhere, 'data', 'files', 'print'), { recursive: true });
    const reprinted = (await documents(restored)).map(bytesOf);
    expect(await Promise.all(reprinted.map(readPages))).toEqual(await Promise.all(printed.map(bytesOf).map(readPages)));
  });

  it('never gives out an id a second time', async () => {
    const [one, other] = await Promise.all([classify(main), classify(restored)]);
    expect(other.valor_id).toBe(one.valor_id);
  });
});

/** Removes the time of computation, which differs with each request. */
function timeless(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'computed_at' ? undefined : value)));
}

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8((bytes.readUInt8(at) ^ 1) & 0xff, at);
  return changed;
}
