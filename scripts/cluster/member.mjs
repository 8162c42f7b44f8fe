/** One API or worker process, as a machine of its own would run it: its data directory is shared with nobody. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { endChild } from '../lib/child.mjs';
import { NODE_FLAGS } from '../lib/node-flags.mjs';
import { inRoot } from '../lib/root.mjs';
import { Refusal } from '../lib/steps.mjs';
import { say } from './messages.mjs';

const READY_MS = 120_000;

export class Member {
  #child;

  /**
   * @param {import('../bench/lab.mjs').Lab} lab
   * @param {{ name: string, kind: 'api' | 'worker', port?: number, variables: NodeJS.ProcessEnv }} settings
   */
  constructor(lab, { name, kind, port, variables }) {
    this.name = name;
    this.kind = kind;
    this.port = port;
    this.dataDir = lab.path(name);
    this.log = lab.path(`${name}.log`);
    this.variables = { ...variables, DATA_DIR: this.dataDir, ...(port === undefined ? {} : { PORT: String(port) }) };
    lab.onClose(() => this.stop());
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.#child.pid;
  }

  /** The browser is unpacked once for all workers. */
  async prepare() {
    await mkdir(this.dataDir, { recursive: true });
    await mkdir(inRoot('.cache', 'chromium'), { recursive: true });
    await symlink(inRoot('.cache', 'chromium'), `${this.dataDir}/chromium`);
  }

  async start() {
    const log = openSync(this.log, 'a');
    const child = spawn(process.execPath, [...NODE_FLAGS, inRoot('backend', 'dist', `main.${this.kind}.js`)], {
      env: { PATH: process.env.PATH, ...this.variables },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.#child = child;
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', () => reject(new Refusal(say.ended(this.name, this.log))));
      setTimeout(() => reject(new Refusal(say.notReady(this.name))), READY_MS).unref();
    });
  }

  async kill() {
    await endChild(this.#child, 'SIGKILL');
  }

  async stop() {
    await endChild(this.#child);
  }
}
