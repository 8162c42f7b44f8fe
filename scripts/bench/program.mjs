/** Programs that a benchmark, the cluster or the try of the image starts. They end with the command, even if it is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../lib/steps.mjs';

const READY_MS = 300_000;
const STOP_MS = 60_000;
const POLL_MS = 50;

export class Program {
  #child;

  /**
   * @param {{ name: string, command: string, words: readonly string[], port?: number, env?: NodeJS.ProcessEnv, tells?: boolean }}
   *   settings tells: it sends a message when it is ready, as the product's processes do; another program is ready when its
   *   port takes connections
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
    // A process of the product ends when the channel to us closes; the kernel ends other programs.
    const [file, ...args] = [...(tells ? [] : ['setpriv', '--pdeathsig', 'TERM']), command, ...words];
    const log = openSync(this.log, 'a');
    const child = spawn(file, args, { env, stdio: ['ignore', log, log, ...(tells ? ['ipc'] : [])] });
    closeSync(log);
    this.#child = child;
    let isReady = false;
    child.once('message', (said) => {
      this.said = said;
      isReady = true;
    });
    const end = Date.now() + READY_MS;
    while (!isReady) {
      const isOver = child.exitCode !== null || Date.now() > end;
      if (isOver) throw new Refusal(`« ${name} » n’a pas démarré.\n${readFileSync(this.log, 'utf8').slice(-2000)}`);
      await wait(POLL_MS);
      if (!tells) isReady = await takesConnections(port);
    }
    return this;
  }

  async kill() {
    await this.#end('SIGKILL');
  }

  async stop() {
    await this.#end('SIGTERM');
  }

  async #end(signal) {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.kill(signal);
    await ended;
    clearTimeout(lastResort);
  }
}

export async function takesConnections(port) {
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

/** Debian's folders of servers, which may be missing in PATH. */
const SYSTEM = ['/usr/sbin', '/sbin'];

/** @returns {Record<string, string>} the paths of programs, or a refusal that names their Debian packages */
export function findPrograms(names, packages = names) {
  if (process.platform !== 'linux') throw new Refusal('Non exécuté : cette commande n’est prévue que pour Linux.');
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM];
  const pathOf = (name) => folders.map((folder) => join(folder, name)).find(existsSync);
  const missing = names.filter((name) => pathOf(name) === undefined);
  if (missing.length === 0) return Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  const absent = `${missing.join(', ')} introuvable${missing.length > 1 ? 's' : ''}`;
  throw new Refusal(
    `Non exécuté : ${absent}. Sur Debian, en root : apt-get install ${packages.join(' ')}, puis relancez la commande.`,
  );
}
