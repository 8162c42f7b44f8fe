/** The image's containers, run by crun, an OCI runtime, without an engine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../lib/steps.mjs';
import { buildah } from './base.mjs';

const PATIENCE_MS = 120_000;
const POLL_MS = 200;
const STOP_MS = 30_000;
/** Not every machine allows control groups. The kernel ends the container when this command ends. */
const RUNTIME =
  'mount -t tmpfs none /sys/fs/cgroup && exec setpriv --pdeathsig TERM crun --cgroup-manager=disabled "$@"';

/** @returns its root on this machine, its settings, and the numbers of its user */
export async function mountImage(lab, name) {
  const container = await buildah('from', '--pull-never', name);
  lab.onClose(() => buildah('rm', container));
  const root = await buildah('mount', container);
  lab.onClose(() => buildah('umount', container));
  const { config } = JSON.parse(await buildah('inspect', '--type', 'image', name)).OCIv1;
  const people = readFileSync(`${root}/etc/passwd`, 'utf8').split('\n');
  const [, , uid, gid] = people.find((line) => line.startsWith(`${config.User}:`)).split(':');
  return { root, config, user: { uid: Number(uid), gid: Number(gid) } };
}

export class Container {
  constructor(id, state, bundle) {
    this.id = id;
    this.crun = (...words) => crun('--root', state, ...words);
    const { ended, said } = this.crun('run', '--bundle', bundle, id);
    this.said = said;
    this.ended = ended.finally(() => (this.isOver = true));
  }

  /** Runs a command inside it, as an engine runs a health check. */
  async exec(words) {
    return this.crun('exec', this.id, ...words).ended;
  }

  /** Sends a signal and, after a while, ends it by force, as an engine does. @returns its exit code */
  async stop() {
    if (!this.isOver) await this.crun('kill', this.id, 'TERM').ended;
    await Promise.race([this.ended, wait(STOP_MS, undefined, { ref: false })]);
    if (!this.isOver) await this.crun('delete', '--force', this.id).ended;
    return (await this.ended).code;
  }

  /** @returns the first result of `look` that is defined; undefined if the container ended or the time is over */
  async until(look) {
    return (await until(() => (this.isOver ? null : look()), PATIENCE_MS, POLL_MS)) ?? undefined;
  }

  async answers(url) {
    const status = await this.until(async () => {
      const answer = await fetch(url).catch(() => undefined);
      return answer?.status === 200 ? 200 : undefined;
    });
    return status ?? (this.said().trim().split('\n').at(-1) || 'sans réponse');
  }
}

function crun(...words) {
  const command = ['--mount', 'sh', '-c', RUNTIME, 'crun', ...words];
  const child = spawn('unshare', command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  // Removes the runtime's warning about the machine's control groups.
  const said = () => output.replaceAll(/^cgroups in hybrid mode.*\n/gm, '');
  return { said, ended: once(child, 'close').then(([code]) => ({ code, output: said() })) };
}
