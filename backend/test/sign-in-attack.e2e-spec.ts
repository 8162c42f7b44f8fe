import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { emailOf } from './support/role-clients.js';
import { itFurther } from './support/scale.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { sessionResponse } from './support/wire-schemas.js';

const SCHOOL = '198.51.100.20';
const HOME = '2001:db8:5:6::77';
const OTHER_DEVICE_AT_HOME = '2001:db8:5:6:aaaa:bbbb:cccc:dddd';
const TEN_MINUTES = 600;
const STEP = 20;

/** Strangers from many networks try for ten minutes of the clock; the holder comes in between. */
describe('an account attacked from many networks', () => {
  const clock = new SetClock();
  const victim = emailOf('main');
  let bench: TestBench;
  let mailbox: TestMailbox;
  let anybody: ApiClient;
  let strangers = 0;

  const from = async (address: string, path: string, body: object, token?: string): Promise<Answer> =>
    new ApiClient(anybody.baseUrl, token).call(path, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': address },
    });
  const login = async (address: string, user_email: string, user_password = DEMO_PASSWORD) =>
    from(address, '/v1/user/login', { user_email, user_password });
  /** A new one each time, from its own /48 or a single IPv4 address. */
  const stranger = (): string => {
    strangers += 1;
    return strangers % 2 === 0
      ? `2001:db8:${(0x1000 + strangers).toString(16)}::1`
      : `203.0.${strangers >> 8}.${strangers & 255}`;
  };
  const attack = async (email: string) => login(stranger(), email, 'Presque!2026');
  /** Calls `meanwhile` every two minutes. */
  const attackFor = async (seconds: number, email: string, meanwhile: () => Promise<unknown>) => {
    for (let passed = 0; passed < seconds; passed += STEP) {
      await Promise.all([attack(email), attack(email)]);
      if (passed % 120 === 0) await meanwhile();
      clock.pass(STEP);
    }
  };

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi({ clock, variables: { TRUST_PROXY: '1' } }));
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
    for (const address of [SCHOOL, HOME]) payloadOf(sessionResponse, await login(address, victim));
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('admits its holder for ten minutes, at the first try, or at the second after a mistake', async () => {
    const outcomes: number[][] = [];
    await attackFor(TEN_MINUTES, victim, async () => {
      outcomes.push([
        (await login(SCHOOL, victim)).status,
        (await login(SCHOOL, victim, 'Valorise!2062')).status,
        (await login(SCHOOL, victim)).status,
        (await login(OTHER_DEVICE_AT_HOME, victim)).status,
      ]);
    });
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => [200, 401, 200, 200]));
    await attack(victim);
    // The attack would have admitted a correct guess before: now it waits like a wrong one.
    expect(refusalOf(await login(stranger(), victim))).toBe('429 trop_de_tentatives');
  });

  it('asks signed-in people for the password again, wherever they are, and accepts the right one', async () => {
    const { token } = payloadOf(sessionResponse, await login(SCHOOL, victim));
    await attackFor(60, victim, async () => {
      const asked = await from('192.0.2.99', '/v1/user/delete', { user_password: DEMO_PASSWORD }, token);
      expect(asked.status).toBe(200);
    });
  });

  itFurther('admits its holder also from a network that has tried every account', async () => {
    await Promise.all(
      Array.from({ length: 110 }, async (_, at) => login(SCHOOL, `inconnu-${at}@demo.example`, 'faux')),
    );
    expect(refusalOf(await login(SCHOOL, 'encore@demo.example'))).toBe('429 trop_de_tentatives');
    expect((await login(SCHOOL, victim)).status).toBe(200);
  });

  it('answers strangers like an address without an account, at every step', async () => {
    const answersTo = async (email: string) => {
      const answers: unknown[] = [];
      for (let at = 0; at < 24; at += 1) {
        const answer = await attack(email);
        answers.push([{ ...errorOf(answer), correlation_id: '' }, answer.status, [...answer.headers.keys()].sort()]);
      }
      return answers;
    };
    expect(await answersTo(emailOf('otherMain'))).toEqual(await answersTo('personne@demo.example'));
  });

  it('keeps the links that its holder requested, whatever strangers request, and all end with the first use', async () => {
    const forget = async (address: string) => from(address, '/v1/user/forgot/pass', { user_email: victim });
    const resets = async () => (await mailbox.to(victim)).filter(({ subject }) => /mot de passe/i.test(subject));
    const links = async (count: number) => {
      await mailbox.next(victim, count);
      return (await resets()).map(tokenIn);
    };
    const before = (await mailbox.to(victim)).length;
    expect((await forget(SCHOOL)).status).toBe(200);
    await links(before + 1);
    // Far more than are mailed: each gets the same answer.
    for (let at = 0; at < 12; at += 1) expect((await forget(stranger())).status).toBe(200);
    await links(before + 6);
    expect((await forget(OTHER_DEVICE_AT_HOME)).status).toBe(200);
    const all = await links(before + 7);
    const look = async (token = '') => anybody.get(`/v1/user/recup/pass/${token}`);
    for (const token of all) expect((await look(token)).status).toBe(200);

    // From a network that is unknown to the account at first.
    const cafe = '192.0.2.200';
    await attack(victim);
    expect(refusalOf(await login(cafe, victim))).toBe('429 trop_de_tentatives');
    const oldest = all.at(-1) ?? '';
    const chosen = 'Une phrase de passe, 2026 & suite';
    expect((await from(cafe, `/v1/user/reset/pass/${oldest}`, { user_password: chosen })).status).toBe(200);
    for (const token of all) expect(refusalOf(await look(token))).toBe('401 lien_utilise');
    expect((await login(cafe, victim, chosen)).status).toBe(200);
  });

  it('stores networks as hashes, which are deleted with the account', async () => {
    const { rows } = await bench.owner.query<{ key: string; email: string }>(
      'select k.key, a.email from known_network k join account a on a.id = k.account_id',
    );
    expect(rows.filter(({ email }) => email === victim)).toHaveLength(3);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
