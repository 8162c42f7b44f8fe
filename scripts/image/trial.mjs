/** What the tries of the image share: servers, containers of docker-compose.yml’s services, and what was seen of each. */
import { performance } from 'node:perf_hooks';
import { inSeconds, step } from '../lib/steps.mjs';
import { servicesOf } from './compose.mjs';
import { Containers } from './containers.mjs';
import { environmentHere, openServers } from './servers.mjs';

export class Trial {
  #containers;
  #services;
  /** Of the entries `main.<name>.js`. */
  tried = new Set();
  held = true;

  constructor(servers, containers) {
    this.servers = servers;
    this.#containers = containers;
    this.#services = servicesOf(servers.variables);
  }

  /** @param {import('../bench/lab.mjs').Lab} lab */
  static async open(lab, image) {
    const servers = await step('PostgreSQL, Redis et boîte aux lettres', () => openServers(lab));
    return new Trial(servers, await step('Image montée', () => Containers.open(lab, image)));
  }

  /** Told as it ends: what it said, whether it is what it must be, and how long it took. @returns whether it is */
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

  /** @param {object} [more] other words, another database or volumes, the port at which its health is asked for */
  async start(name, more) {
    return this.#containers.start(this.#asked(name, more));
  }

  async run(name, more) {
    return this.#containers.run(this.#asked(name, more));
  }

  #asked(name, { database = this.servers.first, watch = 0, ...more } = {}) {
    const service = this.service(name);
    return { service, environment: environmentHere(service, this.servers, database, watch), ...more };
  }
}
