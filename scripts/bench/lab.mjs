/**
 * The surroundings of a benchmark, of the cluster or of the trial of the image: a temporary folder, a PostgreSQL, and all
 * processes that are started. All of this is removed at the end, also after Ctrl-C.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendPackage, built, localSetUp } from '../lib/built.mjs';
import { NODE_FLAGS } from '../lib/node-flags.mjs';
import { inRoot } from '../lib/root.mjs';
import { step } from '../lib/steps.mjs';
import { Program } from './program.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The worker needs an address of a mail server; a benchmark sends nothing. */
const NO_MAIL = 'smtp://127.0.0.1:9';

export const entryOf = (name) => inRoot('backend', 'dist', 'bundle', `main.${name}.js`);

export class Lab {
  #ends = [];
  #closing;
  /** True after a signal. Then a failure is not reported. */
  #isInterrupted = false;
  #interrupt = (signal) => {
    this.#isInterrupted = true;
    void this.close().finally(() => {
      process.stderr.write('\nInterrompu : tout est arrêté.\n');
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  };

  constructor(folder) {
    this.folder = folder;
    for (const signal of SIGNALS) process.on(signal, this.#interrupt);
  }

  /** A lab for one piece of work. @returns its result; undefined if a signal ended it */
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

  /** `end` is called when the lab closes. The last given function is called first. */
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

  async postgresPid() {
    return Number.parseInt(await readFile(this.path('postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
  }

  /** A connection as the owner of the tables. @param {object} [options] of the `pg` client */
  async connect(url, options = {}) {
    const { Client } = backendPackage('pg');
    const client = new Client({ connectionString: url, ...options });
    await client.connect();
    this.onClose(() => client.end());
    return client;
  }

  /** Starts a Node process that sends a message when it is ready. */
  async process(name, entry, variables) {
    const env = { ...process.env, SMTP_URL: NO_MAIL, ...variables };
    const words = [...NODE_FLAGS, entry];
    return new Program(this, { name, command: process.execPath, words, env, tells: true }).start();
  }

  /** The server that reads are compared with. @returns {Promise<string>} its address */
  async bareServer(variables) {
    const { said } = await this.process('bare', inRoot('scripts', 'bench', 'bare-server.mjs'), variables);
    return `http://127.0.0.1:${said.port}`;
  }

  /**
   * The product on a database: its API and, by default, a worker.
   * @param {{ worker?: boolean, variables?: NodeJS.ProcessEnv }} [options]
   * @returns {Promise<{ origin: string, pids: { api: number, worker?: number } }>}
   */
  async product(url, { worker = true, variables = {} } = {}) {
    const { findFreePort } = await localSetUp();
    const port = String(await findFreePort());
    const own = { DATABASE_URL: url, DATA_DIR: this.path('data'), DEMO: '0', ...variables };
    const api = await this.process('api', entryOf('api'), { ...own, PORT: port, HOST: '127.0.0.1' });
    const pids = {
      api: api.pid,
      ...(worker && { worker: (await this.process('worker', entryOf('worker'), own)).pid }),
    };
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
    for (const signal of SIGNALS) process.off(signal, this.#interrupt);
  }
}
