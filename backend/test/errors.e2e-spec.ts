import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorCatalogue } from '../src/platform/errors/error-catalogue.js';
import { ApiClient, errorOf, refusalOf, type Answer, type CallOptions } from './support/api-client.js';
import { NEW_VALUATION } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { severable, type SeverableDatabase } from './support/severable-database.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaitingFor } from './support/waiting-statements.js';

const POST = { method: 'POST' } as const;
const LARGEST_BODY = 1024 * 1024;
/** « é » in Latin-1. */
const notUtf8 = new Blob([Buffer.from('{"profile_name":"Zo\xe9"}', 'latin1')]);

/** The server's answer to bytes that no HTTP client would send, until it closes the connection. */
async function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const received: string[] = [];
  socket.setEncoding('utf8').on('data', (part: string) => received.push(part));
  socket.write(bytes);
  await once(socket, 'close');
  return received.join('');
}

describe('failures', () => {
  let bench: TestBench;
  let url: string;
  let main: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    main = await signIn(url, emailOf('main'));
  });

  afterAll(async () => bench.close());

  it.each([
    ['bytes that are not HTTP', 'BONJOUR\r\n\r\n'],
    [
      'two lengths of one body',
      'POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['endless headers', `GET /v1/valor HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(30_000)}\r\n\r\n`],
  ])('have the same form for %s', async (_, bytes) => {
    const [head = '', body = ''] = (await exchange(url, bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('content-type: application/json; charset=utf-8');
    expect(head).toContain("frame-ancestors 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    const { message } = errorCatalogue.requete_malformee;
    expect(JSON.parse(body)).toEqual({
      error: { code: 'requete_malformee', message, correlation_id: expect.stringMatching(/^[\w-]{36}$/) },
    });
  });

  it('have no body for a HEAD request', async () => {
    const [head, ...more] = (await exchange(url, `HEAD /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).split(
      '\r\n\r\n',
    );
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(more).toEqual(['']);
  });

  it.each<[string, string, string, CallOptions]>([
    ['a body that is no JSON', '400 requete_malformee', NEW_VALUATION, { ...POST, body: '{"valor_c5":' }],
    ['an empty body announced as JSON', '400 requete_malformee', NEW_VALUATION, { ...POST, body: '' }],
    ['a body that is a list', '400 requete_malformee', NEW_VALUATION, { ...POST, body: [] }],
    ['a body that is a text', '400 requete_malformee', NEW_VALUATION, { ...POST, body: '"x"' }],
    ['a body that is null', '400 requete_malformee', NEW_VALUATION, { ...POST, body: 'null' }],
    ['no body at all', '400 requete_malformee', NEW_VALUATION, POST],
    ['a prototype in the body', '400 requete_malformee', NEW_VALUATION, { ...POST, body: '{"__proto__":{"a":1}}' }],
    [
      'a body of more than a megabyte',
      '413 corps_trop_grand',
      NEW_VALUATION,
      { ...POST, body: { profile_name: 'a'.repeat(LARGEST_BODY) } },
    ],
    [
      'a form',
      '415 type_non_accepte',
      NEW_VALUATION,
      { ...POST, body: 'valor_c5=43', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'a plain text',
      '415 type_non_accepte',
      NEW_VALUATION,
      { ...POST, body: '{}', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'XML',
      '415 type_non_accepte',
      NEW_VALUATION,
      { ...POST, body: '<valor/>', headers: { 'content-type': 'application/xml' } },
    ],
    [
      'a body that is not UTF-8',
      '400 requete_malformee',
      NEW_VALUATION,
      { ...POST, body: notUtf8, headers: { 'content-type': 'application/json' } },
    ],
    ['a query that is not UTF-8', '400 requete_malformee', '/v1/valor/list/all?q=%E9cole', {}],
    ['an unknown route', '404 introuvable', '/v1/rien', {}],
    ['a method that the path does not have', '405 methode_refusee', '/v1/valor', { method: 'DELETE' }],
    ['a write to what is only read', '405 methode_refusee', '/admin/mails/1', { method: 'PUT' }],
    ['an address with a wrong escape', '400 requete_malformee', '/v1/valor/%E0%A4%A', {}],
    ['an address with a very long part', '400 requete_malformee', `/v1/valor/${'1'.repeat(500)}`, {}],
    ['no session', '401 session_absente', '/v1/valor', { headers: { authorization: '' } }],
  ])('on %s answer %s', async (_, refusal, path, options) => {
    const answer = await main.call(path, options);
    expect(refusalOf(answer)).toBe(refusal);
    const [status = '', code = ''] = refusal.split(' ');
    const entry = Object.entries(errorCatalogue).find(([name]) => name === code)?.[1];
    expect(entry?.status).toBe(Number(status));
    expect(errorOf(answer).message).toBe(entry?.message);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json; charset=utf-8$/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('list the methods that the path allows, if the method was wrong', async () => {
    const head = await main.call('/v1/user/options?x=1', { method: 'DELETE' });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'POST']);
    const life = await main.call('/v1/valor/archive/7', { method: 'PATCH' });
    expect([life.status, life.headers.get('allow')]).toEqual([405, 'POST']);
    const both = await main.call('/v1/valor/delete/7', { method: 'PUT' });
    expect([both.status, both.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('carry a correlation id: the caller’s when it is well-formed, otherwise a new one', async () => {
    const given = await main.call('/v1/rien', { headers: { 'x-correlation-id': 'demande-2026_01' } });
    expect(errorOf(given).correlation_id).toBe('demande-2026_01');
    expect(given.headers.get('x-correlation-id')).toBe('demande-2026_01');
    for (const malformed of ['court', 'x'.repeat(65), 'avec espace et <b>']) {
      const answer = await main.call('/v1/rien', { headers: { 'x-correlation-id': malformed } });
      expect(errorOf(answer).correlation_id).toMatch(/^[\da-f-]{36}$/);
      expect(answer.headers.get('x-correlation-id')).toBe(errorOf(answer).correlation_id);
    }
  });

  it('reveal nothing internal: a server fault has one text', async () => {
    await bench.owner.query('alter table profile rename to profile_away');
    try {
      const answer = await main.get('/v1/user/profiles');
      expect(refusalOf(answer)).toBe('500 erreur_interne');
      const { correlation_id: _, ...told } = errorOf(answer);
      expect(told).toEqual({ code: 'erreur_interne', message: errorCatalogue.erreur_interne.message });
    } finally {
      await bench.owner.query('alter table profile_away rename to profile');
    }
    expect((await main.get('/v1/user/profiles')).status).toBe(200);
  });
});

describe('a database that is away', () => {
  let bench: TestBench;
  let way: SeverableDatabase;
  let main: ApiClient;

  const isAway = (answer: Answer) => {
    expect(refusalOf(answer)).toBe('503 service_indisponible');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  beforeAll(async () => {
    bench = await openTestBench();
    way = await severable(bench.databaseUrl);
    main = await signIn(await bench.startApi({ variables: { DATABASE_URL: way.url } }), emailOf('main'));
  });

  afterAll(async () => {
    await bench.close();
    await way.close();
  });

  it('makes every kind of call answer 503 with a time to wait, until it is back', async () => {
    way.sever();
    isAway(await main.get('/v1/valor'));
    isAway(await main.post('/v1/user/profile', { profile_name: 'Perdu' }));
    isAway(await new ApiClient(main.baseUrl).post('/v1/user/login', { user_email: 'a', user_password: 'b' }));
    isAway(await main.get('/v1/status'));
    way.restore();
    expect((await main.get('/v1/valor')).status).toBe(200);
    expect((await main.post('/v1/user/profile', { profile_name: 'Retrouvé' })).status).toBe(201);
  });

  it.each<[string, () => Promise<Answer>]>([
    ['a read', async () => main.get('/v1/user/profiles')],
    ['a command', async () => main.post('/v1/user/profile', { profile_name: 'En cours' })],
  ])('since the middle of %s makes this call answer 503, too', async (_, call) => {
    const owner = await bench.owner.connect();
    try {
      await owner.query('begin');
      await owner.query('lock table profile');
      const answer = call();
      await untilWaitingFor(bench.owner, { table: 'profile' });
      way.sever();
      isAway(await answer);
    } finally {
      await owner.query('rollback');
      owner.release();
      way.restore();
    }
    await eventually(async () => expect((await main.get('/v1/user/profiles')).status).toBe(200));
  });
});

describe('the status page', () => {
  let bench: TestBench;
  let client: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    client = new ApiClient(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('asks to wait while there is no worker, and states the grid in force once there is one', async () => {
    const waiting = await client.get('/v1/status');
    expect(refusalOf(waiting)).toBe('503 service_indisponible');
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    const worker = await bench.startWorker();
    expect(await client.get('/v1/status')).toMatchObject({
      status: 200,
      body: { payload: { maintenance: false, grid: { point_value: 20.8, confirmed: false } } },
    });
    await worker.stop();
    expect((await client.get('/v1/status')).status).toBe(503);
  });

  it('says that documents fail, or that changes fail; in that case printing counts as failing, too', async () => {
    await bench.owner.query(`insert into process_heartbeat values ('worker', now()), ('printing', 'epoch')`);
    expect((await client.get('/v1/status')).body).toMatchObject({ payload: { writing: true, printing: false } });
    await bench.owner.query('delete from process_heartbeat; alter table process_heartbeat add check (false)');
    expect((await client.get('/v1/status')).body).toMatchObject({ payload: { writing: false, printing: false } });
    await bench.owner.query('alter table process_heartbeat drop constraint process_heartbeat_check');
  });

  it('asks to wait while there is no grid in force', async () => {
    await bench.owner.query(`insert into process_heartbeat values ('worker', now())`);
    await bench.owner.query(`update grid_version set status = 'past' where status = 'in_force'`);
    expect(refusalOf(await client.get('/v1/status'))).toBe('503 service_indisponible');
  });
});
