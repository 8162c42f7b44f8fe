import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { previewApi } from '../src/composition/preview.js';
import type { AccessRule } from '../src/platform/access/access.decorator.js';
import { routeTable, type Route } from '../src/platform/http/route-table.js';
import { errorResponse } from '../src/platform/http/error.response.js';
import type { ApiClient } from './support/api-client.js';
import { REFUSED } from './support/refusals.js';
import { emailOf, ROLES, signIn, signInAll, type Role, type RoleClients } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** Written by hand: what a route declares is held against what it must be. */
const PUBLIC = [
  'GET /v1/company/:siret',
  'GET /v1/directory',
  'GET /v1/status',
  'GET /v1/grids/in-force',
  'GET /v1/grids/changes',
  'GET /v1/estimate',
  'POST /v1/user/login',
  'POST /v1/user/login/code',
  'POST /v1/user/register',
  'POST /v1/user/activate/renew',
  'POST /v1/user/forgot/pass',
  'GET /v1/user/recup/pass/:token',
  'POST /v1/user/reset/pass/:token',
  'GET /v1/user/activate',
  'POST /v1/user/activate',
  'GET /v1/user/recup/mail/:token',
  'GET /v1/user/update/mail/:token',
  'POST /v1/user/update/mail/:token',
  'GET /v1/user/delete/token',
  'POST /v1/user/delete/confirm',
  'GET /v1/user/recup/handover/:token',
  'POST /v1/user/handover/confirm/:token',
  'POST /v1/user/options/contact',
];
const ANY_SESSION = ['POST /v1/user/logout', 'POST /v1/user/delete/cancel'];
const ANY_ACCOUNT = [
  'GET /v1/grids/:id',
  'POST /v1/user/update/pass',
  'GET /v1/user/sessions',
  'POST /v1/user/sessions/end',
  'POST /v1/user/sessions/end/others',
  'POST /v1/user/sessions/end/:id',
];
const ACTIVATION = ['GET /v1/user/profile'];
const OWN_STAFF = [
  'GET /v1/user/totp',
  'POST /v1/user/totp/prepare',
  'POST /v1/user/totp/confirm',
  'POST /v1/user/totp/codes',
  'POST /v1/user/totp/remove',
];
const STAFF = [
  'GET /admin/account-requests',
  'GET /admin/account-requests/:id',
  'POST /admin/account-requests/:id/refuse',
  'POST /admin/account-requests/accept',
  'POST /admin/account-requests/refuse',
  'GET /admin/accounts',
  'GET /admin/accounts/:id',
  'POST /admin/accounts/:id/suspend',
  'POST /admin/accounts/:id/restore',
  'POST /admin/accounts/:id/resend',
  'POST /admin/accounts/:id/main',
  'GET /admin/accounts/:id/sessions',
  'POST /admin/accounts/:id/sessions/end',
  'POST /admin/accounts/:id/sessions/:session/end',
  'GET /admin/establishments',
  'GET /admin/establishments/:id',
  'GET /admin/establishments/:id/access',
  'GET /admin/articles',
  'POST /admin/articles',
  'PUT /admin/pages/:id',
  'GET /admin/:kind/:id/versions',
  'GET /admin/:kind/:id/versions/:version',
  'POST /admin/:kind/:id/restore',
  'POST /admin/:kind/:id/publish',
  'POST /admin/:kind/:id/archive',
  'GET /admin/answer-templates',
  'POST /admin/answer-templates',
  'GET /admin/free-functions',
  'POST /admin/free-functions/:id/propose',
  'GET /admin/grids/:id/effect',
  'POST /admin/grids/:id/effect',
  'GET /admin/grids/:id/effect/:valuationId',
  'POST /admin/function-proposals/:id/withdraw',
  'GET /admin/grids',
  'GET /admin/grids/:id/document',
  'POST /admin/grids/:id/draft',
  'POST /admin/grids/amounts',
  'POST /admin/grids/:id/edit',
  'POST /admin/grids/:id/discard',
  'GET /admin/grids/:id/file',
  'POST /admin/grids/:id/import',
  'GET /admin/grids/:id/degrees',
  'POST /admin/grids/:id/degrees',
  'GET /admin/mails/:id/content',
  'POST /admin/mails/:id/retry',
  'POST /admin/mails/retry',
  'GET /admin/messages',
  'GET /admin/messages/:id',
  'GET /admin/messages/:id/thread',
  'GET /admin/message-figures',
  'POST /admin/messages/:id/assign',
  'POST /admin/messages/:id/answer',
  'POST /admin/messages/:id/note',
  'POST /admin/messages/:id/close',
  'POST /admin/messages/:id/reopen',
  'GET /admin/missing-facts',
  'GET /admin/settings',
  'GET /admin/settings/:id',
  'GET /admin/settings/:id/history',
  'GET /v1/user/send/mail/:id',
  'POST /v1/user/send/mail/:id',
];
const MEMBER = [
  'POST /v1/user/update',
  'POST /v1/user/reset/mail',
  'GET /v1/job/interview/print/:id',
  'GET /v1/job/interview/pdf/:id',
  'GET /v1/job/print/:id',
  'GET /v1/jobs/:id',
  'POST /v1/user/delete',
  'POST /v1/user/options',
  'GET /v1/user/download',
  'GET /v1/user/retention',
  'POST /v1/user/profile',
  'GET /v1/user/profile/all',
  'GET /v1/user/profile/one/:id',
  'POST /v1/user/profile/update/one/:id',
  'POST /v1/user/profile/delete/:id',
  'GET /v1/user/profiles',
  'GET /v1/valor',
  'GET /v1/valor/:id',
  'GET /v1/valor/anniversaries.ics',
  'POST /v1/valor/:id/profil',
  'GET /v1/valor/download/:id',
  'GET /v1/valor/download/pdf/:id',
  'GET /v1/valor/coherence',
  'GET /v1/valor/coherence/export',
  'GET /v1/valor/figures',
  'GET /v1/valor/list/all',
  'POST /v1/valor/list/planned',
  'POST /v1/valor/list/selection',
  'GET /v1/valor/list/status',
  'GET /v1/valor/list/todo',
  'GET /v1/valor/list/tots',
  'POST /v1/valor/update/preview/multiple',
  'GET /v1/valor/print/:id',
  'POST /v1/valor/update/valorpoints',
];

