/** What those who run the product ask of each process: whether it can be sent work, and what is measured of it. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '@valorisation/local';
import { projectPath } from '../src/platform/config/paths.js';
import { ApiClient } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { signInAll } from './support/role-clients.js';
import { severable, type SeverableDatabase } from './support/severable-database.js';
import { openTestBench, type SpawnedProcess, type TestBench } from './support/test-bench.js';

const READY = { status: 'ready', parts: { database: true } };

describe('a process that is watched', () => {
  let bench: TestBench;
  let way: SeverableDatabase;
  let api: SpawnedProcess & { readonly url: string };
  let worker: SpawnedProcess;
  let ports: { readonly api: number; readonly worker: number };

  const ask = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, body: (await response.json()) as unknown, headers: response.headers };
  };
  const measured = async (name: 'api' | 'worker') => (await fetch(`${operator(name)}/metrics`)).text();
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

  it('measures what it does, under words of ours alone', async () => {
    const { main } = await signInAll(api.url);
    await main.get('/v1/valor/list/all?q=Dupont');
    await main.get('/v1/valor/987654321');
    await main.get('/nowhere/Dupont');
    await eventually(async () => {
      const text = await measured('api');
      expect(text).toMatch(
        /^valorisation_http_requests_total\{method="GET",route="\/v1\/valor\/list\/all",status="200"\} 1$/m,
      );
      expect(text).toMatch(/^valorisation_database_connections\{pool="(reads|writes)",state="idle"\} \d+$/m);
      expect(text).not.toMatch(/Dupont|987654321|direction/);
    });
    await new ApiClient(api.url).post('/v1/user/recup/pass', { user_email: 'direction@demo.example' });
    await eventually(async () => {
      const text = await measured('worker');
      expect(text).toMatch(/^valorisation_mails_total\{outcome="delayed"\} [1-9]/m);
      expect(text).toMatch(/^valorisation_jobs_total\{queue="mail",job="[\w-]+",outcome="mail_server"\} [1-9]/m);
      expect(text).toMatch(/^valorisation_relay_lag_seconds 0/m);
      expect(text).toMatch(/^valorisation_queue_jobs\{queue="mail",state="\w+"\} \d+$/m);
      expect(text).toMatch(/^valorisation_queue_oldest_waiting_seconds\{queue="mail"\} \d/m);
      expect(text).toMatch(/^valorisation_daily_round_age_seconds \d/m);
      expect(text).not.toMatch(/example/);
    });
    expect((await fetch(`${api.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
  });

  it('measures all that the alerts and the dashboard are about', async () => {
    const told = `${await measured('api')}${await measured('worker')}`;
    const known = new Set(
      [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [String(name)],
      ),
    );
    for (const file of [
      ['prometheus', 'alerts.yml'],
      ['grafana', 'dashboard.json'],
    ]) {
      const text = await readFile(projectPath('operations', ...file), 'utf8');
      const named = new Set(text.match(/\b(?:valorisation|nodejs|process)_\w+/g));
      expect(named.size).toBeGreaterThan(5);
      expect([...named].filter((name) => !known.has(name))).toEqual([]);
    }
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
