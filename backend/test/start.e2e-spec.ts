import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { z } from 'zod';
import { projectPath } from '../src/platform/config/paths.js';
import { eventually } from './support/eventually.js';
import { removeFolder } from './support/remove-folder.js';
import { createTestDatabase } from './support/test-database.js';

/** As scripts/lib/supervise.mjs has it. */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

const runningSchema = z.object({ pid: z.number(), url: z.string(), databaseUrl: z.string() });

/** The built product, started as `npm start` does once installation and build are done. */
describe('the supervisor', () => {
  let dataDir: string;
  let child: ChildProcess;
  let output: string;
  let started: ChildProcess[];
  /** By their ids. */
  const ended = new Set<number | undefined>();

  const start = (variables: NodeJS.ProcessEnv = {}) => {
    output = '';
    const one = spawn(process.execPath, [projectPath('local', 'dist', 'main.supervisor.js')], {
      env: { ...QUIET, PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', MAIL_CATCHER_PORT: '0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const streams = [one.stdout, one.stderr].filter((stream) => stream !== null);
    for (const stream of streams) stream.on('data', (text) => (output += String(text)));
    // With all that it has written, which may come after its exit; `close` does not come once we have disconnected.
    const last = [once(one, 'exit'), ...streams.map(async (stream) => once(stream, 'close'))];
    void Promise.all(last).then(() => ended.add(one.pid));
    child = one;
    started.push(one);
  };
  const isReady = () =>
    eventually(() => {
      if (child.exitCode !== null) throw new Error(output);
      expect(output).toContain('Ctrl-C');
    });
  const hasEnded = (one = child) => eventually(() => expect(ended).toContain(one.pid));
  const running = async () => runningSchema.parse(JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')));
  const status = async () => (await fetch(`${(await running()).url}/v1/status`)).status;

  /** Processes called with this test's folder, in their command or their environment (Linux only). */
  const processesLeft = async () => {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
    const mentions = await Promise.all(
      pids.map(async (pid) => {
        const texts = ['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => ''));
        return (await Promise.all(texts)).some((text) => text.includes(dataDir));
      }),
    );
    return pids.filter((_pid, index) => mentions[index]);
  };
  const nothingIsLeft = () => eventually(async () => expect(await processesLeft()).toEqual([]));

  beforeEach(async () => {
    started = [];
    dataDir = await mkdtemp(join(tmpdir(), 'valorisation-start-'));
  });

  afterEach(async () => {
    for (const one of started) {
      one.kill('SIGTERM');
      await hasEnded(one);
    }
    await removeFolder(dataDir);
  });

  it('brings everything up, refuses a second run, keeps the data through a kill, and leaves nothing when stopped or left alone', async () => {
    start();
    await isReady();
    expect(await status()).toBe(200);
    expect(output).toContain('direction@demo.example');
    const { url, pid } = await running();
    const first = child;

    start();
    await hasEnded();
    expect(output).toContain(`processus ${pid}`);

    start({ DATA_DIR: join(dataDir, 'other'), PORT: new URL(url).port });
    await hasEnded();
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain('PORT=');

    process.kill(pid, 'SIGKILL');
    await hasEnded(first);
    start();
    await isReady();
    expect(await status()).toBe(200);

    child.kill('SIGTERM');
    await hasEnded();
    expect(child.exitCode).toBe(0);
    await nothingIsLeft();

    // As when the command that started it dies.
    start();
    await isReady();
    child.disconnect();
    await hasEnded();
    await nothingIsLeft();
  });

  it('names a wrong variable and starts nothing', async () => {
    start({ PORT: 'abc', DATABASE_URL: 'postgres://user:s3cret@127.0.0.1:1/base' });
    await hasEnded();
    expect(child.exitCode).toBe(1);
    expect(output).toContain('PORT');
    expect(output).not.toContain('s3cret');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    // Of a range kept for documentation: no machine has it.
    ['HOST', '192.0.2.1'],
    // The other addresses: check-addresses.int-spec.
    ['STORAGE_URL', 's3://key:s3cret@127.0.0.1:1/bucket?tls=0'],
  ])('names a %s that cannot be used, in one line', async (name, value) => {
    start({ [name]: value });
    await hasEnded();
    expect(child.exitCode).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(`^✗ ${name} : `)]);
    expect(output).not.toContain('s3cret');
  });

  it('names a server that does not answer', async () => {
    start({ DATABASE_URL: 'postgres://user:s3cret@127.0.0.1:1/base' });
    await hasEnded();
    expect(output).toContain('DATABASE_URL');
    expect(output).not.toContain('s3cret');
    await nothingIsLeft();
  });

  it('says which rights the login of DATABASE_URL lacks', async () => {
    const database = await createTestDatabase();
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    try {
      await owner.query(`create role start_guest login password 'guest'`);
      const url = new URL(database.url);
      [url.username, url.password] = ['start_guest', 'guest'];
      start({ DATABASE_URL: url.href });
      await hasEnded();
    } finally {
      await owner.query('drop role if exists start_guest');
      await owner.end();
      await database.drop();
    }
    expect(output).toContain('CREATEROLE');
    expect(output).not.toMatch(/^\s+at /m);
  });
});
