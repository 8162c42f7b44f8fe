import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secondStepCalls } from '@valorisation/contract';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { changeSetting } from './support/change-setting.js';
import { emailOf, signIn } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaitingFor } from './support/waiting-statements.js';
import { sessionResponse, userResponse, wired } from './support/wire-schemas.js';

const challenged = z.strictObject({ challenge: z.string() });
const stateOf = wired(secondStepCalls.state.answer);
const setUp = wired(secondStepCalls.prepare.answer);
const recovery = wired(secondStepCalls.confirm.answer);
const STEP_SECONDS = 30;

describe('the second step of signing in', () => {
  const clock = new SetClock();
  let bench: TestBench;
  let anybody: ApiClient;
  let secret: string;
  let spare: readonly string[];

  const login = async (email: string, user_password = DEMO_PASSWORD) =>
    anybody.post('/v1/user/login', { user_email: email, user_password });
  const codeAt = (shift = 0, of = secret) =>
    generateSync({ secret: of, epoch: Math.floor(clock.now().getTime() / 1000) + shift * STEP_SECONDS });
  const challenge = async (email = emailOf('admin')) => payloadOf(challenged, await login(email)).challenge;
  const answer = async (given: string, code: string) => anybody.post('/v1/user/login/code', { challenge: given, code });
  const enter = async (code: string) => {
    const { token } = payloadOf(sessionResponse, await answer(await challenge(), code));
    return new ApiClient(anybody.baseUrl, token);
  };
  /** An unused code, from the next step. */
  const freshCode = () => {
    clock.pass(STEP_SECONDS);
    return codeAt();
  };

  beforeAll(async () => {
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi({ clock }));
  });

  afterAll(async () => bench.close());

  it('is set up with the password and a code of the authenticator, and ends the sessions opened without it', async () => {
    const [admin, elsewhere] = [
      await signIn(anybody.baseUrl, emailOf('admin')),
      await signIn(anybody.baseUrl, emailOf('admin')),
    ];
    expect(payloadOf(stateOf, await admin.get('/v1/user/totp'))).toEqual({ state: 'off', since: null, codes_left: 0 });
    expect(fieldsOf(await admin.post('/v1/user/totp/prepare', { user_password: 'faux' }))).toEqual(['user_password']);
    const prepared = await admin.post('/v1/user/totp/prepare', { user_password: DEMO_PASSWORD });
    ({ secret } = payloadOf(setUp, prepared));
    // A prepared secret is not required yet, so an unreadable QR code locks no one out.
    payloadOf(sessionResponse, await login(emailOf('admin')));
    expect(fieldsOf(await admin.post('/v1/user/totp/confirm', { code: codeAt(-3) }))).toEqual(['code']);
    ({ codes: spare } = payloadOf(recovery, await admin.post('/v1/user/totp/confirm', { code: codeAt() })));
    expect(new Set(spare).size).toBe(10);
    expect(payloadOf(stateOf, await admin.get('/v1/user/totp'))).toMatchObject({ state: 'on', codes_left: 10 });
    expect(refusalOf(await elsewhere.get('/v1/user/profile'))).toBe('401 session_absente');
    const again = await admin.post('/v1/user/totp/prepare', { user_password: DEMO_PASSWORD });
    expect(refusalOf(again)).toBe('409 second_facteur_actif');
  });

  it('requires a code after the right password; the first answer opens nothing', async () => {
    const given = await challenge();
    const holder = new ApiClient(anybody.baseUrl, given);
    expect(refusalOf(await holder.get('/v1/user/profile'))).toBe('401 session_absente');
    expect(refusalOf(await login(emailOf('admin'), 'faux'))).toBe('401 identifiants_invalides');
    const { user } = payloadOf(sessionResponse, await answer(given, freshCode()));
    expect(user).toMatchObject({ user_email: emailOf('admin'), user_totp: 'on' });
    // The challenge is used up with the session that it opened.
    expect(refusalOf(await answer(given, freshCode()))).toBe('401 identification_expiree');
  });

  it('accepts each code once, one step early or late, and no older one', async () => {
    await enter(freshCode());
    const code = codeAt();
    expect(fieldsOf(await answer(await challenge(), code))).toEqual(['code']);
    // A clock that is half a minute ahead; earlier codes are invalid from then on.
    const early = codeAt(1);
    await enter(`${early.slice(0, 3)} ${early.slice(3)}`);
    clock.pass(STEP_SECONDS);
    expect(fieldsOf(await answer(await challenge(), codeAt()))).toEqual(['code']);
    clock.pass(2 * STEP_SECONDS);
    await enter(codeAt(-1));
  });

  it('accepts one of two simultaneous calls with the same code', async () => {
    const [one, other] = [await challenge(), await challenge()];
    const code = freshCode();
    const answers = await Promise.all([answer(one, code), answer(other, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('accepts a recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = spare;
    const admin = await enter(first.toUpperCase().replace('-', ' '));
    expect(payloadOf(stateOf, await admin.get('/v1/user/totp')).codes_left).toBe(9);
    expect(fieldsOf(await answer(await challenge(), first))).toEqual(['code']);
    const proof = { user_password: DEMO_PASSWORD, code: second };
    const { codes } = payloadOf(recovery, await admin.post('/v1/user/totp/codes', proof));
    // The former recovery codes are invalid.
    expect(fieldsOf(await answer(await challenge(), spare[2] ?? ''))).toEqual(['code']);
    spare = codes;
    const { rows } = await bench.owner.query<{ dump: string }>(
      `select coalesce(string_agg(payload::text, ''), '') as dump from domain_event`,
    );
    for (const code of [secret, ...spare]) expect(rows[0]?.dump).not.toContain(code);
  });

  it('allows five minutes for the code, and restarts when the password has changed meanwhile', async () => {
    const late = await challenge();
    clock.pass(5 * 60 + 1);
    expect(refusalOf(await answer(late, codeAt()))).toBe('401 identification_expiree');
    const [given, admin] = [await challenge(), await enter(freshCode())];
    const next = 'Une phrase de passe, 2026 & suite';
    const change = async (user_password: string, user_new_password: string) =>
      admin.post('/v1/user/update/pass', { user_password, user_new_password });
    expect((await change(DEMO_PASSWORD, next)).status).toBe(200);
    expect(refusalOf(await answer(given, freshCode()))).toBe('401 identification_expiree');
    expect((await change(next, DEMO_PASSWORD)).status).toBe(200);
  });

  it('slows down wrong codes with any challenge, but not right passwords', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(fieldsOf(await answer(await challenge(), '000000'))).toEqual(['code']);
    const refused = await answer(await challenge(), freshCode());
    // A step has passed since the last failure, and so has the wait of 30 s: the right code is accepted.
    expect(refused.status).toBe(200);
    for (let attempt = 1; attempt <= 5; attempt += 1) await answer(await challenge(), 'abc');
    const waiting = await answer(await challenge(), codeAt(1));
    expect(refusalOf(waiting)).toBe('429 trop_de_tentatives');
    expect(errorOf(waiting).message).toBe('Trop de tentatives. Réessayez dans 30 secondes.');
    clock.pass(30);
    await enter(codeAt(1));
  });

  it('keeps the authenticator that is confirmed in another window while a new secret is prepared', async () => {
    const staff = await signIn(anybody.baseUrl, emailOf('staff'));
    const holder = await bench.owner.connect();
    await holder.query('begin');
    await holder.query('lock table account_totp in access exclusive mode');
    const late = staff.post('/v1/user/totp/prepare', { user_password: DEMO_PASSWORD });
    await untilWaitingFor(bench.owner, { table: 'account_totp' });
    const since = `update account set totp_since = $2 where email = $1`;
    await holder.query(since, [emailOf('staff'), clock.now()]);
    await holder.query('commit');
    holder.release();
    expect(refusalOf(await late)).toBe('409 second_facteur_actif');
    await bench.owner.query(since, [emailOf('staff'), null]);
  });

  it('required by the setting opens only its own set-up, until that is done', async () => {
    const staff = await signIn(anybody.baseUrl, emailOf('staff'));
    const reads = async () => (await staff.get('/admin/settings')).status;
    expect(await reads()).toBe(200);
    await changeSetting(bench.owner, 'totp_required', 'admin');
    expect(await reads()).toBe(200);
    await changeSetting(bench.owner, 'totp_required', 'staff');
    expect(payloadOf(userResponse, await staff.get('/v1/user/profile')).user_totp).toBe('required');
    for (const path of ['/admin/settings', '/admin/account-requests', '/v1/user/sessions'])
      expect(refusalOf(await staff.get(path))).toBe('403 second_facteur_requis');
    const { secret: own } = payloadOf(
      setUp,
      await staff.post('/v1/user/totp/prepare', { user_password: DEMO_PASSWORD }),
    );
    expect((await staff.post('/v1/user/totp/confirm', { code: codeAt(0, own) })).status).toBe(200);
    expect(await reads()).toBe(200);
    // Members need no code.
    const main = await signIn(anybody.baseUrl, emailOf('main'));
    expect(payloadOf(userResponse, await main.get('/v1/user/profile')).user_totp).toBe('off');
    expect(refusalOf(await main.get('/v1/user/totp'))).toBe('403 acces_refuse');
    await changeSetting(bench.owner, 'totp_required', 'off');
  });

  it('is removed with password and code, and each act is in the journal without a typed word', async () => {
    // The last code was from a clock half a minute ahead.
    clock.pass(STEP_SECONDS);
    const admin = await enter(freshCode());
    const proof = { user_password: DEMO_PASSWORD, code: '000000' };
    expect(fieldsOf(await admin.post('/v1/user/totp/remove', proof))).toEqual(['code']);
    const [code = ''] = spare;
    const removed = await admin.post('/v1/user/totp/remove', { ...proof, code });
    expect(payloadOf(stateOf, removed)).toEqual({ state: 'off', since: null, codes_left: 0 });
    payloadOf(sessionResponse, await login(emailOf('admin')));
    const { rows } = await bench.owner.query<{ type: string; payload: object }>(
      `select e.type, e.payload from domain_event e join account a on a.id = e.aggregate_id
        where e.aggregate_type = 'account' and a.email = $1 and (e.type like '%second%' or e.type like '%recovery%')
        order by e.aggregate_version`,
      [emailOf('admin')],
    );
    expect(rows.map(({ type, payload }) => `${type} ${JSON.stringify(payload)}`)).toEqual([
      'account.second-step-set {}',
      'account.recovery-code-used {}',
      'account.recovery-code-used {}',
      'account.recovery-codes-renewed {}',
      'account.recovery-code-used {}',
      'account.second-step-removed {"by":"holder"}',
    ]);
  });
});
