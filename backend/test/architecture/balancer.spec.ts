/** What the balancer may retry (operations/haproxy): reads, and no GET that writes. */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { previewApi } from '../../src/composition/preview.js';
import { projectPath } from '../../src/platform/config/paths.js';
import { routeTable, type Route } from '../../src/platform/http/route-table.js';
import { errorCatalogue } from '../../src/platform/errors/error-catalogue.js';

const SETTINGS = readFileSync(projectPath('operations', 'haproxy', 'haproxy.cfg'), 'utf8');

let reads: readonly Route[];

beforeAll(async () => {
  const app = await previewApi();
  reads = routeTable(app).filter(({ method }) => method === 'GET');
  await app.close();
});

describe('the balancer', () => {
  it('does not retry a GET that writes', () => {
    const words = /acl writes_by_get path_reg (.+)/.exec(SETTINGS)?.[1]?.split(' ') ?? [];
    const left = words.map((word) => new RegExp(word));
    const written = reads.filter(({ writes }) => writes).map(({ path }) => path.replace(/:(\w+)/g, '7'));
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((path) => !left.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it('retries reads only', () => {
    expect(SETTINGS).toMatch(/http-request disable-l7-retry if !is_read\n/);
    expect(SETTINGS).toMatch(/http-request disable-l7-retry if writes_by_get\n/);
    expect(SETTINGS).toMatch(/acl is_read method GET HEAD\n/);
  });

  it('does not retry what the API has refused: its deadline is the longest wait', () => {
    expect(/^ {2}retry-on (.+)$/m.exec(SETTINGS)?.[1]?.split(' ')).toEqual([
      'conn-failure',
      'empty-response',
      'response-timeout',
    ]);
  });

  it('refuses in the words of the API, with a time to retry, while no API is left', () => {
    const [, body = '', headers = ''] =
      /http-error status 503 content-type application\/json string '(.+)' (.+)/.exec(SETTINGS) ?? [];
    const code = 'service_indisponible';
    expect(JSON.parse(body)).toEqual({ error: { code, message: errorCatalogue[code].message } });
    expect(headers).toContain('hdr Retry-After ');
  });
});
