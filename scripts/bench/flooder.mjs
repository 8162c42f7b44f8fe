/** One account's flood, on a thread of its own: what it sends and reads must not slow the neighbour's clock. */
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const PARALLEL = 120;

/** Answers how often each status came; 0 is a connection that ended before its answer. */
export async function flood(origin, call, seconds) {
  const [answers] = await once(
    new Worker(new URL(import.meta.url), { workerData: { origin, call, seconds } }),
    'message',
  );
  return answers;
}

/**
 * @param {{ path: string, token?: string, body?: unknown, type?: string }} call a body with a type goes as it is, another as JSON
 * @returns {Promise<number>} the status, once the answer is whole
 */
export async function send(origin, { path, token, body, type }) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
  };
  const bytes = type === undefined && body !== undefined ? JSON.stringify(body) : body;
  try {
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: bytes,
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // A refusal that comes before the file was sent ends the connection.
    return 0;
  }
}

if (!isMainThread) {
  const { origin, call, seconds } = workerData;
  const until = performance.now() + seconds * 1000;
  const answers = new Map();
  const one = async () => {
    while (performance.now() < until) {
      const status = await send(origin, call);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, one));
  parentPort.postMessage(answers);
}
