/** Every call of the specification answers each role as the table of access says. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SPECIFIED_CALLS, type Own, type SpecifiedCall } from './fixtures/specification-calls.js';
import { ApiClient, payloadOf, refusalOf } from './support/api-client.js';
import { classify, create, THREE_DEGREES } from './support/classification.js';
import { startFakeDirectory } from './support/fake-directory.js';
import { startFakeRegister } from './support/fake-register.js';
import { REQUESTS, requestsIn } from './support/newcomers.js';
import { REFUSED } from './support/refusals.js';
import { ROLES, signInAll, type Role, type RoleClients } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { addedResponse } from './support/wire-schemas.js';

const UNKNOWN_ID = 999_999;
const UNKNOWN_RECORDS: Own = {
  valor: UNKNOWN_ID,
  profile: UNKNOWN_ID,
  draft: UNKNOWN_ID,
  associate: UNKNOWN_ID,
  request: UNKNOWN_ID,
};
/** Calls that read or change the caller's own records. */
const USES_OWN_RECORDS = /^(?:GET|POST) \/v1\/(?:valor\/(?!list)|job\/|user\/profile\/update)/;

/** `npm test` asks as two roles, because other tests cover the other ones; `npm run test:long` asks as each role. */
const WALKED = scaled<readonly Role[]>({ part: ['anonymous', 'main'], all: ROLES });

describe('the calls of the specification', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let outside: readonly { stop(): Promise<void> }[];

  const ask = async (client: ApiClient, { call, path, query, body }: SpecifiedCall, own: Own) => {
    const [method = '', pattern = ''] = call.split(' ');
    const values = [...(path?.(own) ?? [own.valor])];
    const address = `${pattern.replace(/:\w+/g, () => String(values.shift()))}?${query?.(own) ?? ''}`;
    return method === 'GET' ? client.get(address) : client.post(address, body?.(own) ?? {});
  };

  let invited = 0;
  const ownOf = async (client: ApiClient, { rule, call }: SpecifiedCall): Promise<Own> => {
    if (rule === 'staff') return { ...UNKNOWN_RECORDS, request: requestsIn(await client.get(REQUESTS))[0]?.id ?? 0 };
    if (call === 'POST /v1/user/delete/:id' || call.includes('/associated/')) {
      invited += 1;
      const added = await client.post('/v1/user/add/associated', { user_email: `collegue-${invited}@exemple.fr` });
      return { ...UNKNOWN_RECORDS, associate: payloadOf(addedResponse, added, 201).user_id };
    }
    if (!USES_OWN_RECORDS.test(call)) return UNKNOWN_RECORDS;
    const { valor_id, profile_id } = await classify(client);
    const draft = await create(client, { valor_data: THREE_DEGREES });
    return { ...UNKNOWN_RECORDS, valor: valor_id, profile: profile_id, draft: draft.valor_id };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const [register, directory] = await Promise.all([startFakeRegister(), startFakeDirectory()]);
    outside = [register, directory];
    const variables = { COMPANY_REGISTER_URL: register.url, DIRECTORY_URL: directory.url };
    // Without a worker no file is rendered: the call answers that the file is on its way.
    clients = await signInAll(await bench.startApi({ variables, downloadWaitMs: 1 }));
  });

  afterAll(async () => {
    await bench.close();
    await Promise.all(outside.map(async (one) => one.stop()));
  });

  it('are 63', () => {
    expect(new Set(SPECIFIED_CALLS.map(({ call }) => call)).size).toBe(63);
  });

  it.each(WALKED)('answer the role %s as the table of access says', async (role) => {
    const different: unknown[] = [];
    for (const specified of SPECIFIED_CALLS) {
      // Limits per address and network are not tested here, only access.
      await bench.owner.query('delete from rate_limit');
      const { call, rule, answers } = specified;
      const refused = REFUSED[rule][role];
      const own = refused === undefined ? await ownOf(clients[role], specified) : UNKNOWN_RECORDS;
      const answer = await ask(clients[role], specified, own);
      const seen = answer.status >= 400 ? refusalOf(answer) : String(answer.status);
      const expected = refused ?? String(answers);
      if (refused === undefined ? !seen.startsWith(expected) : seen !== expected) {
        different.push({ call, seen, expected, body: answer.body });
      }
    }
    expect(different).toEqual([]);
  });
});
