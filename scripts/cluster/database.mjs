/** The PostgreSQL of the cluster, as whoever has to do with it from outside sees it: its first process, and its way back. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { takesConnections } from './programs.mjs';

const BACK_MS = 60_000;
const POLL_MS = 20;

export class Database {
  name = 'postgresql';
  #port;
  #lock;

  /** @param {import('../bench/lab.mjs').Lab} lab */
  constructor(lab, url) {
    this.#port = Number(new URL(url).port);
    this.#lock = lab.path('postgres', 'data', 'postmaster.pid');
  }

  /** As a crash ends it, with all its processes. */
  async kill() {
    const pid = Number.parseInt(await readFile(this.#lock, 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    while (isThere(pid)) await wait(POLL_MS);
  }

  /** Whoever runs it starts it again, as a container's engine or systemd does: here the local set-up. */
  async start() {
    const end = Date.now() + BACK_MS;
    while (!(await takesConnections(this.#port)) && Date.now() < end) await wait(POLL_MS);
  }
}

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
