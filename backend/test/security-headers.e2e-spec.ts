import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, type Answer } from './support/api-client.js';
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

  it('allows it on the page that describes the API to people, and nowhere under another name', async () => {
    expect(policyOf(await anyone.get('/api-docs'))).toContain("style-src 'self' 'unsafe-inline'");
    expect(policyOf(await anyone.get('/v1/status?x=/api-docs'))).not.toContain('unsafe');
  });
});
