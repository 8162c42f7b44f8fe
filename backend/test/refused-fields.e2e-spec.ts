/** A refusal names the fields of its request, for every write; a new route is covered without a line here. */
import type { INestApplication } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { previewApi } from '../src/composition/preview.js';
import type { AccessRule } from '../src/platform/access/access.decorator.js';
import { buildOpenApi } from '../src/platform/http/open-api.js';
import { routeTable, type Route } from '../src/platform/http/route-table.js';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { errorOf, fieldsOf } from './support/api-client.js';
import { create } from './support/classification.js';
import { signInAll, type Role, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** This value is no text, list, id, share or choice. */
const WRONG = -1.5;

const CALLER: Readonly<Record<AccessRule, Role>> = {
  public: 'anonymous',
  activation: 'pending',
  session: 'main',
  active: 'main',
  member: 'main',
  main: 'main',
  pay: 'main',
  'payroll-key': 'anonymous',
  'own-staff': 'staff',
  staff: 'staff',
  admin: 'admin',
};

interface Write {
  readonly name: string;
  readonly caller: Role;
  readonly path: string;
  /** Undefined when it reads none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly bodyFields: readonly string[];
  readonly queryFields: readonly string[];
}

interface Schema {
  $ref?: string | undefined;
  properties?: Record<string, unknown> | undefined;
  allOf?: Schema[] | undefined;
  anyOf?: Schema[] | undefined;
}

/** The part of the API's description that concerns names of fields. */
const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    allOf: z.array(schema).optional(),
    anyOf: z.array(schema).optional(),
  }),
);
const schemaMap = z.record(z.string(), schema);
const example = z.record(z.string(), z.unknown()).optional();

describe('the refusal of a write', () => {
  let bench: TestBench;
  let preview: INestApplication;
  let clients: RoleClients;
  let writes: readonly Write[];

  beforeAll(async () => {
    preview = await previewApi();
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    const { valor_id } = await create(clients.main);
    writes = writesOf(preview, String(valor_id));
  });

  afterAll(async () => {
    await bench.close();
    await preview.close();
  });

  it('names the wrong field of the body, on every route and for each field', async () => {
    const named = writes.flatMap(({ name, bodyFields }) => bodyFields.map((field) => [`${name} ${field}`, [field]]));
    expect(named.length).toBeGreaterThan(60);
    const results: [string, string[]][] = [];
    for (const { name, caller, path, body, bodyFields } of writes) {
      for (const field of bodyFields) {
        const answer = await clients[caller].post(path, { ...body, [field]: WRONG });
        results.push([`${name} ${field}`, answer.status === 422 ? fieldsOf(answer) : [String(answer.status)]]);
      }
    }
    expect(results).toEqual(named);
  });

  it('names the wrong field of the query', async () => {
    const named = writes.flatMap(({ name, queryFields }) => queryFields.map((field) => [`${name} ${field}`, true]));
    expect(named.length).toBeGreaterThan(3);
    const results: [string, boolean][] = [];
    for (const { name, caller, path, queryFields } of writes) {
      for (const field of queryFields) {
        const answer = await clients[caller].post(`${path}?${field}=${WRONG}`);
        results.push([`${name} ${field}`, answer.status === 422 && fieldsOf(answer).includes(field)]);
      }
    }
    expect(results).toEqual(named);
  });

  it.each([
    ['/v1/user/options/contact', { name: 'Jo', subject: 'x', message: 'x', email: 'a..b@exemple.fr' }, 'email'],
    ['/v1/user/options/contact', { name: 'Jo', subject: 'x', message: 'x' }, 'email'],
    ['/v1/user/reset/mail', { user_email: 'direction@demo.example', user_password: DEMO_PASSWORD }, 'user_email'],
    ['/v1/user/reset/mail', { user_email: 'n@demo.example', user_password: 'x' }, 'user_password'],
    ['/v1/user/update/pass', { user_password: DEMO_PASSWORD, user_new_password: 'x' }, 'user_new_password'],
    ['/v1/user/update/pass', { user_password: 'x', user_new_password: `${DEMO_PASSWORD}.` }, 'user_password'],
    ['/v1/user/add/associated', { user_email: 'collaborateur@demo.example' }, 'user_email'],
    ['/v1/user/delete', { user_password: 'x' }, 'user_password'],
    ['/v1/user/profile', { profile_name: '' }, 'profile_name'],
    ['/v1/valor/-1/profil', { profile_name: 'x', valor_c5: 999_999 }, 'valor_c5'],
    ['/v1/valor/-1/profil', { valor_c5: 4 }, 'profile_name'],
    ['/v1/valor/-1/profil', { profile_name: 'x', valor_c5: 0, valor_cat: 1 }, 'valor_other_metier'],
    ['/v1/valor/-1/profil', { profile_name: 'x', valor_c5: 4, valor_conges: 9 }, 'valor_conges'],
    ['/v1/valor/-1/profil', { profile_name: 'x', valor_c5: 4, valor_data: { 1: { c: 99 } } }, 'valor_data.1'],
  ])('by a rule of the domain names the field, too: %s %j', async (path, body, field) => {
    const answer = await clients.main.post(path, body);
    expect([answer.status, Object.keys(errorOf(answer).fields ?? {})]).toEqual([422, [field]]);
  });
});

function writesOf(app: INestApplication, id: string): Write[] {
  const { paths, components = {} } = buildOpenApi(app);
  const schemas: Readonly<Record<string, Schema | undefined>> = schemaMap.parse(components.schemas);
  const propertiesOf = ({ $ref, properties = {}, allOf = [], anyOf = [] }: Schema): string[] => [
    ...Object.keys(properties),
    ...($ref === undefined ? [] : propertiesOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {})),
    ...[...allOf, ...anyOf].flatMap(propertiesOf),
  ];
  const isWrite = ({ method, readsBody, readsValues }: Route) => method === 'POST' && (readsBody || readsValues);
  return routeTable(app)
    .filter(isWrite)
    .map(({ path, access = 'public' }) => {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.post;
      const { requestBody, parameters = [] } = operation ?? {};
      const media = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
      return {
        name: path,
        caller: CALLER[access],
        path: path.replace(':kind', 'pages').replace(':id', id).replace(':val', '1').replace(':token', 'x'),
        body: example.parse(media?.example),
        bodyFields: media?.schema === undefined ? [] : propertiesOf(schema.parse(media.schema)),
        queryFields: parameters.flatMap((part) => ('in' in part && part.in === 'query' ? [part.name] : [])),
      };
    });
}
