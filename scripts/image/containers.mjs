/** The image’s containers, by crun: an OCI runtime as a Docker engine has one, without the engine. */
import { spawn } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleOf } from './bundle.mjs';
import { buildah } from './buildah.mjs';

const PATIENCE_MS = 120_000;
const POLL_MS = 200;
const STOP_MS = 30_000;
/** Ended with us; no control groups: nothing here is bounded by them, and not every machine lets them be. */
const RUNTIME =
  'mount -t tmpfs none /sys/fs/cgroup && exec setpriv --pdeathsig TERM crun --cgroup-manager=disabled "$@"';

export class Containers {
  #count = 0;

  /** @param {import('../bench/lab.mjs').Lab} lab */
  constructor(lab, image) {
    this.lab = lab;
    this.image = image;
  }

  static async open(lab, name) {
    const container = await buildah(['from', '--pull-never', name]);
    lab.onClose(() => buildah(['rm', container]));
    const root = await buildah(['mount', container]);
    lab.onClose(() => buildah(['umount', container]));
    const { config } = JSON.parse(await buildah(['inspect', '--type', 'image', name])).OCIv1;
    return new Containers(lab, { root, config, user: numbersOf(root, config.User) });
  }

  /** A place of a volume, as an engine makes it of a folder of the image that its user owns. */
  async #volume(name) {
    if (name.startsWith('/')) return name;
    const folder = this.lab.path(`volume-${name}`);
    await mkdir(folder, { recursive: true });
    const { uid, gid } = this.image.user;
    await chown(folder, uid, gid);
    return folder;
  }

  /** @param {object} asked `volumes` as Compose writes them, `words` instead of the command of the service */
  async start({ service, words = service.command, environment, volumes = service.volumes }) {
    const id = `try-${process.pid}-${(this.#count += 1)}`;
    const bundle = this.lab.path(id);
    const mounts = await Promise.all(
      volumes.map(async (volume) => {
        const [source, target, mode] = volume.split(':');
        return { source: await this.#volume(source), target, writable: mode !== 'ro' };
      }),
    );
    await mkdir(bundle);
    await writeFile(
      `${bundle}/config.json`,
      JSON.stringify(bundleOf({ service, words, environment, mounts }, this.image)),
    );
    const state = this.lab.path('crun');
    const container = new Container(id, state, spawned(state, ['run', '--bundle', bundle, id]));
    this.lab.onClose(() => container.stop());
    return container;
  }

  /** Until it ends by itself. */
  async run(asked) {
    return (await this.start(asked)).ended;
  }
}

class Container {
  #id;
  #state;
  #child;

  constructor(id, state, { child, ended, said }) {
    this.#id = id;
    this.#state = state;
    this.#child = child;
    this.ended = ended;
    this.said = said;
  }

  get isOver() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** A command inside of it, as the engine runs a health check. */
  async exec(words) {
    return spawned(this.#state, ['exec', this.#id, ...words]).ended;
  }

  /** As an engine does: by a signal, and by force after a while. @returns the code that it ends with */
  async stop() {
    if (!this.isOver) await spawned(this.#state, ['kill', this.#id, 'TERM']).ended;
    await Promise.race([this.ended, wait(STOP_MS, undefined, { ref: false })]);
    if (!this.isOver) await spawned(this.#state, ['delete', '--force', this.#id]).ended;
    return (await this.ended).code;
  }

  /** @returns what `look` gives, once it is something; undefined when the container ended before, or in vain */
  async until(look) {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end && !this.isOver) {
      const found = await look();
      if (found !== undefined) return found;
      await wait(POLL_MS);
    }
    return undefined;
  }

  async answers(url) {
    const status = await this.until(async () => {
      const answer = await fetch(url).catch(() => undefined);
      return answer?.status === 200 ? 200 : undefined;
    });
    return status ?? (this.said().trim().split('\n').at(-1) || 'sans réponse');
  }
}

function spawned(state, words) {
  const command = ['--mount', 'sh', '-c', RUNTIME, 'crun', '--root', state, ...words];
  const child = spawn('unshare', command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ended = new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output: withoutRuntime(output) }));
  });
  return { child, ended, said: () => withoutRuntime(output) };
}

/** What the runtime itself says of the machine’s control groups. */
const withoutRuntime = (output) => output.replaceAll(/^cgroups in hybrid mode.*\n/gm, '');

function numbersOf(root, name) {
  const line = readFileSync(`${root}/etc/passwd`, 'utf8').split('\n');
  const [, , uid, gid] = line.find((one) => one.startsWith(`${name}:`)).split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
