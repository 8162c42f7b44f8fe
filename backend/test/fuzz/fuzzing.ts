/** Sends walks until the number of requests is reached; records each fault once, reduced to its shortest form. */
import { mkdir, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { projectPath } from '../../src/platform/config/paths.js';
import type { FuzzBench } from './fuzz-bench.js';
import { judge, type Judgement } from './judge.js';
import { Known } from './known.js';
import { resolve } from './resolve.js';
import type { Heard, SentRequest } from './sender.js';
import { anyWalk, type Step } from './steps.js';

const LANES = 16;
/** Requests that reducing one fault may take. */
const MOST_TO_SHRINK = 1_500;
const MOST_RECENT = 80;
/** All callers are signed in again after this many requests. */
const REPAIR_EVERY = 150;

export class Tally {
  readonly statuses = new Map<number, number>();
  readonly calls = new Map<string, Set<number>>();
  requests = 0;

  count({ call }: SentRequest, { status }: Heard): void {
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (call === undefined) return;
    const met = this.calls.get(call) ?? new Set();
    this.calls.set(call, met.add(status));
  }
}

export interface Found extends Judgement {
  readonly seed: number;
  readonly steps: readonly SentRequest[];
}

class Fault extends Error {}

export class Fuzzing {
  readonly found = new Map<string, Found>();
  readonly #known = new Known();
  #sent = 0;
  /** The latest requests of all walks, one of which may have ended the API. */
  readonly #recent: SentRequest[] = [];
  #isOver = false;
  #repairing: Promise<void> | undefined;

  constructor(
    private readonly product: FuzzBench,
    private readonly tally: Tally,
  ) {}

  async run(requests: number, seed: number): Promise<void> {
    const end = this.#sent + requests;
    await Promise.all(Array.from({ length: LANES }, async (_, lane) => this.#lane(end, seed * LANES + lane)));
  }

  async #lane(end: number, firstSeed: number): Promise<void> {
    for (let seed = firstSeed; this.#sent < end && !this.#isOver; seed += 7919) {
      let mine: string | undefined;
      let left = MOST_TO_SHRINK;
      const property = fc.asyncProperty(anyWalk, async (steps) => {
        if (this.#sent >= end || this.#isOver || left <= 0) return;
        const walked: SentRequest[] = [];
        const judgement = await this.#walk(steps, walked, mine);
        if (mine !== undefined) left -= walked.length;
        if (judgement === undefined) return;
        mine = judgement.fault;
        await this.#keep({ ...judgement, seed, steps: walked });
        throw new Fault(mine);
      });
      const outcome = await fc.check(property, { seed, numRuns: 200, verbose: 0 });
      if (outcome.failed && !(outcome.errorInstance instanceof Fault)) throw outcome.errorInstance;
    }
  }

  /** Walks up to the fault that is being reduced, or to the first unknown one. */
  async #walk(steps: readonly Step[], walked: SentRequest[], mine?: string): Promise<Judgement | undefined> {
    for (const step of steps) {
      const judgement = await this.#take(step, walked);
      if (judgement === undefined) continue;
      if (mine === undefined ? !this.found.has(judgement.fault) : mine === judgement.fault) return judgement;
    }
    return undefined;
  }

  async #take(step: Step, walked: SentRequest[]): Promise<Judgement | undefined> {
    if (this.#sent % REPAIR_EVERY === 0) this.#repairing = this.product.repair();
    await this.#repairing;
    this.#sent += 1;
    const sent = resolve(step, this.#known);
    walked.push(sent);
    this.#recent.push(sent);
    if (this.#recent.length > MOST_RECENT) this.#recent.shift();
    let heard: Heard;
    try {
      heard = await this.product.send(sent);
    } catch (error) {
      // Node itself refuses to send this request.
      if (error instanceof TypeError) return undefined;
      // When the API is gone, all later requests would fail alike.
      const detail = `${String(error)} ${this.product.output().slice(-3_000)}`;
      if (!String(error).includes('ECONNREFUSED')) return { fault: `no answer: ${sent.call}`, detail };
      this.#isOver = true;
      await this.#keep({ fault: 'the API has ended', detail, seed: 0, steps: this.#recent });
      return undefined;
    }
    this.tally.count(sent, heard);
    const judgement = judge(sent, heard, this.product.foreignTo(sent.role));
    if (heard.status < 300 && heard.json !== undefined) this.#known.learn(sent.path, heard.json);
    return judgement;
  }

  /** The latest one is the shortest. */
  async #keep(found: Found): Promise<void> {
    this.found.set(found.fault, found);
    const folder = projectPath('.cache', 'fuzz');
    await mkdir(folder, { recursive: true });
    const name = found.fault
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 90);
    await writeFile(`${folder}/${name}.json`, `${JSON.stringify(found, null, 2)}\n`);
  }
}
