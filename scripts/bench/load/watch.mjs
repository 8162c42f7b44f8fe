/**
 * Reads each second, on Linux only, how much processor and memory API, worker, Chromium and PostgreSQL use, and how many
 * database connections are at work.
 */
import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

const EVERY_MS = 1_000;
/** Ticks a second in /proc. */
const TICKS = 100;
const PAGE_KB = 4;
export const CORES = cpus().length;
export const PARTS = ['api', 'worker', 'chromium', 'postgres'];

const BUSY = `
  select count(*) filter (where state <> 'idle')::int as busy,
         count(*) filter (where wait_event_type = 'Lock')::int as locked
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

export class Watch {
  #samples = [];
  #timer;
  #sampling;
  #ticks = new Map();

  /** @param {{ api: number, worker: number, postgres: number }} pids */
  constructor(pids, client) {
    this.pids = pids;
    this.client = client;
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
    const worker = descendantsOf(processes, this.pids.worker);
    const parts = {
      api: descendantsOf(processes, this.pids.api),
      worker: worker.filter(({ name }) => !isBrowser(name)),
      chromium: worker.filter(({ name }) => isBrowser(name)),
      postgres: descendantsOf(processes, this.pids.postgres),
    };
    const ofEach = (sum) => Object.fromEntries(PARTS.map((part) => [part, parts[part].reduce(sum, 0)]));
    const used = ofEach((ticks, one) => ticks + one.ticks - (this.#ticks.get(one.pid) ?? 0));
    const megabytes = ofEach((sum, { pages }) => sum + (pages * PAGE_KB) / 1024);
    this.#ticks = new Map(processes.map(({ pid, ticks }) => [pid, ticks]));
    const { rows } = await this.client.query(BUSY);
    this.#samples.push({ at, used, megabytes, idle: idleSeconds(), ...rows[0] });
  }

  /** The cores that each part used between two moments, and the cores that no program used. */
  between(from, to) {
    const samples = this.#samples.filter(({ at }) => at >= from && at <= to);
    const [first, ...others] = samples;
    const seconds = others.length > 0 ? (others.at(-1).at - first.at) / 1000 : Infinity;
    const coresOf = (part) => others.reduce((ticks, { used }) => ticks + used[part], 0) / TICKS / seconds;
    const byPart = (value) => Object.fromEntries(PARTS.map((part) => [part, value(part)]));
    return {
      processor: byPart(coresOf),
      memory: byPart((part) => samples.map(({ megabytes }) => megabytes[part])),
      idle: others.length > 0 ? (others.at(-1).idle - first.idle) / seconds : CORES,
      busy: samples.map(({ busy }) => busy),
      locked: samples.map(({ locked }) => locked),
    };
  }
}

/** Seconds without work since the start of the machine, the sum of all cores. */
const idleSeconds = () => cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
const isBrowser = (name) => /chrom|headless/i.test(name);

async function allProcesses() {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(names.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return read.filter(Boolean).map((text) => {
    // The name may contain spaces.
    const [, pid, name, rest] = /^(\d+) \((.*)\) (.*)/s.exec(text);
    const fields = rest.split(' ').map(Number);
    return { pid: Number(pid), name, parent: fields[1], ticks: fields[11] + fields[12], pages: fields[21] };
  });
}

function descendantsOf(processes, root) {
  const found = processes.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...processes.filter(({ parent }) => parent === pid));
  return found;
}
