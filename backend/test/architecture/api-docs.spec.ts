/** The API's description as people and programs get it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { openTestBench, type TestBench } from '../support/test-bench.js';

let bench: TestBench;
let url: string;

beforeAll(async () => {
  bench = await openTestBench();
  url = await bench.startApi();
});

afterAll(async () => {
  await bench.close();
});

async function statusOf(address: URL): Promise<number> {
  const answer = await fetch(address);
  // Read to its end: an unread answer delays the server's close.
  await answer.arrayBuffer();
  return answer.status;
}

describe('the page of the API', () => {
  it('brings its scripts and styles along, under a policy that allows no other source', async () => {
    const page = await fetch(`${url}/api-docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const html = await page.text();
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, part = '']) => new URL(part, `${url}/api-docs`),
    );
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter(({ origin }) => origin !== url)).toEqual([]);
    const statuses = await Promise.all(parts.map(statusOf));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(html).not.toMatch(/<script>/);
  });

  it('is available to programs as JSON', async () => {
    const answer = await fetch(`${url}/api-docs-json`);
    const described = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });
    expect(described.parse(await answer.json())).toMatchObject({ openapi: '3.1.0', paths: { '/v1/status': {} } });
  });
});
