/** People who go on reading and writing through the balancer whatever happens, and remember what they were answered. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { aName, VALUATION } from './people.mjs';

const READERS = 6;
const WRITERS = 3;
const PAUSE_MS = 20;
/** Rows that are printed in turn. */
const DIFFERENT = 5;
const READS = [
  '/v1/valor/list/all',
  '/v1/user/profile/all',
  '/v1/valor/list/status',
  '/v1/valor/figures',
  '/v1/status',
];

export class Load {
  reads = 0;
  writes = 0;
  /** Statuses, or the code of a connection that ended. */
  failedReads = [];
  failedWrites = [];
  /** Writes that nobody answered. */
  unknown = 0;
  documents = 0;
  failedDocuments = 0;
  longestDocument = 0;
  #acknowledged = new Map();
  #unsure = new Set();
  #stopped = false;
  #running = [];

  /** @param {import('./people.mjs').Caller} caller */
  constructor(caller) {
    this.caller = caller;
  }

  start({ printing = false } = {}) {
    this.#running = [
      ...Array.from({ length: READERS }, (_, turn) => this.#read(turn)),
      ...Array.from({ length: WRITERS }, () => this.#write()),
      ...(printing ? [this.#print()] : []),
    ];
    return this;
  }

  /** Resolves with what was seen, each acknowledged write looked up again. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
    this.lost = await this.#lost();
    return this;
  }

  async #read(turn) {
    for (let count = turn; !this.#stopped; count += 1) {
      const { status, reason } = await ask(() => this.caller.get(READS[count % READS.length]));
      this.reads += 1;
      if (status !== 200) this.failedReads.push(status ?? reason);
      await wait(PAUSE_MS);
    }
  }

  async #write() {
    let own;
    for (let share = 1; !this.#stopped; share = (share % 100) + 1) {
      const id = share % 5 === 0 ? undefined : own;
      const { status, reason, body } = await ask(() =>
        id === undefined
          ? this.caller.post('/v1/valor/-1/profil', { profile_name: aName(), ...VALUATION, valor_c0: share })
          : this.caller.post(`/v1/valor/${id}/profil`, { valor_c0: share }),
      );
      this.writes += 1;
      if (status === 200 || status === 201) {
        own = body.payload.valor_id;
        this.#acknowledged.set(own, body.payload);
      } else {
        // 502 and 504 are the balancer’s words for a server that did not answer; a refusal of the API was not kept.
        if (status === undefined || status === 502 || status === 504) this.unknown += 1;
        else this.failedWrites.push(status);
        if (reason !== undefined) this.failedWrites.push(reason);
        if (id !== undefined) this.#unsure.add(id);
      }
      await wait(PAUSE_MS);
    }
  }

  async #print() {
    const ids = [];
    while (ids.length < DIFFERENT) {
      const id = await ask(() => this.caller.classify());
      if (typeof id === 'number') ids.push(id);
    }
    for (let count = 0; !this.#stopped; count += 1) {
      // A new share makes a new document.
      const id = ids[count % ids.length];
      await ask(() => this.caller.post(`/v1/valor/${id}/profil`, { valor_c0: 1 + (count % 99) }));
      await ask(() => this.caller.post('/v1/valor/update/valorpoints', { valor_id: id }));
      const begun = performance.now();
      const { status, headers } = await ask(() => this.caller.get(`/v1/valor/download/pdf/${id}`));
      this.documents += 1;
      this.longestDocument = Math.max(this.longestDocument, performance.now() - begun);
      if (status !== 200 || headers.get('content-type') !== 'application/pdf') this.failedDocuments += 1;
    }
  }

  /** What was acknowledged and is not there. */
  async #lost() {
    let lost = 0;
    for (const [id, { version, valor_c0 }] of this.#acknowledged) {
      const { status, body } = await ask(() => this.caller.get(`/v1/valor/${id}`));
      const found = status === 200 ? body.payload.valors[0] : undefined;
      const isKept =
        found !== undefined &&
        (found.version === version ? found.valor_c0 === valor_c0 : found.version > version && this.#unsure.has(id));
      if (!isKept) lost += 1;
    }
    return lost;
  }
}

async function ask(call) {
  try {
    return await call();
  } catch (error) {
    return { reason: error.cause?.code ?? error.name };
  }
}
