/** How long /v1/status takes while something else runs, asked from a thread of its own: the tests' work is not in it. */
import { Worker } from 'node:worker_threads';

const ASK_ALL_THE_TIME = `
  const { parentPort, workerData } = require('node:worker_threads');
  let longestMs = 0;
  let isOver = false;
  parentPort.once('message', () => (isOver = true));
  void (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(workerData)).arrayBuffer();
      longestMs = Math.max(longestMs, performance.now() - start);
      parentPort.postMessage({ isOver: false, longestMs });
    }
    parentPort.postMessage({ isOver: true, longestMs });
  })();`;

interface Told {
  readonly isOver: boolean;
  readonly longestMs: number;
}

/** What `work` answers, and the longest wait of /v1/status meanwhile, in ms; the first answer came before it began. */
export async function watchingStatus<Answer>(
  url: string,
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly longestMs: number }> {
  const thread = new Worker(ASK_ALL_THE_TIME, { eval: true, workerData: `${url}/v1/status` });
  const ended = new Promise<Told>((resolve, reject) => {
    thread.on('message', (told: Told) => told.isOver && resolve(told));
    thread.once('error', reject);
  });
  try {
    await new Promise((resolve) => thread.once('message', resolve));
    const answer = await work();
    thread.postMessage('over');
    return { answer, longestMs: (await ended).longestMs };
  } finally {
    await thread.terminate();
  }
}
