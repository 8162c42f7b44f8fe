/** People who go on reading and writing through the balancer whatever happens, and remember what they were answered. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { counted } from '../lib/counted.mjs';
import { inSeconds } from '../lib/steps.mjs';
import { aName, VALUATION } from '../lib/caller.mjs';
import { repeatUnanswered } from './unanswered.mjs';

const READERS = 6;
const WRITERS = 3;
const PAUSE_MS = 20;
/** Rows that are printed in turn. */
const DIFFERENT = 5;
/** Nobody waits longer for an answer; a document may be waited for, and comes as soon as it can or not at all. */
const LONGEST_MS = 10_000;
const LONGEST_DOCUMENT_MS = 33_000;
const BACK_MS = 60_000;
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
  /** Statuses, or the code of a connection that ended. */
  failedReads = [];
  failedWrites = [];
  /** Writes that nobody answered. */
  unknown = 0;
  /** Of these, those that were repeated in the end, and those that were kept twice or else than they were sent. */
  repeated = 0;
  wrong = 0;
  documents = 0;
  failedDocuments = [];
  longestDocument = 0;
  longest = 0;
  /** Answers that were waited for in vain. */
  late = 0;
  /** Refusals that do not say when to come again. */
  bare = 0;
  /** When the last of each that went well was begun. */
  #well = { read: 0, write: 0, document: 0 };
  #acknowledged = new Map();
  /** Rows whose last edit may have been kept; nobody writes to them any more. */
  #unsure = new Set();
  #unanswered = [];
  #stopped = false;
  #running = [];

  /** @param {import('../lib/caller.mjs').Caller} caller */
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

  /** Resolves with what was seen, each acknowledged write looked up again, each unanswered one repeated. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#running);
    this.lost = await this.#lost();
    Object.assign(this, await repeatUnanswered(ask, this.caller, this.#unanswered));
    return this;
  }

  /**
   * Until each of what is done went well, begun from now on.
   * @returns {Promise<{ read: number, write: number, document: number }>} milliseconds
   */
  async untilBack() {
    const begun = performance.now();
    const back = { read: 0, write: 0, document: 0 };
    const missing = new Set(Object.keys(back));
    while (missing.size > 0) {
      const now = performance.now() - begun;
      for (const kind of missing) {
        if (this.#well[kind] <= begun && now < BACK_MS) continue;
        back[kind] = now;
        missing.delete(kind);
      }
      await wait(PAUSE_MS);
    }
    return back;
  }

  /** In a line for the terminal. */
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
      const { status, reason } = await this.#ask(() => this.caller.get(READS[count % READS.length]));
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
      const { status, reason, body } = await this.#ask(() => this.caller.post(sent.path, sent.body));
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
    // 502 and 504 are the balancer’s words for a server that did not answer; a refusal of the API was not kept.
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
      const id = await ask(() => this.caller.classify());
      if (typeof id === 'number') ids.push(id);
    }
    for (let count = 0; !this.#stopped; count += 1) {
      // A new share makes a new document.
      const id = ids[count % ids.length];
      await this.#ask(() => this.caller.post(`/v1/valor/${id}/profil`, { valor_c0: 1 + (count % 99) }));
      await this.#ask(() => this.caller.post('/v1/valor/update/valorpoints', { valor_id: id }));
      const begun = performance.now();
      const { status, reason, headers } = await this.#ask(
        () => this.caller.get(`/v1/valor/download/pdf/${id}`),
        LONGEST_DOCUMENT_MS,
      );
      this.documents += 1;
      this.longestDocument = Math.max(this.longestDocument, performance.now() - begun);
      if (status === 200 && headers.get('content-type') === 'application/pdf') this.#well.document = begun;
      else this.failedDocuments.push(status ?? reason);
      // Nobody asks again at once.
      if (status !== 200) await wait(10 * PAUSE_MS);
    }
  }

  async #ask(call, patienceMs = LONGEST_MS) {
    const begun = performance.now();
    const answer = await ask(call);
    const took = performance.now() - begun;
    if (patienceMs === LONGEST_MS) this.longest = Math.max(this.longest, took);
    if (took > patienceMs) this.late += 1;
    if (answer.status === 503 && !answer.headers.has('retry-after')) this.bare += 1;
    return answer;
  }

  /** What was acknowledged and is not there. */
  async #lost() {
    let lost = 0;
    for (const [id, { version, valor_c0 }] of this.#acknowledged) {
      const { status, body } = await ask(() => this.caller.get(`/v1/valor/${id}`));
      const found = status === 200 ? body.payload.valors[0] : undefined;
      const isKept =
        found !== undefined &&
        (found.version === version
          ? found.valor_c0 === valor_c0
          : found.version === version + 1 && this.#unsure.has(id));
      if (!isKept) lost += 1;
    }
    return lost;
  }
}

const aNewRow = (share) => ({
  path: '/v1/valor/-1/profil',
  body: { profile_name: aName(), ...VALUATION, valor_c0: share },
});

/** With the version that was read: whoever hears no answer may repeat it. */
const anEdit = (id, version, share) => ({ id, path: `/v1/valor/${id}/profil`, body: { valor_c0: share, version } });

async function ask(call) {
  try {
    return await call();
  } catch (error) {
    return { reason: error.cause?.code ?? error.name };
  }
}
