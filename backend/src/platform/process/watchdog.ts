/**
 * For a process that no supervisor of ours asks, as in a container: a thread of its own ends it once its event loop has
 * stood still, so that whoever runs it starts it anew.
 */
import { Worker } from 'node:worker_threads';

/** Without a turn of the event loop: the API serves people, the worker may compute for a while. */
export const LONGEST_SILENCE_MS = { api: 10_000, worker: 60_000 } as const;

/** Looks that find the same beat before the loop counts as standing still: after a suspension one is no proof. */
const LOOKS = 5;

const WATCHES = `
  const { beats, pauseMs, looks } = require('node:worker_threads').workerData;
  let last = -1;
  let still = 0;
  for (;;) {
    const beat = Atomics.load(beats, 0);
    still = beat === last ? still + 1 : 0;
    if (still >= looks) process.kill(process.pid, 'SIGKILL');
    last = beat;
    Atomics.wait(beats, 1, 0, pauseMs);
  }`;

export function endWhenLoopStands(silenceMs: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const pauseMs = silenceMs / LOOKS;
  setInterval(() => Atomics.add(beats, 0, 1), pauseMs / 2).unref();
  new Worker(WATCHES, { eval: true, execArgv: [], workerData: { beats, pauseMs, looks: LOOKS } }).unref();
}
