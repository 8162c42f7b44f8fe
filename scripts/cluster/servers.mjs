/** The servers of the cluster that are more than a program of the system: PostgreSQL and S3. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Program, takesConnections } from '../bench/program.mjs';
import { installApart } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';

const POLL_MS = 50;
/** The last version that runs on Node 20. It is no dependency of the project: the first run installs it. */
const S3RVER = 's3rver@3.7.1';
const FOLDER = inRoot('.cache', S3RVER);
const ENTRY = `${FOLDER}/node_modules/s3rver/bin/s3rver.js`;
const BUCKET = 'valorisation';
/** The library's default; only this machine reaches the server. */
const ACCOUNT = 'S3RVER:S3RVER';

export class Database {
  name = 'postgresql';

  constructor(lab, url) {
    this.port = Number(new URL(url).port);
    this.lab = lab;
  }

  async kill() {
    const pid = await this.lab.postgresPid();
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await wait(POLL_MS);
  }

  /** The local set-up starts it again, as a container engine or systemd does. */
  async start() {
    while (!(await takesConnections(this.port))) await wait(POLL_MS);
  }
}

export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @returns {Promise<{ url: string, program: Program }>} the STORAGE_URL, and the server, which is not started yet */
export async function objectStore(lab, port) {
  if (!existsSync(ENTRY)) await step('Installation du serveur S3', install);
  const place = ['--directory', lab.path('objects'), '--address', '127.0.0.1', '--port', String(port)];
  const words = [ENTRY, ...place, '--silent', '--configure-bucket', BUCKET];
  const program = new Program(lab, { name: 's3', command: process.execPath, port, words });
  return { url: `s3://${ACCOUNT}@127.0.0.1:${port}/${BUCKET}?tls=0`, program };
}

async function install() {
  const { code, output } = await installApart(FOLDER, [S3RVER]);
  if (code !== 0)
    throw new Refusal(`Non exécuté : le serveur S3 (paquet npm s3rver) n’a pas pu être installé.\n${output}`);
}
