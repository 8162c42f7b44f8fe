/** What every route declares: who may call it, what it does, what it answers and refuses. */
import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { previewApi } from '../../src/composition/preview.js';
import { ACCESS_RULES } from '../../src/platform/access/access.decorator.js';
import { buildOpenApi } from '../../src/platform/http/open-api.js';
import { routeTable, type Route } from '../../src/platform/http/route-table.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

let app: INestApplication;
let routes: readonly Route[];
let operations: ReadonlyMap<string, Operation>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** `GET /v1/valor/{id}` for the route and for its description. */
const nameOf = ({ method, path }: Route): string => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

beforeAll(async () => {
  app = await previewApi();
  routes = routeTable(app);
  operations = new Map(
    Object.entries(buildOpenApi(app).paths).flatMap(([path, item]) =>
      METHODS.flatMap((method): [string, Operation][] => {
        const operation = item[method];
        return operation === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operation]];
      }),
    ),
  );
});

afterAll(async () => {
  await app.close();
});

/** The names of the routes that fail the condition. */
function except(holds: (route: Route, operation: Operation) => boolean): string[] {
  return routes
    .filter((route) => {
      const operation = operations.get(nameOf(route));
      return operation === undefined || !holds(route, operation);
    })
    .map(nameOf);
}

describe('access', () => {
  it('every route declares who may call it', () => {
    expect(routes.length).toBeGreaterThan(10);
    const rules: readonly unknown[] = Object.keys(ACCESS_RULES);
    expect(routes.filter(({ access }) => !rules.includes(access)).map(nameOf)).toEqual([]);
  });

  it('exactly these routes read what a head grants staff', () => {
    const views = routes.filter(({ path }) => path.includes('/view'));
    expect(views.map((route) => `${nameOf(route)} ${route.access}`).sort()).toEqual([
      'GET /admin/establishments/{id}/view/people staff',
      'GET /admin/establishments/{id}/view/people/{row} staff',
      'GET /admin/establishments/{id}/view/valuations/{row} staff',
      'GET /admin/establishments/{id}/view/valuations/{row}/journal staff',
    ]);
  });

  it('a costly route declares itself: a few at once for an account, in turns between establishments', () => {
    const exports = ({ path }: Route) => path.startsWith('/admin/') && path.endsWith('/export');
    expect(routes.filter((route) => exports(route) && route.costly !== 'list').map(nameOf)).toEqual([]);
    const costly = routes.filter((route) => route.costly !== undefined && !exports(route));
    expect(costly.map((route) => `${nameOf(route)} ${route.costly}`)).toEqual([
      'POST /admin/campaigns/audience read',
      'GET /admin/dashboard read',
      'GET /admin/documents/{id}/versions/{version}/file read',
      'GET /admin/grids/{id}/degrees file',
      'POST /admin/grids/{id}/degrees file',
      'GET /admin/grids/{id}/difference/{otherId} read',
      'GET /admin/grids/{id}/effect read',
      'POST /admin/grids/{id}/effect read',
      'GET /admin/grids/{id}/effect/{valuationId} read',
      'GET /admin/grids/{id}/proof read',
      'POST /admin/media upload',
      'GET /admin/media/{id}/file read',
      'GET /admin/search read',
      'GET /admin/wage-proposals/{id}/effect read',
      'POST /admin/wage-proposals/effect read',
      'GET /v1/estimate read',
      'GET /v1/grids/{id}/pack read',
      'GET /v1/grids/changes read',
      'GET /v1/pay/functions read',
      'GET /v1/payroll/lines read',
      'GET /v1/payroll/lines.csv read',
      'GET /v1/payroll/outlook read',
      'POST /v1/payroll/receipts file',
      'GET /v1/payroll/receipts/{id}/file file',
      'GET /v1/user/articles read',
      'GET /v1/user/docs read',
      'GET /v1/user/download read',
      'GET /v1/user/themes read',
      'GET /v1/valor/{id}/history/{entry}/replay read',
      'GET /v1/valor/anniversaries.ics read',
      'GET /v1/valor/coherence read',
      'GET /v1/valor/coherence/export file',
      'GET /v1/valor/costs read',
      'GET /v1/valor/export file',
      'POST /v1/valor/export file',
      'GET /v1/valor/figures read',
      'GET /v1/valor/import/{id} read',
      'POST /v1/valor/import/confirm file',
      'GET /v1/valor/import/model file',
      'POST /v1/valor/import/preview file',
      'GET /v1/valor/outlook read',
      'GET /v1/valor/outlook/rows read',
      'GET /v1/valor/outlook/rows/{id} read',
      'GET /v1/valor/replay/{reference} read',
      'POST /v1/valor/update/preview/multiple read',
      'POST /v1/valor/update/valorIsBirth/preview/multiple read',
    ]);
  });

  it('no two handlers share a method and a path', () => {
    expect(routes.map(nameOf)).toEqual([...new Set(routes.map(nameOf))]);
  });
});

