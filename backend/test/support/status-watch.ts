/**
 * Measures how long /v1/status takes while something else runs, from a separate thread, so that the test's own work
 * does not count.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** The time of measuring alone, for comparison. */
const ALONE_MS = 100;
/**
 * The pause between two calls: shorter than any relevant wait, and long enough to leave the processor to the watched
 * work.
 */
const PAUSE_MS = 10;

const ASK_ALL_THE_TIME = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { setTimeout: wait } = require('node:timers/promises');
  let longestMs = 0;
  parentPort.on('message', () => {
    parentPort.postMessage(longestMs);
    longestMs = 0;
  });
  void (async () => {
    for (;;) {
      const start = performance.now();
      await (await fetch(workerData)).arrayBuffer();
      longestMs = Math.max(longestMs, performance.now() - start);
      await wait(${PAUSE_MS});
    }
  })();`;

export interface Watched<Answer> {
  readonly answer: Answer;
  /** The longest wait before the work began. */
  readonly aloneMs: number;
  /** The longest wait while it ran. */
  readonly longestMs: number;
}

/** Waits in ms. The one under way when the work ends counts, too. */
export async function watchingStatus<Answer>(url: string, work: () => Promise<Answer>): Promise<Watched<Answer>> {
  const address = `${url}/v1/status`;
  const thread = new Worker(ASK_ALL_THE_TIME, { eval: true, workerData: address });
  const longestSince = async (): Promise<number> =>
    new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.postMessage('how long?');
    });
  try {
    await wait(ALONE_MS);
    // The first request opens the connection.
    await longestSince();
    await wait(ALONE_MS);
    const aloneMs = await longestSince();
    const answer = await work();
    await (await fetch(address)).arrayBuffer();
    return { answer, aloneMs, longestMs: await longestSince() };
  } finally {
    await thread.terminate();
  }
}
