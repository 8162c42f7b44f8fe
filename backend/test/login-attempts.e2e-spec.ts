import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, refusalOf } from './support/api-client.js';
import { emailOf } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const LOGIN = '/v1/user/login';
const FREE_TRIES = 5;

describe('repeated wrong passwords', () => {
  const clock = new SetClock();
  let bench: TestBench;
  let anybody: ApiClient;
  let elsewhere: ApiClient;

  const login = async (user_email: string, user_password = DEMO_PASSWORD) =>
    anybody.post(LOGIN, { user_email, user_password });
  const fail = async (email: string) => login(email, 'faux');

  beforeAll(async () => {
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi({ clock }));
    elsewhere = new ApiClient(await bench.startApi({ clock }));
  });

  afterAll(async () => bench.close());

  it('lead to a wait after five failures for one account, in every process, whatever address the caller states', async () => {
    const email = emailOf('otherMain');
    for (let attempt = 1; attempt <= FREE_TRIES; attempt += 1) {
      const caller = attempt % 2 === 0 ? anybody : elsewhere;
      const answer = await caller.call(LOGIN, {
        method: 'POST',
        body: { user_email: email, user_password: 'faux' },
        headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
      });
      expect(answer.status).toBe(401);
    }
    for (const caller of [anybody, elsewhere]) {
      const refused = await caller.post(LOGIN, { user_email: email.toUpperCase(), user_password: DEMO_PASSWORD });
      expect(refusalOf(refused)).toBe('429 trop_de_tentatives');
      expect(errorOf(refused).message).toBe('Trop de tentatives. Réessayez dans 30 secondes.');
      expect(refused.headers.get('retry-after')).toBe('30');
    }
  });

  it('double the wait after each further failure, up to a quarter of an hour, and reset the next day', async () => {
    const email = 'personne@demo.example';
    const waits: number[] = [];
    for (let attempt = 1; attempt < FREE_TRIES; attempt += 1) expect((await fail(email)).status).toBe(401);
    for (let round = 1; round <= 7; round += 1) {
      expect((await fail(email)).status).toBe(401);
      // A try during the wait neither counts nor prolongs it.
      await fail(email);
      const wait = Number((await fail(email)).headers.get('retry-after'));
      waits.push(wait);
      clock.pass(wait);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    clock.pass(24 * 60 * 60);
    for (let attempt = 1; attempt <= FREE_TRIES; attempt += 1) expect((await fail(email)).status).toBe(401);
  });

  it('are checked five times at most, however many arrive at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, async () => fail('foule@demo.example')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(FREE_TRIES);
  });

  it('do not affect other accounts', async () => {
    expect((await login(emailOf('main'))).status).toBe(200);
  });

  it('are forgotten after a success', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt < FREE_TRIES; attempt += 1) await fail(emailOf('staff'));
      expect((await login(emailOf('staff'))).status).toBe(200);
    }
  });

  it('do not block correct ones, however many of an account arrive at the same moment', async () => {
    const many = (email: string) => Promise.all(Array.from({ length: 12 }, async () => login(email)));
    for (const email of [emailOf('associated'), emailOf('pending'), emailOf('admin')]) {
      expect((await many(email)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    }
    // Also while others mistype.
    const mixed = await Promise.all([fail(emailOf('main')), many(emailOf('main')), fail(emailOf('main'))]);
    expect(
      mixed
        .flat()
        .map(({ status }) => status)
        .toSorted((a, b) => a - b),
    ).toEqual([...Array.from({ length: 12 }, () => 200), 401, 401]);
  });

  it('leave no address in the counters', async () => {
    const { rows } = await bench.owner.query<{ key: string }>('select key from login_attempt');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
