/** One person with an account in each of two establishments: one password opens both, and neither sees the other. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { dayAfter } from '../src/modules/accounts/domain/deletion-policy.js';
import { ApiClient, payloadOf, refusalOf } from './support/api-client.js';
import { CHOSEN_PASSWORD, profileOf } from './support/associates.js';
import { classify, THREE_DEGREES } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { openLiveStream } from './support/live-stream.js';
import { emailOf, signIn } from './support/role-clients.js';
import { furtherEstablishment, makeOnePerson, switched } from './support/several-establishments.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const sessions = z.array(z.looseObject({ session_id: z.int(), company_name: z.string(), current: z.boolean() }));
const SOON_MS = 5_000;

describe('a person with accounts in two establishments', () => {
  let bench: TestBench;
  let url: string;
  /** Ids of the accounts in the first establishment, which has the password, and in the other one. */
  let here: number;
  let there: number;

  /** A new session that works in the establishment of the account. */
  const inside = async (accountId: number, password = DEMO_PASSWORD): Promise<ApiClient> => {
    const client = await signIn(url, emailOf('main'), password);
    return (await profileOf(client)).user_id === accountId ? client : switched(client, accountId);
  };
  const namesOf = async (client: ApiClient): Promise<string> =>
    JSON.stringify((await client.get('/v1/valor/list/all?div=100')).body);

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    here = (await profileOf(await signIn(url, emailOf('main')))).user_id;
    there = (await profileOf(await signIn(url, emailOf('otherMain')))).user_id;
    await makeOnePerson(async (...sql) => bench.owner.query(...sql), emailOf('main'), emailOf('otherMain'));
  });

  afterAll(async () => bench.close());

  it('signs in with one password, to the establishment that was used last, and is told of both', async () => {
    await inside(here);
    const again = await profileOf(await signIn(url, emailOf('main')));
    expect(again.user_id).toBe(here);
    expect(new Set(again.user_establishments.map(({ user_id }) => user_id))).toEqual(new Set([here, there]));
    await inside(there);
    expect((await profileOf(await signIn(url, emailOf('main')))).user_id).toBe(there);
  });

  it('gets a token for the other establishment, and the former token is dead everywhere', async () => {
    const before = await inside(here);
    const file = await classify(before, { profile_name: 'Kermarrec Odile', valor_data: THREE_DEGREES });
    const stream = await openLiveStream(before);
    const answer = await before.post(`/v1/user/switch/${there}`, {});
    expect(answer.body).toMatchObject({
      payload: { token: expect.any(String), user: { user_id: there }, siret: expect.any(String) },
    });
    await eventually(() => expect(stream.ended()).toBe(true), SOON_MS);
    for (const path of ['/v1/user/profile', '/v1/valor/list/all', `/v1/valor/${file.valor_id}`])
      expect(refusalOf(await before.get(path))).toBe('401 session_absente');
    expect(refusalOf(await before.post(`/v1/user/switch/${there}`, {}))).toBe('401 session_absente');
    const after = await inside(there);
    expect(await namesOf(after)).not.toContain('Kermarrec');
    expect((await after.get(`/v1/valor/${file.valor_id}`)).status).toBe(404);
    expect(JSON.stringify((await after.get('/v1/user/download')).body)).not.toContain('Kermarrec');
  });

  it('may not switch to the account of another person, nor to the one at work', async () => {
    const client = await inside(here);
    const { rows } = await bench.owner.query<{ id: number }>('select id from account where email = $1', [
      emailOf('associated'),
    ]);
    for (const id of [rows[0]?.id ?? 0, here, 999_999])
      expect(refusalOf(await client.post(`/v1/user/switch/${id}`, {}))).toBe('404 introuvable');
    expect((await client.get('/v1/user/profile')).status).toBe(200);
  });

  it('does not prolong a session by switching', async () => {
    const client = await inside(here);
    await bench.owner.query(
      `update session set created_at = now() - interval '89 days' where ended_at is null and account_id = $1`,
      [here],
    );
    await switched(client, there);
    const { rows } = await bench.owner.query<{ day: string }>(
      `select to_char(expires_at, 'YYYY-MM-DD') as day, to_char(now(), 'YYYY-MM-DD') as today from session
        where ended_at is null and account_id = $1 order by id desc limit 1`,
      [there],
    );
    expect(rows[0]).toMatchObject({ day: dayAfter(z.object({ today: z.string() }).parse(rows[0]).today, 1) });
  });

  it('sees the sessions of both with their establishment, and ends them from either one', async () => {
    const [one, other] = [await inside(here), await inside(there)];
    const listed = payloadOf(sessions, await one.get('/v1/user/sessions'));
    expect(new Set(listed.map(({ company_name }) => company_name)).size).toBe(2);
    const own = payloadOf(sessions, await other.get('/v1/user/sessions')).find(({ current }) => current);
    expect((await one.post(`/v1/user/sessions/end/${own?.session_id}`, {})).status).toBe(200);
    expect(refusalOf(await other.get('/v1/user/profile'))).toBe('401 session_absente');
  });

  it('changes the password for both at once, wherever it works, and the sessions of both end', async () => {
    const [one, other] = [await inside(here), await inside(there)];
    const change = { user_password: DEMO_PASSWORD, user_new_password: CHOSEN_PASSWORD };
    expect((await other.post('/v1/user/update/pass', change)).status).toBe(200);
    expect(refusalOf(await one.get('/v1/user/profile'))).toBe('401 session_absente');
    expect((await other.get('/v1/user/profile')).status).toBe(200);
    const { rows } = await bench.owner.query(`select from mail where kind = 'password-changed' and recipient = $1`, [
      emailOf('main'),
    ]);
    expect(rows).toHaveLength(1);
    const back = await inside(here, CHOSEN_PASSWORD);
    const again = { user_password: CHOSEN_PASSWORD, user_new_password: DEMO_PASSWORD };
    expect((await back.post('/v1/user/update/pass', again)).status).toBe(200);
  });

  it('keeps the other account when staff suspend one, and may leave the suspended one', async () => {
    const [client, staff] = [await inside(here), await signIn(url, emailOf('admin'))];
    expect((await staff.post(`/admin/accounts/${there}/suspend`, { reason: 'Vérification' })).status).toBe(200);
    expect((await client.get('/v1/valor/list/tots')).status).toBe(200);
    expect((await profileOf(await signIn(url, emailOf('main')))).user_id).toBe(here);
    const suspended = await switched(client, there);
    expect(refusalOf(await suspended.get('/v1/valor/list/tots'))).toBe('403 compte_non_active');
    expect((await (await switched(suspended, here)).get('/v1/valor/list/tots')).status).toBe(200);
    expect((await staff.post(`/admin/accounts/${there}/restore`, {})).status).toBe(200);
  });

  it('keeps the password in the other account when the one that has it is erased', async () => {
    const head = await inside(here);
    const { rows: heirs } = await bench.owner.query<{ id: number }>(
      `update account set visa = 1 where email = $1 returning id`,
      [emailOf('associated')],
    );
    const staff = await signIn(url, emailOf('admin'));
    expect((await staff.post(`/admin/accounts/${heirs[0]?.id}/main`, {})).status).toBe(200);
    const successor = await signIn(url, emailOf('associated'));
    expect((await successor.post(`/v1/user/delete/${here}`, {})).status).toBe(200);
    expect(refusalOf(await head.get('/v1/user/profile'))).toBe('401 session_absente');
    const left = await signIn(url, emailOf('main'));
    const { user_id, user_establishments } = await profileOf(left);
    expect([user_id, user_establishments.length]).toEqual([there, 1]);
    expect(await furtherEstablishment(left)).toBe(0);
    const { rows } = await bench.owner.query<{ kind: string }>('select kind from mail where account_id = $1', [there]);
    expect(rows.map(({ kind }) => kind)).toContain('account-restored');
  });
});
