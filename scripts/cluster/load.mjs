/** People who read and write through the balancer during a fault, and compare their answers with the data at its end. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { aName, VALUATION } from '../lib/caller.mjs';
import { counted, inSeconds } from '../lib/steps.mjs';
import { repeatUnanswered, rowOf } from './unanswered.mjs';

const READERS = 6;
const WRITERS = 3;
const PAUSE_MS = 20;
const DIFFERENT = 5;
const LONGEST_MS = 10_000;
/** A document may take longer, because a browser prints it. */
const LONGEST_DOCUMENT_MS = 33_000;
const BACK_MS = 60_000;
/** No costly call is among them: the readers share one account, which may have only four costly calls at once (ADR 89). */
const READS = [
  '/v1/valor/list/all',
  '/v1/user/profile/all',
  '/v1/valor/list/status',
  '/v1/valor/list/tots',
  '/v1/status',
];

export class Load {
  reads = 0;
  writes = 0;
  documents = 0;
  /** Statuses, or the code of a broken connection. */
  failedReads = [];
  failedWrites = [];
  failedDocuments = [];
  unknown = 0;
  /** Writes without an answer that were sent again at the end. */
  repeated = 0;
  /** Repeated writes that the product applied twice, or differently. */
  wrong = 0;
  /** Acknowledged writes that are missing at the end. */
  lost = 0;
  longest = 0;
  longestDocument = 0;
  late = 0;
  /** Refusals with 503 that have no Retry-After. */
  bare = 0;
  /** The time at which the last success of each kind began. */
  #well = { read: 0, write: 0, document: 0 };
  #acknowledged = new Map();
  /** Rows whose last edit may have been applied. They get no further writes. */
  #unsure = new Set();
  #unanswered = [];
  #stopped = false;
  #running = [];

  constructor(caller) {
    this.caller = caller;
  }

  start() {
    this.#running = [
      ...Array.from({ length: READERS }, (_, turn) => this.#read(turn)),
      ...Array.from({ length: WRITERS }, () => this.#write()),
      this.#print(),
    ];
    return this;
  }

  /** Stops, looks up each acknowledged write and repeats each unanswered one. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
    for (const [id, { version, valor_c0 }] of this.#acknowledged) {
      const found = await rowOf(this.#quietly, id);
      const isSame = found?.version === version && found.valor_c0 === valor_c0;
      if (!isSame && !(found?.version === version + 1 && this.#unsure.has(id))) this.lost += 1;
    }
    Object.assign(this, await repeatUnanswered(this.#quietly, this.#unanswered));
    return this;
  }

  /** Waits until each kind of call that begins now has succeeded. @returns the milliseconds of each kind */
  async untilBack() {
    const begun = performance.now();
    const back = {};
    while (Object.keys(back).length < Object.keys(this.#well).length) {
      const now = performance.now() - begun;
      for (const [kind, at] of Object.entries(this.#well)) {
        if (at > begun || now >= BACK_MS) back[kind] ??= now;
      }
      await wait(PAUSE_MS);
    }
    return back;
  }

  told() {
    const among = (one, many, count, failed) =>
      `${counted(count, one, many)} dont ${failed.length} en échec${failed.length === 0 ? '' : ` (${[...new Set(failed)].join(', ')})`}`;
    return [
      among('lecture', 'lectures', this.reads, this.failedReads),
      among('écriture', 'écritures', this.writes, this.failedWrites),
      `${this.unknown} sans réponse, ${counted(this.lost, 'perdue', 'perdues')}`,
      `${counted(this.repeated, 'répétée', 'répétées')} dont ${this.wrong} appliquée deux fois ou autrement`,
      `attente la plus longue ${inSeconds(this.longest)}, ${this.late} au-delà de la limite`,
      `${this.bare} refus 503 sans Retry-After`,
      among('document', 'documents', this.documents, this.failedDocuments),
      `le plus long ${inSeconds(this.longestDocument)}`,
    ].join(', ');
  }

  async #read(turn) {
    for (let count = turn; !this.#stopped; count += 1) {
      const begun = performance.now();
      const { status, reason } = await this.#ask((caller) => caller.get(READS[count % READS.length]));
      this.reads += 1;
      if (status === 200) this.#well.read = begun;
      else this.failedReads.push(status ?? reason);
      await wait(PAUSE_MS);
    }
  }

  async #write() {
    let own;
    for (let share = 1; !this.#stopped; share = (share % 100) + 1) {
      const id = share % 5 === 0 ? undefined : own;
      const sent = id === undefined ? aNewRow(share) : anEdit(id, this.#acknowledged.get(id).version, share);
      const begun = performance.now();
      const { status, reason, body } = await this.#ask((caller) => caller.post(sent.path, sent.body));
      this.writes += 1;
      if (status === 200 || status === 201) {
        own = body.payload.valor_id;
        this.#well.write = begun;
        this.#acknowledged.set(own, body.payload);
      } else {
        this.#notDone(sent, status, reason);
        own = undefined;
      }
      await wait(PAUSE_MS);
    }
  }

  #notDone(sent, status, reason) {
    // The balancer answers 502 and 504 for a server that did not answer. What the API refuses was not applied.
    if (status === undefined || status === 502 || status === 504) {
      this.unknown += 1;
      this.#unanswered.push(sent);
    } else this.failedWrites.push(status);
    if (reason !== undefined) this.failedWrites.push(reason);
    if (sent.id !== undefined) this.#unsure.add(sent.id);
  }

  async #print() {
    const ids = [];
    while (ids.length < DIFFERENT) {
      const id = await this.#quietly((caller) => caller.classify());
      if (typeof id === 'number') ids.push(id);
    }
    for (let count = 0; !this.#stopped; count += 1) {
      // A new share makes a new document.
      const id = ids[count % ids.length];
      await this.#ask((caller) => caller.post(`/v1/valor/${id}/profil`, { valor_c0: 1 + (count % 99) }));
      await this.#ask((caller) => caller.post('/v1/valor/update/valorpoints', { valor_id: id }));
      const begun = performance.now();
      const printed = (caller) => caller.get(`/v1/valor/download/pdf/${id}`);
      const { status, reason, headers } = await this.#ask(printed, LONGEST_DOCUMENT_MS);
      this.documents += 1;
      this.longestDocument = Math.max(this.longestDocument, performance.now() - begun);
      if (status === 200 && headers.get('content-type') === 'application/pdf') this.#well.document = begun;
      else this.failedDocuments.push(status ?? reason);
      if (status !== 200) await wait(10 * PAUSE_MS);
    }
  }

  async #ask(call, patienceMs = LONGEST_MS) {
    const begun = performance.now();
    const answer = await this.#quietly(call);
    const took = performance.now() - begun;
    if (patienceMs === LONGEST_MS) this.longest = Math.max(this.longest, took);
    if (took > patienceMs) this.late += 1;
    if (answer.status === 503 && !answer.headers.has('retry-after')) this.bare += 1;
    return answer;
  }

  /** Makes a call that the figures do not count. */
  #quietly = async (call) => {
    try {
      return await call(this.caller);
    } catch (error) {
      return { reason: error.cause?.code ?? error.name };
    }
  };
}

const aNewRow = (share) => ({
  path: '/v1/valor/-1/profil',
  body: { profile_name: aName(), ...VALUATION, valor_c0: share },
});

const anEdit = (id, version, share) => ({ id, path: `/v1/valor/${id}/profil`, body: { valor_c0: share, version } });
