import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, refusalOf, type Answer } from './support/api-client.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** The console must have been built (npm test does). */
describe('the policy of what a page may load', () => {
  let bench: TestBench;
  let anyone: ApiClient;
  const policyOf = ({ headers }: Answer) => headers.get('content-security-policy') ?? '';

  beforeAll(async () => {
    bench = await openTestBench();
    anyone = new ApiClient(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it.each(['/', '/index.html'])('lets the console’s own styles pass by a nonce of each answer: %s', async (path) => {
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
    'allows no style written in place elsewhere: %s',
    async (path) => {
      expect(policyOf(await anyone.get(path))).not.toContain('unsafe');
    },
  );

  it('shows frames of the host of videos alone, and is itself in no frame', async () => {
    for (const path of ['/', '/v1/status', '/rien']) {
      expect(policyOf(await anyone.get(path)).split(';')).toEqual(
        expect.arrayContaining(['frame-src https://www.youtube-nocookie.com', "frame-ancestors 'none'"]),
      );
    }
    const videos = { VIDEO_PLAYER_URL: 'https://videos.example/embed' };
    const elsewhere = new ApiClient(await bench.startApi({ variables: videos }));
    expect(policyOf(await elsewhere.get('/')).split(';')).toContain('frame-src https://videos.example');
  });

  it('gives a browser the console’s page for an address that nothing serves, and a program the refusal', async () => {
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

  it('allows it on the page that describes the API to people, and nowhere under another name', async () => {
    expect(policyOf(await anyone.get('/api-docs'))).toContain("style-src 'self' 'unsafe-inline'");
    expect(policyOf(await anyone.get('/v1/status?x=/api-docs'))).not.toContain('unsafe');
  });
});
