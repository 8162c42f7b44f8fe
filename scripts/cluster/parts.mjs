/** The processes of the shape: servers of the system, the product's own, and PostgreSQL as those outside of it see it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild } from '../lib/child.mjs';
import { Refusal } from '../lib/steps.mjs';

/** How long a process may take to start on a machine that has much else to do. */
const READY_MS = 300_000;
const POLL_MS = 50;
/** The kernel ends a process when we end, however we end. */
const WITH_US = ['--pdeathsig', 'TERM'];

/** Started in the foreground, ended with us. */
export class Program {
  #child;

  /**
   * @param {import('../bench/lab.mjs').Lab} lab
   * @param {{ name: string, command: string, words: readonly string[], port?: number, env?: NodeJS.ProcessEnv, tells?: boolean }}
   *   settings tells: it says when it is ready, as the product's processes do; another is ready when its port takes connections
   */
  constructor(lab, settings) {
    Object.assign(this, settings);
    this.log = lab.path(`${settings.name}.log`);
    lab.onClose(() => this.stop());
  }

  get pid() {
    return this.#child.pid;
  }

  async start() {
    const { name, command, words, env = process.env, port, tells } = this;
    const log = openSync(this.log, 'a');
    const child = spawn('setpriv', [...WITH_US, command, ...words], {
      env,
      stdio: ['ignore', log, log, ...(tells ? ['ipc'] : [])],
    });
    this.#child = child;
    closeSync(log);
    let isReady = false;
    if (tells) child.once('message', () => (isReady = true));
    const end = Date.now() + READY_MS;
    while (!isReady) {
      if (child.exitCode !== null) throw new Refusal(`« ${name} » s’est arrêté : lisez ${this.log}.`);
      if (Date.now() > end) throw new Refusal(`« ${name} » n’est pas prêt à temps.`);
      await wait(POLL_MS);
      if (!tells) isReady = await takesConnections(port);
    }
    return this;
  }

  /** As a crash ends it. */
  async kill() {
    await endChild(this.#child, 'SIGKILL');
  }

  async stop() {
    await endChild(this.#child);
  }
}

/** The PostgreSQL of the cluster: its first process, and its way back. */
export class Database {
  name = 'postgresql';

  /** @param {import('../bench/lab.mjs').Lab} lab */
  constructor(lab, url) {
    this.port = Number(new URL(url).port);
    this.lock = lab.path('postgres', 'data', 'postmaster.pid');
  }

  /** As a crash ends it, with all its processes. */
  async kill() {
    const pid = Number.parseInt(await readFile(this.lock, 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await wait(POLL_MS);
  }

  /** What runs it starts it again, as a container's engine or systemd does: here the local set-up. */
  async start() {
    const end = Date.now() + READY_MS;
    while (!(await takesConnections(this.port)) && Date.now() < end) await wait(POLL_MS);
  }
}

export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function takesConnections(port) {
  const socket = connect({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
