/** What operators ask of each process: whether it can take work, and its metrics. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '@valorisation/local';
import { projectPath } from '../src/platform/config/paths.js';
import { ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn, signInAll } from './support/role-clients.js';
import { severable, type SeverableDatabase } from './support/severable-database.js';
import { startTraceCollector, type TraceCollector } from './support/trace-collector.js';
import { openTestBench, type SpawnedProcess, type TestBench } from './support/test-bench.js';
import { untilWaitingFor } from './support/waiting-statements.js';

const TOLD = 'demande-d-essai-2026';
const READY = { status: 'ready', parts: { database: true } };

describe('a monitored process', () => {
  let bench: TestBench;
  let way: SeverableDatabase;
  let collector: TraceCollector;
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
    collector = await startTraceCollector();
    way = await severable(bench.databaseUrl);
    ports = { api: await findFreePort(), worker: await findFreePort() };
    const list = join(bench.dataDir, 'leaked.txt');
    await writeFile(list, `${'0'.repeat(40)}:1\n`);
    const variables = (name: 'api' | 'worker') => ({
      BREACHED_PASSWORDS: list,
      DATABASE_URL: way.url,
      METRICS_PORT: String(ports[name]),
      DRAIN_MS: '60000',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    [api, worker] = await Promise.all([bench.spawnApi(variables('api')), bench.spawnWorker(variables('worker'))]);
  });

  afterAll(async () => {
    await bench.close();
    await way.close();
    await collector.close();
  });

  it('is reported on the public port of the API, and on the operators’ port of each process', async () => {
    for (const base of [api.url, operator('api')]) {
      expect(await ready(base)).toMatchObject({ status: 200, body: READY });
      expect(await ask(`${base}/health/live`)).toMatchObject({ status: 200, body: { status: 'live' } });
    }
    const { status, body } = await ready(operator('worker'));
    expect([status, body]).toEqual([200, { status: 'ready', parts: { database: true, queues: true } }]);
    expect((await ready(api.url)).headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${operator('api')}/v1/status`)).status).toBe(404);
  });

  it('measures what it does, under labels of the product only', async () => {
    const { main } = await signInAll(api.url);
    await main.get('/v1/valor/list/all?q=Dupont');
    await main.get('/v1/valor/987654321');
    await main.get('/nowhere/Dupont');
    await eventually(async () => {
      const text = await measured('api');
      expect(text).toMatch(
        /^valorisation_http_requests_total\{method="GET",route="\/v1\/valor\/list\/all",status="200",refusal=""\} 1$/m,
      );
      expect(text).toMatch(/^valorisation_database_connections\{pool="(reads|writes)",state="idle"\} \d+$/m);
      expect(text).toMatch(/^valorisation_breached_list_readable 1$/m);
      expect(text).not.toMatch(/Dupont|987654321|direction/);
    });
    await new ApiClient(api.url).post('/v1/user/forgot/pass', { user_email: 'direction@demo.example' });
    await eventually(async () => {
      const text = await measured('worker');
      expect(text).toMatch(/^valorisation_mails_total\{outcome="delayed"\} [1-9]/m);
      expect(text).toMatch(/^valorisation_jobs_total\{queue="mail",job="[\w-]+",outcome="mail_server"\} [1-9]/m);
      expect(text).toMatch(/^valorisation_relay_lag_seconds 0/m);
      expect(text).toMatch(/^valorisation_queue_jobs\{queue="mail",state="\w+"\} \d+$/m);
      expect(text).toMatch(/^valorisation_queue_oldest_waiting_seconds\{queue="mail"\} \d/m);
      expect(text).toMatch(/^valorisation_daily_round_age_seconds \d/m);
      expect(text).toMatch(/^valorisation_backup_age_seconds \+Inf$/m);
      expect(text).toMatch(/^valorisation_grid_overdue_seconds 0$/m);
      expect(text).not.toMatch(/example/);
    });
    const { valor_id: valuation } = await classify(main);
    expect((await main.get(`/v1/valor/download/${valuation}`)).status).toBe(200);
    await eventually(async () => {
      const text = await measured('worker');
      expect(text).toMatch(/^valorisation_pdf_duration_seconds_count\{outcome="printed"\} 1$/m);
      expect(text).toMatch(/^valorisation_job_duration_seconds_count\{queue="pdf",job="[\w-]+"\} 1$/m);
      expect(text).toMatch(/^valorisation_jobs_total\{queue="pdf",job="[\w-]+",outcome="done"\} 1$/m);
    });
    expect((await fetch(`${api.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
  });

  it('reports in status and metrics what was seen to work: the browser is tried besides the start', async () => {
    await eventually(async () =>
      expect((await ask(`${api.url}/v1/status`)).body).toMatchObject({ payload: { writing: true, printing: true } }),
    );
    const output = await measured('api');
    expect(output).toContain('valorisation_ability{what="writing"} 1');
    expect(output).toContain('valorisation_ability{what="printing"} 1');
  });

  it('measures everything that the alerts and the dashboard use', async () => {
    const output = `${await measured('api')}${await measured('worker')}`;
    const known = new Set(
      [...output.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
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

  it('traces a request through command, journal and job to the mail, under the number that people are given', async () => {
    const answer = await fetch(`${api.url}/v1/user/forgot/pass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-correlation-id': TOLD },
      body: JSON.stringify({ user_email: 'direction@demo.example' }),
    });
    expect([answer.status, answer.headers.get('x-correlation-id')]).toEqual([200, TOLD]);
    await eventually(() => {
      const names = collector.namesOf(createHash('sha256').update(TOLD).digest('hex').slice(0, 32));
      for (const name of ['POST /v1/user/forgot/pass', 'journal append', 'transaction', 'mail'])
        expect(names).toContain(name);
      for (const name of [/^command \w+/, /^relay [\w-]+/, /^job [\w-]+/])
        expect(names.some((one) => name.test(one))).toBe(true);
    });
    expect(collector.text()).not.toMatch(/demo\.example|Bearer/);
    const { rows } = await bench.owner.query('select 1 from domain_event where correlation_id = $1', [TOLD]);
    expect(rows).not.toHaveLength(0);
    await eventually(() => {
      const failed = worker
        .output()
        .split('\n')
        .filter((line) => line.includes('job failed'));
      expect(failed.some((line) => line.includes(TOLD))).toBe(true);
    });
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

  it('is draining from the stop signal on, while requests are still served', async () => {
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

describe('a process that stops', () => {
  it('answers requests on a busy connection, or tells when to come back', async () => {
    const answers = await answersOfStopping();
    expect(answers).toHaveLength(2);
    for (const answer of answers)
      expect(answer).toMatch(/^HTTP\/1\.1 (200 |503 [^]*retry-after: \d[^]*"code":"service_indisponible")/);
  });

  /** The answers to a call that waits in the database at the stop, and to one that follows it. */
  const answersOfStopping = async (): Promise<readonly string[]> => {
    const bench = await openTestBench();
    const url = await bench.startApi({ variables: { DRAIN_MS: '0' } });
    const { token } = await signIn(url, emailOf('main'));
    const { hostname, port } = new URL(url);
    const holder = await bench.owner.connect();
    await holder.query('begin; lock table session');
    const socket = connect(Number(port), hostname);
    let output = '';
    socket.on('data', (text) => (output += String(text)));
    const ended = once(socket, 'close');
    const ask = (path: string) =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    ask('/v1/user/profile');
    await untilWaitingFor(bench.owner, { table: 'session' });
    const stopped = bench.close();
    // Checked without a request: one at the last moment is not answered before the process ends.
    await eventually(async () => {
      const attempt = connect(Number(port), hostname);
      const isIn = once(attempt, 'connect').finally(() => attempt.destroy());
      await expect(isIn).rejects.toThrow('ECONNREFUSED');
    });
    ask('/v1/status');
    await holder.query('rollback');
    holder.release();
    await ended;
    await stopped;
    return output.split(/(?=HTTP\/1\.1 )/);
  };
});