describe('the description of the API', () => {
  it('has every route and nothing else', () => {
    expect([...operations.keys()].sort()).toEqual(routes.map(nameOf).sort());
  });

  it('says what each route does', () => {
    expect(except((_, { summary }) => (summary ?? '') !== '')).toEqual([]);
  });

  it('has a body for each success', () => {
    const described = (_: Route, { responses }: Operation): boolean => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return successes.length > 0 && successes.every(([, answer]) => answer !== undefined && 'content' in answer);
    };
    expect(except(described)).toEqual([]);
  });

  it('shows an example of each JSON body and of each success', () => {
    const shows = (_: Route, { requestBody, responses }: Operation): boolean => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return [requestBody, ...successes.map(([, answer]) => answer)]
        .flatMap((part) => (part !== undefined && 'content' in part ? [part.content?.['application/json'] ?? []] : []))
        .flat()
        .every((media) => 'example' in media);
    };
    expect(except(shows)).toEqual([]);
  });

  it('shows an example of each refusal, and each route has some', () => {
    const shows = (_: Route, { responses }: Operation): boolean => {
      const refusals = Object.entries(responses).filter(([status]) => /^[45]/.test(status));
      return (
        refusals.length > 0 &&
        refusals.every(([, answer]) => {
          const media = answer !== undefined && 'content' in answer ? answer.content?.['application/json'] : undefined;
          return Object.keys(media?.examples ?? {}).length > 0;
        })
      );
    };
    expect(except(shows)).toEqual([]);
  });

  it('requires the token where a session is needed, and nowhere else', () => {
    const asksRightly = ({ access }: Route, { security = [] }: Operation): boolean =>
      security.length > 0 === (access !== 'public');
    expect(except(asksRightly)).toEqual([]);
  });

  it('lists 401 and 403 where a session or a role may be refused', () => {
    const tells = ({ access }: Route, { responses }: Operation): boolean =>
      (access === 'public' || '401' in responses) &&
      (['public', 'session', 'activation', 'payroll-key'].includes(access ?? '') || '403' in responses);
    expect(except(tells)).toEqual([]);
  });

  it('lists 404 for a route with an id, and 422 for one that reads values', () => {
    const tells = ({ path, readsValues }: Route, { responses }: Operation): boolean =>
      (!path.includes('/:id') || '404' in responses) && (!readsValues || '422' in responses);
    expect(except(tells)).toEqual([]);
  });

  it('describes every parameter', () => {
    const describes = (_: Route, { parameters = [] }: Operation): boolean =>
      parameters.every((parameter) => 'description' in parameter && parameter.description !== '');
    expect(except(describes)).toEqual([]);
  });

  it('has a component for every reference', () => {
    const document = buildOpenApi(app);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    const components: Record<string, object | undefined> = { ...document.components };
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter(([, kind = '', name = '']) => !(name in (components[kind] ?? {})))).toEqual([]);
  });
});
