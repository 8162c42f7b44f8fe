/**
 * Watches a process without our supervisor, for example in a container. A separate thread ends the process when its event
 * loop has stood still, so that it is restarted.
 */
import { Worker } from 'node:worker_threads';

/** Time without a turn of the event loop: the API serves people, the worker may compute for a while. */
export const LONGEST_SILENCE_MS = { api: 10_000, worker: 60_000 } as const;

/**
 * The number of equal beats in a row after which the loop counts as blocked. One equal beat is no proof, because the machine
 * may have been suspended.
 */
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

export function endWhenLoopBlocks(silenceMs: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const pauseMs = silenceMs / LOOKS;
  setInterval(() => Atomics.add(beats, 0, 1), pauseMs / 2).unref();
  new Worker(WATCHES, { eval: true, execArgv: [], workerData: { beats, pauseMs, looks: LOOKS } }).unref();
}
