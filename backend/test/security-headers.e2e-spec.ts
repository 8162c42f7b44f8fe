import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, refusalOf, type Answer, type CallOptions } from './support/api-client.js';
import { emailOf } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const BROWSER: CallOptions = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
] as const;
const NEVER = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin', 'x-aspnet-version', 'via'];
const INNER = /node_modules|\bat \w+ \(|select .* from|\/backend\/|Error:/;

/** Sends the line as a low-level program would, without a library that prevents it. */
async function statusOf(url: string, line: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

/** The console must have been built (npm test does). */
describe('the content security policy of a page', () => {
  let bench: TestBench;
  let anyone: ApiClient;
  const policyOf = ({ headers }: Answer) => headers.get('content-security-policy') ?? '';

  beforeAll(async () => {
    bench = await openTestBench();
    anyone = new ApiClient(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it.each(['/', '/index.html'])('allows the console’s own styles by a nonce for each answer: %s', async (path) => {
    const [first, second] = [await anyone.get(path), await anyone.get(path)];
    const nonces = [first, second].map((answer) => {
      const [, nonce = ''] = /style-src 'self' 'nonce-([\w+/=]{20,})'/.exec(policyOf(answer)) ?? [];
      expect(policyOf(answer)).not.toContain('unsafe');
      expect(String(answer.body)).toContain(`nonce="${nonce}"`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it.each(['/v1/status', '/v1/valor', '/v1/rien', '/favicon.svg', '/rien', '/v1/valor/%E0%A4%A'])(
    'allows no inline style elsewhere: %s',
    async (path) => {
      expect(policyOf(await anyone.get(path))).not.toContain('unsafe');
    },
  );

  it('allows frames of the video host only, and framing by no page', async () => {
    for (const path of ['/', '/v1/status', '/rien']) {
      expect(policyOf(await anyone.get(path)).split(';')).toEqual(
        expect.arrayContaining(['frame-src https://www.youtube-nocookie.com', "frame-ancestors 'none'"]),
      );
    }
    const videos = { VIDEO_PLAYER_URL: 'https://videos.example/embed' };
    const elsewhere = new ApiClient(await bench.startApi({ variables: videos }));
    expect(policyOf(await elsewhere.get('/')).split(';')).toContain('frame-src https://videos.example');
  });

  it('serves a browser the console’s page for an unknown address, and a program the refusal', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const [path, root] of [
      ['/nimporte/quoi?x=/v1', '../'],
      ['/rien', './'],
      ['/rien/', '../'],
    ] as const) {
      const answer = await anyone.get(path, browser);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      const [, nonce = ''] = /style-src 'self' 'nonce-([\w+/=]{20,})'/.exec(policyOf(answer)) ?? [];
      expect(String(answer.body)).toContain(`nonce="${nonce}"`);
      expect(String(answer.body)).toContain(`<base href="${root}" />`);
      expect(refusalOf(await anyone.get(path, { accept: 'application/json' }))).toBe('404 introuvable');
      expect(refusalOf(await anyone.call(path, { method: 'POST', headers: browser }))).toBe('404 introuvable');
    }
    for (const path of ['/v1/rien', '/admin/rien', '/api-docs/rien', '/assets/rien.js']) {
      expect(refusalOf(await anyone.get(path, browser))).toMatch(/^40[14] /);
    }
    expect(String((await anyone.get('/', browser)).body)).not.toContain('<base');
  });

  it('applies to the page that describes the API to people: its styles are in a file', async () => {
    for (const path of ['/api-docs', '/api-docs/']) {
      const page = await anyone.get(path);
      expect(policyOf(page)).not.toContain('unsafe');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(String(page.body)).not.toMatch(/<style|style="|<script>/);
    }
    const sheet = await anyone.get('/api-docs/page.css');
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('allows a base only where the page is served below the root, and no frame at all', async () => {
    const browser = { accept: 'text/html' };
    for (const path of ['/', '/v1/status', '/documents', '/api-docs'])
      expect(policyOf(await anyone.get(path, browser)).split(';')).toContain("base-uri 'none'");
    const below = await anyone.get('/nimporte/quoi', browser);
    expect(policyOf(below).split(';')).toContain("base-uri 'self'");
    expect(below.headers.get('x-frame-options')).toBe('DENY');
    expect(below.headers.get('permissions-policy')).toContain('camera=()');
  });

  it('requires https for a year, when the product has an https address', async () => {
    const secure = new ApiClient(await bench.startApi({ variables: { PUBLIC_URL: 'https://valorisation.example' } }));
    for (const path of ['/', '/v1/status', '/documents', '/v1/rien', '/assets/rien.js', '/health/live', '/%E0%A4%A']) {
      const { headers } = await secure.get(path);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
    expect((await anyone.get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('sets no cookie, and lets no other origin read an answer', async () => {
    const login = { user_email: emailOf('main'), user_password: DEMO_PASSWORD };
    const elsewhere = { origin: 'https://ailleurs.example' };
    const answers = [
      await anyone.post('/v1/user/login', login),
      await anyone.get('/', elsewhere),
      await anyone.get('/v1/user/profile', elsewhere),
    ];
    for (const { headers } of answers) {
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  /** What scanners check in every answer without an attack (ZAP's passive rules), on one answer of each kind. */
  it.each<[string, string, CallOptions]>([
    ['a page', '/', BROWSER],
    ['a page of the portal', '/documents', BROWSER],
    ['a page that is not there', '/nimporte/quoi', BROWSER],
    ['the page of the API', '/api-docs', BROWSER],
    ['its description', '/api-docs/openapi.json', {}],
    ['its sheet', '/api-docs/page.css', {}],
    ['a picture', '/favicon.svg', {}],
    ['a text for programs', '/.well-known/security.txt', {}],
    ['a shipped document', '/v1/user/docs/download/1', {}],
    ['public data', '/v1/user/articles', {}],
    ['the state', '/v1/status', {}],
    ['the health', '/health/live', {}],
    ['a refused session', '/v1/valor', {}],
    [
      'a refused sign-in',
      '/v1/user/login',
      { method: 'POST', body: { user_email: 'x@y.example', user_password: 'z' } },
    ],
    [
      'a body of another kind',
      '/v1/user/login',
      { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } },
    ],
    ['a method that nothing serves', '/v1/status', { method: 'PUT' }],
    ['an address that nothing serves', '/v1/rien', {}],
    ['an address that cannot be read', '/v1/valor/%E0%A4%A', {}],
  ])('gives %s its rules and reveals nothing of the server', async (_, path, options) => {
    const answer = await anyone.call(path, options);
    const { headers } = answer;
    const received = Object.fromEntries(ALWAYS.map(([name]) => [name, headers.get(name)]));
    expect(received).toEqual(Object.fromEntries(ALWAYS));
    expect(policyOf(answer).split(';')).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "object-src 'none'"]),
    );
    expect(NEVER.filter((name) => headers.has(name))).toEqual([]);
    const type = headers.get('content-type') ?? '';
    if (/^text\/|json/.test(type)) expect(type).toContain('charset=utf-8');
    expect(headers.get('cache-control')).not.toBeNull();
    if (answer.status >= 400) expect(JSON.stringify(answer.body)).not.toMatch(INNER);
  });

  it('answers no TRACE, lists no folder, and takes no parameter twice', async () => {
    expect(await statusOf(anyone.baseUrl, 'TRACE / HTTP/1.1')).toMatch(/^HTTP\/1\.1 404 /);
    for (const folder of ['/assets', '/assets/', '/media/', '/api-docs/../assets/'])
      for (const encoding of ['identity', 'gzip']) {
        const { status } = await anyone.get(folder, { 'accept-encoding': encoding });
        expect([folder, encoding, status]).toEqual([folder, encoding, 404]);
      }
    expect(refusalOf(await anyone.get('/v1/user/articles?p=1&div=1&div=100'))).toBe('422 donnees_invalides');
  });

  it('names the contact for security reports, with an expiry date in the future', async () => {
    const answer = await anyone.get('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      String(answer.body)
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.split(': ')[1] ?? ''] as const),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe('mailto:contact@valorisation.example');
    expect(fields.get('Preferred-Languages')).toBe('fr, en');
    expect(fields.get('Canonical')).toMatch(/^http:\/\/localhost:\d+\/\.well-known\/security\.txt$/);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    await bench.owner.query(
      `begin; select set_config('app.scope', 'staff', true);
       update content_identity set contact_email = 'securite@branche.example'; commit`,
    );
    expect(String((await anyone.get('/.well-known/security.txt')).body)).toContain('mailto:securite@branche.example');
  });
});
