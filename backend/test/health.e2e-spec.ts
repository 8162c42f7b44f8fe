/** What a balancer and a container's engine ask of each process. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '@valorisation/local';
import { eventually } from './support/eventually.js';
import { severable, type SeverableDatabase } from './support/severable-database.js';
import { openTestBench, type SpawnedProcess, type TestBench } from './support/test-bench.js';

const READY = { status: 'ready', parts: { database: true } };

describe('the health of a process', () => {
  let bench: TestBench;
  let way: SeverableDatabase;
  let api: SpawnedProcess & { readonly url: string };
  let worker: SpawnedProcess;
  let ports: { readonly api: number; readonly worker: number };

  const ask = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, body: (await response.json()) as unknown, headers: response.headers };
  };
  const ready = async (base: string) => ask(`${base}/health/ready`);
  const operator = (name: 'api' | 'worker') => `http://127.0.0.1:${ports[name]}`;

  beforeAll(async () => {
    bench = await openTestBench();
    way = await severable(bench.databaseUrl);
    ports = { api: await findFreePort(), worker: await findFreePort() };
    const variables = (name: 'api' | 'worker') => ({
      DATABASE_URL: way.url,
      METRICS_PORT: String(ports[name]),
      DRAIN_MS: '60000',
    });
    [api, worker] = await Promise.all([bench.spawnApi(variables('api')), bench.spawnWorker(variables('worker'))]);
  });

  afterAll(async () => {
    await bench.close();
    await way.close();
  });

  it('is told on the public port of the API, and on the operators’ port of each process', async () => {
    for (const base of [api.url, operator('api')]) {
      expect(await ready(base)).toMatchObject({ status: 200, body: READY });
      expect(await ask(`${base}/health/live`)).toMatchObject({ status: 200, body: { status: 'live' } });
    }
    const { status, body } = await ready(operator('worker'));
    expect([status, body]).toEqual([200, { status: 'ready', parts: { database: true, queues: true } }]);
    expect((await ready(api.url)).headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${operator('api')}/v1/status`)).status).toBe(404);
  });

  it('is alive but not ready while the database is away, and ready again once it is back', async () => {
    way.sever();
    await eventually(async () => {
      const answer = await ready(api.url);
      expect(answer).toMatchObject({ status: 503, body: { status: 'not_ready', parts: { database: false } } });
      expect(answer.headers.get('retry-after')).toBe('5');
      expect((await ready(operator('worker'))).status).toBe(503);
    });
    expect((await ask(`${api.url}/health/live`)).status).toBe(200);
    way.restore();
    await eventually(async () => {
      expect((await ready(api.url)).status).toBe(200);
      expect((await ready(operator('worker'))).status).toBe(200);
    });
  });

  it('is draining from the signal to stop on, while requests are still served', async () => {
    const stopped = api.stop();
    await eventually(async () =>
      expect(await ready(api.url)).toMatchObject({ status: 503, body: { status: 'draining' } }),
    );
    expect((await fetch(`${api.url}/v1/status`)).status).toBe(200);
    expect((await ask(`${api.url}/health/live`)).status).toBe(200);
    await api.kill();
    await stopped;
    await worker.stop();
  });
});