/** The other head is treated as the first: what keeps the two apart is the establishment of a row (isolation). */
const ASKING = scaled<readonly Role[]>({ part: ROLES.filter((role) => role !== 'otherMain'), all: ROLES });

const MAIN = [
  'GET /v1/proposals',
  'POST /v1/proposals/:id/accept',
  'POST /v1/user/add/associated',
  'GET /v1/user/load/associated',
  'GET /v1/user/send/mail/associated/:id',
  'POST /v1/user/send/mail/associated/:id',
  'POST /v1/user/delete/:id',
  'POST /v1/user/handover/:id',
  'POST /v1/user/handover/withdraw',
  'GET /v1/user/staff-access',
  'POST /v1/user/staff-access/grant',
  'POST /v1/user/staff-access/withdraw',
];

describe('access', () => {
  let bench: TestBench;
  let url: string;
  let clients: RoleClients;
  let preview: INestApplication;
  let routes: readonly Route[];

  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const endsSession = ({ path }: Route) => path === '/v1/user/logout' || path === '/v1/user/sessions/end';

  /** Only the beginning of an answer: a live stream has no end. */
  async function outcome(client: ApiClient, { method, path }: Route): Promise<string> {
    // An id that nobody has: what gets through finds nothing, or asks for its fields.
    const response = await fetch(new URL(path.replace(/:\w+/g, '999999'), url), {
      method,
      headers: {
        ...(client.token === undefined ? {} : { authorization: `Bearer ${client.token}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    if (response.status < 400) {
      await response.body?.cancel();
      return String(response.status);
    }
    return `${response.status} ${errorResponse.parse(await response.json()).error.code}`;
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

  it.each<[AccessRule, string[]]>([
    ['public', PUBLIC],
    ['session', ANY_SESSION],
    ['active', ANY_ACCOUNT],
    ['activation', ACTIVATION],
    ['own-staff', OWN_STAFF],
    ['staff', STAFF],
    ['member', MEMBER],
    ['main', MAIN],
  ])('of the rule %s is declared by the routes that need it', (rule, names) => {
    const declared = new Map(routes.map((route) => [nameOf(route), route.access]));
    expect(names.map((name) => [name, declared.get(name)])).toEqual(names.map((name) => [name, rule]));
  });

  it('to a route of a member’s data is nobody else’s', () => {
    const open = routes.filter(
      ({ path, access }) => path.startsWith('/v1/valor') && !/^(member|main)$/.test(access ?? ''),
    );
    expect(open.map(nameOf)).toEqual([]);
  });

  it.each(ASKING)('of the role %s to every route is what the route’s rule says', async (role) => {
    // What ends the session comes last, each with a session of its own.
    for (const route of routes.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))) {
      const client = endsSession(route) && role !== 'anonymous' ? await signIn(url, emailOf(role)) : clients[role];
      const seen = await outcome(client, route);
      const refused = REFUSED[route.access ?? 'admin'][role];
      const isLetThrough = !/^401 session|^403|^5(?!03)/.test(seen);
      expect([nameOf(route), refused === undefined ? isLetThrough : seen]).toEqual([nameOf(route), refused ?? true]);
    }
  });
});
