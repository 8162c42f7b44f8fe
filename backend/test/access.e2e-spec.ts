import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { previewApi } from '../src/composition/preview.js';
import type { AccessRule } from '../src/platform/access/access.decorator.js';
import { routeTable, type Route } from '../src/platform/http/route-table.js';
import { errorResponse } from '../src/platform/http/error.filter.js';
import { refusalOf, type ApiClient } from './support/api-client.js';
import { REFUSED } from './support/refusals.js';
import { emailOf, ROLES, signIn, signInAll, type Role, type RoleClients } from './support/role-clients.js';
import { ROUTES_OF, ruleByPlace } from './support/route-rules.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const LIVE = '/v1/live';
const RULES = Object.keys(ROUTES_OF) as AccessRule[];

/**
 * The other head is treated as the first: the row's establishment tells them apart (isolation). The long tests also ask
 * as an admin.
 */
const ASKING = scaled<readonly Role[]>({ part: ['anonymous', 'pending', 'main', 'associated', 'staff'], all: ROLES });

describe('access', () => {
  let bench: TestBench;
  let url: string;
  let clients: RoleClients;
  let preview: INestApplication;
  let routes: readonly Route[];

  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const endsSession = ({ path }: Route) => path === '/v1/user/logout' || path === '/v1/user/sessions/end';

  async function outcome(client: ApiClient, { method, path }: Route): Promise<string> {
    if (path === LIVE && client.token !== undefined) return beginning(path, client.token);
    // No row has this id: a call that is let through finds nothing, or asks for its fields.
    const answer = await client.call(path.replace(/:\w+/g, '999999'), {
      method,
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    return answer.status < 400 ? String(answer.status) : refusalOf(answer);
  }

  /** Reads only the status of the live stream, because the stream has no end. */
  async function beginning(path: string, token: string): Promise<string> {
    const { status, body } = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });
    if (status >= 400) return `${status} ${errorResponse.parse(await new Response(body).json()).error.code}`;
    await body?.cancel();
    return String(status);
  }

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    clients = await signInAll(url);
    preview = await previewApi();
    routes = routeTable(preview);
  });

  afterAll(async () => {
    await preview.close();
    await bench.close();
  });

  it.each(RULES)('by the rule %s is declared by the routes that need it, and by no other', (rule) => {
    const declared = routes.filter((route) => route.access === rule && ruleByPlace(route) !== rule).map(nameOf);
    expect(declared.toSorted()).toEqual(ROUTES_OF[rule].toSorted());
  });

  it.each([
    ['a member’s data', '/v1/valor', /^(?:member|main)$/],
    ['the employer body', '/admin', /^(?:staff|admin)$/],
  ])('to a route of %s is refused to all others', (_, place, rules) => {
    const open = routes.filter(({ path, access }) => path.startsWith(place) && !rules.test(access ?? ''));
    expect(open.map(nameOf)).toEqual([]);
  });

  it.each(ASKING)('by the role %s to every route follows the route’s rule', async (role) => {
    // The calls that end the session come last, each with its own session.
    for (const route of routes.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))) {
      const client = endsSession(route) && role !== 'anonymous' ? await signIn(url, emailOf(role)) : clients[role];
      const seen = await outcome(client, route);
      const refused = REFUSED[route.access ?? 'admin'][role];
      const isLetThrough = !/^401 session|^403|^5(?!03)/.test(seen);
      expect([nameOf(route), refused === undefined ? isLetThrough : seen]).toEqual([nameOf(route), refused ?? true]);
    }
  });
});
