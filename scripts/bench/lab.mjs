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
import { step } from '../lib/steps.mjs';
import { backendPackage, built, localSetUp } from './built.mjs';
import { say } from './messages.mjs';

/** The worker asks for a mail server; a benchmark sends nothing. */
const NO_MAIL = 'smtp://127.0.0.1:9';
/** Of a machine that has much else to do. */
const READY_MS = 300_000;
const STOP_MS = 20_000;

export class Lab {
  #ends = [];
  #pids = new Map();
  #closing;
  /** By a signal: what fails from then on is no failure. */
  interrupted = false;
  #interrupt = (signal) => {
    this.interrupted = true;
    void this.close().finally(() => this.#exit(signal));
  };

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, this.#interrupt);
  }

  static async open() {
    return new Lab(await mkdtemp(join(tmpdir(), 'valorisation-bench-')));
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
    return step(say.database, async () => {
      const { startEmbeddedPostgres } = await localSetUp();
      const { installDatabase } = await built('install/install-database.js');
      const server = await startEmbeddedPostgres({ directory: this.path('postgres') });
      this.onClose(() => server.stop());
      await installDatabase(server.url, { demo });
      return server.url;
    });
  }

  /** One connection as the owner of the tables. */
  async connect(url) {
    const { Client } = backendPackage('pg');
    const client = new Client({ connectionString: url });
    await client.connect();
    this.onClose(() => client.end());
    return client;
  }

  /** Starts a Node process that says `ready` as the product's do, and ends with the channel. Answers what it said. */
  async process(entry, variables) {
    const child = spawn(process.execPath, [...NODE_FLAGS, entry], {
      env: { ...process.env, SMTP_URL: NO_MAIL, ...variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.onClose(() => endChild(child, 'SIGTERM', STOP_MS));
    this.#pids.set(entry, child.pid);
    return new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${entry} ended with ${code}`)));
      setTimeout(() => reject(new Error(`${entry} is not ready`)), READY_MS).unref();
    });
  }

  /** Of the last process that was started so. */
  pidOf(entry) {
    return this.#pids.get(entry);
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

  #exit(signal) {
    process.stderr.write(`\n${say.stopped}\n`);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  }
}
