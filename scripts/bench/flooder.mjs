/** One account's flood, on a thread of its own: what it sends and reads must not slow the neighbour's clock. */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const PARALLEL = 120;

/** Answers how often each status came; 0 is a connection that ended before its answer. */
export async function flood(origin, call, seconds) {
  const thread = new Worker(new URL(import.meta.url), { workerData: { origin, call, seconds } });
  return new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
}

/** @param {{ path: string, token?: string, body?: unknown, type?: string }} call a body of bytes is a file, another is JSON */
export function send(origin, { path, token, body, type = 'application/octet-stream' }, agent) {
  const isFile = body instanceof Uint8Array;
  const bytes = body === undefined || isFile ? body : Buffer.from(JSON.stringify(body));
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(bytes !== undefined && {
      'content-type': isFile ? type : 'application/json',
      'content-length': bytes.length,
    }),
  };
  return new Promise((resolve) => {
    const asked = request(`${origin}${path}`, { method: bytes === undefined ? 'GET' : 'POST', headers, agent });
    asked.once('response', (answer) => {
      answer.resume().once('close', () => resolve({ status: answer.complete ? answer.statusCode : 0 }));
    });
    // A refusal that comes before the file was sent ends the connection.
    asked.once('error', () => resolve({ status: 0 }));
    asked.end(bytes);
  });
}

if (!isMainThread) {
  const { origin, call, seconds } = workerData;
  const until = performance.now() + seconds * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const answers = new Map();
  const one = async () => {
    while (performance.now() < until) {
      const { status } = await send(origin, call, agent);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, one));
  agent.destroy();
  parentPort?.postMessage(answers);
}
