/**
 * The sessions of one's own account: listed by browser and system, ended one by one or together, without access to
 * others'.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, payloadOf, refusalOf } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { sessionResponse } from './support/wire-schemas.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

const session = z.strictObject({
  session_id: z.int(),
  company_name: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  current: z.boolean(),
});

const sessions = async (client: ApiClient) => payloadOf(z.array(session), await client.get('/v1/user/sessions'));
const end = async (client: ApiClient, id: number) => client.post(`/v1/user/sessions/end/${id}`, {});
const profile = async (client: ApiClient) => client.get('/v1/user/profile');
const ownId = async (client: ApiClient) => (await sessions(client)).find(({ current }) => current)?.session_id ?? 0;

describe('one’s own sessions', () => {
  let bench: TestBench;
  let baseUrl: string;

  const signedIn = async (email: string) => signIn(baseUrl, email);

  beforeAll(async () => {
    bench = await openTestBench();
    baseUrl = await bench.startApi();
  });

  afterAll(async () => bench.close());

  it('are listed with the present one, and end one by one', async () => {
    const [here, there] = [await signedIn(emailOf('admin')), await signedIn(emailOf('admin'))];
    const own = await ownId(there);
    const listed = await sessions(here);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect(listed.map(({ session_id }) => session_id)).toContain(own);
    expect((await end(here, own)).status).toBe(200);
    expect(refusalOf(await profile(there))).toBe('401 session_absente');
    expect((await sessions(here)).map(({ session_id }) => session_id)).not.toContain(own);
    expect(refusalOf(await end(here, own))).toBe('404 introuvable');
  });

  it('name browser and system as of the sign-in, and store nothing else of the header', async () => {
    const answer = await new ApiClient(baseUrl).call('/v1/user/login', {
      method: 'POST',
      body: { user_email: emailOf('main'), user_password: DEMO_PASSWORD },
      headers: { 'user-agent': IPHONE },
    });
    const onPhone = new ApiClient(baseUrl, payloadOf(sessionResponse, answer).token);
    const unnamed = await signedIn(emailOf('main'));
    const named = (await sessions(unnamed)).map(({ browser, system, current }) => ({ browser, system, current }));
    expect(named).toContainEqual({ browser: 'Safari', system: 'iPhone', current: false });
    expect(named).toContainEqual({ browser: null, system: null, current: true });
    const { rows } = await bench.owner.query('select row_to_json(s)::text as row from session s');
    for (const { row } of z.array(z.object({ row: z.string() })).parse(rows)) expect(row).not.toContain('26_0');
    expect((await profile(onPhone)).status).toBe(200);
  });

  it('can be seen and ended by their owner only, neither by the head nor by an associated account', async () => {
    const [main, associated] = [await signedIn(emailOf('main')), await signedIn(emailOf('associated'))];
    for (const [one, other] of [
      [main, associated],
      [associated, main],
    ] as const) {
      const id = await ownId(other);
      expect((await sessions(one)).map(({ session_id }) => session_id)).not.toContain(id);
      expect(refusalOf(await end(one, id))).toBe('404 introuvable');
      expect((await profile(other)).status).toBe(200);
    }
  });

  it('end together except the present one, for this account only', async () => {
    const [here, there, other] = [
      await signedIn(emailOf('associated')),
      await signedIn(emailOf('associated')),
      await signedIn(emailOf('main')),
    ];
    expect((await here.post('/v1/user/sessions/end/others', {})).status).toBe(200);
    expect(refusalOf(await profile(there))).toBe('401 session_absente');
    expect((await sessions(here)).map(({ current }) => current)).toEqual([true]);
    expect((await profile(other)).status).toBe(200);
  });

  it('end all together, the present one included, for this account only', async () => {
    const [here, there, other] = [
      await signedIn(emailOf('main')),
      await signedIn(emailOf('main')),
      await signedIn(emailOf('admin')),
    ];
    expect((await here.post('/v1/user/sessions/end', {})).status).toBe(200);
    for (const client of [here, there]) expect(refusalOf(await profile(client))).toBe('401 session_absente');
    expect((await profile(other)).status).toBe(200);
  });
});
