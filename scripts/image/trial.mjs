import { chown, mkdir, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { inSeconds, step } from '../lib/steps.mjs';
import { bundleOf } from './bundle.mjs';
import { servicesOf } from './compose.mjs';
import { Container, mountImage } from './containers.mjs';
import { environmentHere, openServers } from './servers.mjs';

export class Trial {
  #lab;
  #image;
  #services;
  #count = 0;
  /** Names of the entries `main.<name>.js`. */
  tried = new Set();
  held = true;

  constructor(lab, servers, image) {
    this.#lab = lab;
    this.#image = image;
    this.#services = servicesOf(servers.variables);
    this.servers = servers;
  }

  static async open(lab, name) {
    const servers = await step('PostgreSQL, Redis et boîte aux lettres', () => openServers(lab));
    return new Trial(lab, servers, await step('Image montée', () => mountImage(lab, name)));
  }

  /** Runs `act` and prints its result. @returns {Promise<boolean>} whether it worked */
  async entry(label, act) {
    const begun = performance.now();
    const { said, held } = await act();
    for (const [, name] of label.matchAll(/main\.([a-z-]+)\.js/g)) this.tried.add(name);
    this.held &&= held;
    const took = inSeconds(performance.now() - begun);
    process.stdout.write(`${held ? '✓' : '✗'} ${label} (${took})\n    ${said.trim().replaceAll(/\s*\n\s*/g, ' ; ')}\n`);
    return held;
  }

  service(name) {
    return this.#services[name];
  }

  /** @param {object} [more] other words, another database or volumes, the port of its health */
  async start(name, { words, volumes, database = this.servers.first, watch = 0 } = {}) {
    const service = this.service(name);
    const environment = environmentHere(service, this.servers, database, watch);
    const mounts = await Promise.all((volumes ?? service.volumes).map((volume) => this.#mount(volume)));
    const asked = { service, words: words ?? service.command, environment, mounts };
    const id = `try-${process.pid}-${(this.#count += 1)}`;
    const bundle = this.#lab.path(id);
    await mkdir(bundle);
    await writeFile(`${bundle}/config.json`, JSON.stringify(bundleOf(asked, this.#image)));
    const container = new Container(id, this.#lab.path('crun'), bundle);
    this.#lab.onClose(() => container.stop());
    return container;
  }

  async run(name, more) {
    return (await this.start(name, more)).ended;
  }

  /** A named volume is a folder that the image's user owns, as an engine makes it. */
  async #mount(volume) {
    const [name, target, mode] = volume.split(':');
    const writable = mode !== 'ro';
    if (name.startsWith('/')) return { source: name, target, writable };
    const source = this.#lab.path(`volume-${name}`);
    await mkdir(source, { recursive: true });
    await chown(source, this.#image.user.uid, this.#image.user.gid);
    return { source, target, writable };
  }
}
