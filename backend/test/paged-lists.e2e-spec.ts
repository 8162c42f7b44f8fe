import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../src/platform/config/paths.js';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const document = z.object({
  paths: z.record(
    z.string(),
    z.object({ get: z.object({ parameters: z.array(z.object({ name: z.string() })).default([]) }).optional() }),
  ),
});

/** The paged paths of members, from the API's description. */
function pagedPaths(): string[] {
  const { paths } = document.parse(JSON.parse(readFileSync(projectPath('backend', 'openapi.json'), 'utf8')));
  return Object.entries(paths)
    .filter(([, { get }]) => get?.parameters.some(({ name }) => name === 'p') === true)
    .map(([path]) => path)
    .filter((path) => !path.startsWith('/admin/'));
}

const anyPage = z.object({
  data: z.array(z.unknown()),
  total: z.int(),
  page: z.int(),
  lastPage: z.int(),
  perPage: z.int(),
});

describe('a paged list', () => {
  let bench: TestBench;
  let main: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    main = await signIn(url, emailOf('main'));
    const staff = await signIn(url, emailOf('staff'));
    for (const title of ['Une page', 'Une autre', 'Une dernière']) {
      const { body } = await staff.post('/admin/pages', { title });
      await staff.post(`/admin/pages/${z.object({ id: z.int() }).parse(body).id}/publish`, {});
    }
    for (const name of ['premiere', 'deuxieme', 'troisieme']) {
      await main.post('/v1/user/add/associated', { user_email: `${name}@ecole.example` });
    }
  });

  afterAll(async () => bench.close());

  it.each(pagedPaths())('answers its last page with rows for a later page: %s', async (path) => {
    const at = async (p: number) => payloadOf(anyPage, await main.get(`${path}?div=2&p=${p}`));
    const { lastPage, total } = await at(1);
    expect(lastPage).toBe(Math.ceil(total / 2));
    expect(lastPage).toBeGreaterThan(1);
    const last = await at(lastPage);
    expect(last).toMatchObject({ total, page: lastPage, lastPage });
    expect(last.data).toHaveLength(total - 2 * (lastPage - 1));
    for (const p of [lastPage + 1, 99, 1_000_000]) expect(await at(p)).toEqual(last);
    // An empty key is ignored.
    const plain = payloadOf(anyPage, await main.get(path));
    expect(payloadOf(anyPage, await main.get(`${path}?p=&div=&key=&order=&q=`))).toEqual(plain);
  });
});

it('exists for members in four places', () => {
  expect(pagedPaths()).toEqual(
    expect.arrayContaining([
      '/v1/user/load/associated',
      '/v1/user/profile/all',
      '/v1/valor/list/all',
      '/v1/valor/list/allvalors',
    ]),
  );
});
