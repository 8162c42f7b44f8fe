/** The system's programs that the shape takes: found on the PATH, started in the foreground, ended with us. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild } from '../lib/child.mjs';
import { findProgram } from '../lib/find-program.mjs';
import { Refusal } from '../lib/steps.mjs';
import { say } from './messages.mjs';

const NAMES = ['redis-server', 'pgbouncer', 'haproxy'];
const READY_MS = 20_000;
const POLL_MS = 50;
/** The kernel ends them when we end, however we end. */
const WITH_US = ['--pdeathsig', 'TERM'];

/** @returns {Promise<Record<string, string>>} paths by name */
export async function findPrograms() {
  if (process.platform !== 'linux') throw new Refusal(say.notLinux);
  const found = NAMES.map((name) => [name, findProgram(name)]);
  const missing = found.flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (missing.length > 0) throw new Refusal(say.missing(missing));
  return Object.fromEntries(found);
}

export class Program {
  #child;

  /**
   * @param {import('../bench/lab.mjs').Lab} lab
   * @param {{ name: string, command: string, words: readonly string[], port: number, env?: NodeJS.ProcessEnv }} settings
   */
  constructor(lab, settings) {
    this.settings = settings;
    this.log = lab.path(`${settings.name}.log`);
    lab.onClose(() => this.stop());
  }

  get name() {
    return this.settings.name;
  }

  /** Until it takes connections. */
  async start() {
    const { name, command, words, env = {}, port } = this.settings;
    const log = openSync(this.log, 'a');
    this.#child = spawn('setpriv', [...WITH_US, command, ...words], {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child.once('error', () => undefined);
    const end = Date.now() + READY_MS;
    while (!(await takesConnections(port))) {
      if (this.#child.exitCode !== null) throw new Refusal(say.ended(name, this.log));
      if (Date.now() > end) throw new Refusal(say.notReady(name));
      await wait(POLL_MS);
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

export function takesConnections(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (is) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
