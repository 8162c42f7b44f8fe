/**
 * What the product's processes use while it is under load, read from the kernel every few seconds: processor and memory of
 * API, worker, Chromium and PostgreSQL, and how many of the product's connections are at work. On Linux alone.
 */
import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

const EVERY_MS = 1_000;
/** Of the kernel's clock, a second. */
const TICKS = 100;
const PAGE_KB = 4;
export const CORES = cpus().length;
export const PARTS = ['api', 'worker', 'chromium', 'postgres'];

export class Watch {
  #samples = [];
  #timer;
  #sampling;

  /** @param {{ api: number, worker: number, postgres: number }} pids @param client for what the database tells */
  constructor(pids, client) {
    this.pids = pids;
    this.client = client;
  }

  start() {
    if (process.platform !== 'linux') return;
    this.#timer = setInterval(() => {
      this.#sampling ??= this.#sample().finally(() => (this.#sampling = undefined));
    }, EVERY_MS);
  }

  async stop() {
    clearInterval(this.#timer);
    await this.#sampling;
  }

  async #sample() {
    const at = performance.now();
    const processes = await allProcesses();
    const of = (root) => descendantsOf(processes, root);
    const parts = {
      api: of(this.pids.api),
      worker: of(this.pids.worker).filter(({ name }) => !isBrowser(name)),
      chromium: of(this.pids.worker).filter(({ name }) => isBrowser(name)),
      postgres: of(this.pids.postgres),
    };
    const { rows } = await this.client.query(
      `select count(*) filter (where state <> 'idle')::int as busy,
              count(*) filter (where wait_event_type = 'Lock')::int as locked
         from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    this.#samples.push({ at, parts, idle: await idleTicks(), ...rows[0] });
  }

  /** Of the time between two moments. */
  between(from, to) {
    const samples = this.#samples.filter(({ at }) => at >= from && at <= to);
    const first = samples[0];
    const last = samples.at(-1);
    const seconds = first === undefined ? 0 : (last.at - first.at) / 1000;
    const processor = Object.fromEntries(PARTS.map((part) => [part, seconds > 0 ? used(samples, part) / seconds : 0]));
    const memory = Object.fromEntries(
      PARTS.map((part) => [part, samples.map((sample) => megabytes(sample.parts[part]))]),
    );
    return {
      /** Cores at work. */
      processor,
      memory,
      /** Cores that nothing uses, programs of others included. */
      idle: seconds > 0 ? idleBetween(first, last) : 0,
      /** The same from each look to the next. */
      idleAtTimes: samples.slice(1).map((now, before) => idleBetween(samples[before], now)),
      busy: samples.map(({ busy }) => busy),
      locked: samples.map(({ locked }) => locked),
    };
  }
}

const idleBetween = (one, other) => ((other.idle - one.idle) / TICKS / (other.at - one.at)) * 1000;
const isBrowser = (name) => /chrom|headless/i.test(name);
const megabytes = (processes) => processes.reduce((sum, { pages }) => sum + pages, 0) * (PAGE_KB / 1024);

/** Seconds of processor, process by process: those that come and go in between count for what was seen of them. */
function used(samples, part) {
  let ticks = 0;
  for (let index = 1; index < samples.length; index += 1) {
    const before = new Map(samples[index - 1].parts[part].map((process) => [process.pid, process.ticks]));
    for (const { pid, ticks: now } of samples[index].parts[part]) ticks += now - (before.get(pid) ?? 0);
  }
  return ticks / TICKS;
}

/** Of all cores since the start; waiting for a disk is idle, too. */
async function idleTicks() {
  const [, , , , idle = 0, waiting = 0] = (await readFile('/proc/stat', 'utf8'))
    .split('\n', 1)[0]
    .split(/ +/)
    .map(Number);
  return idle + waiting;
}

async function allProcesses() {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(names.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)));
  return read.flatMap((text) => {
    if (text === undefined) return [];
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const field = (index) => Number(fields[index]);
    return [{ pid: Number.parseInt(text, 10), name, parent: field(1), ticks: field(11) + field(12), pages: field(21) }];
  });
}

function descendantsOf(processes, root) {
  const found = processes.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...processes.filter(({ parent }) => parent === pid));
  return found;
}
