/**
 * Where a benchmark, the cluster and the try of the image run: a temporary folder, a PostgreSQL in it, and every process
 * that they start. All of it ends with them, on Ctrl-C too; killed by force, the kernel and the closed channels end it.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild } from '../lib/child.mjs';
import { NODE_FLAGS } from '../lib/node-flags.mjs';
import { inRoot } from '../lib/root.mjs';
import { step } from '../lib/steps.mjs';
import { backendPackage, built, localSetUp } from '../lib/built.mjs';

/** The worker asks for a mail server; a benchmark sends nothing. */
const NO_MAIL = 'smtp://127.0.0.1:9';
/** How long a process may take to start on a machine that has much else to do. */
const READY_MS = 300_000;
const STOP_MS = 20_000;

export const entryOf = (name) => inRoot('backend', 'dist', `main.${name}.js`);

export class Lab {
  #ends = [];
  #closing;
  /** By a signal: what fails from then on is no failure. */
  #isInterrupted = false;
  #interrupt = (signal) => {
    this.#isInterrupted = true;
    void this.close().finally(() => {
      process.stderr.write('\nInterrompu : tout est arrêté.\n');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  };

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, this.#interrupt);
  }

  /**
   * One for a piece of work, which ends with it; undefined where a signal ended it.
   * @template T
   * @param {(lab: Lab) => Promise<T>} work
   */
  static async during(work) {
    const lab = new Lab(await mkdtemp(join(tmpdir(), 'valorisation-bench-')));
    try {
      return await work(lab);
    } catch (error) {
      if (!lab.#isInterrupted) throw error;
      return undefined;
    } finally {
      await lab.close();
    }
  }

  path(...segments) {
    return join(this.folder, ...segments);
  }

  /** Called at the end, the last one first. */
  onClose(end) {
    this.#ends.push(end);
  }

  /** A migrated database with the grids, as an installation makes it. */
  async database({ demo }) {
    return step('Base de données', async () => {
      const { startEmbeddedPostgres } = await localSetUp();
      const { installDatabase } = await built('install/install-database.js');
      const server = await startEmbeddedPostgres({ directory: this.path('postgres') });
      this.onClose(() => server.stop());
      await installDatabase(server.url, { demo });
      return server.url;
    });
  }

  /** One connection as the owner of the tables. @param {object} [options] of the `pg` client */
  async connect(url, options = {}) {
    const { Client } = backendPackage('pg');
    const client = new Client({ connectionString: url, ...options });
    await client.connect();
    this.onClose(() => client.end());
    return client;
  }

  /** Starts a Node process that says `ready` as the product's do, and ends with the channel. Answers what it said, and its pid. */
  async process(entry, variables) {
    const child = spawn(process.execPath, [...NODE_FLAGS, entry], {
      env: { ...process.env, SMTP_URL: NO_MAIL, ...variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.onClose(() => endChild(child, 'SIGTERM', STOP_MS));
    return new Promise((resolve, reject) => {
      child.once('message', (said) => resolve({ ...said, pid: child.pid }));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${entry} ended with ${code}`)));
      setTimeout(() => reject(new Error(`${entry} is not ready`)), READY_MS).unref();
    });
  }

  /**
   * The product on a database: its API, and a worker unless told otherwise.
   * @param {{ worker?: boolean, variables?: NodeJS.ProcessEnv }} [options]
   * @returns {Promise<{ origin: string, pids: { api: number, worker?: number } }>}
   */
  async product(url, { worker = true, variables = {} } = {}) {
    const { findFreePort } = await localSetUp();
    const port = String(await findFreePort());
    const own = { DATABASE_URL: url, DATA_DIR: this.path('data'), DEMO: '0', ...variables };
    const api = await this.process(entryOf('api'), { ...own, PORT: port, HOST: '127.0.0.1' });
    const pids = { api: api.pid, ...(worker && { worker: (await this.process(entryOf('worker'), own)).pid }) };
    return { origin: `http://127.0.0.1:${port}`, pids };
  }

  async close() {
    this.#closing ??= this.#close();
    await this.#closing;
  }

  async #close() {
    for (const end of this.#ends.toReversed()) {
      await end().catch((error) => process.stderr.write(`${error?.stack ?? error}\n`));
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, this.#interrupt);
  }
}
