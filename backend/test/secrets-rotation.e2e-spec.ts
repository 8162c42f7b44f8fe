/** The steps in docs/security.md that change secrets, as an operator follows them: no one is signed out. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secondStepCalls } from '@valorisation/contract';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { APPLICATION_ROLE } from '../src/platform/persistence/roles.js';
import { ApiClient, fieldsOf, payloadOf } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther } from './support/scale.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type StartedWorker, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { sessionResponse, wired } from './support/wire-schemas.js';

const STEP_SECONDS = 30;
const newSecret = (): string => randomBytes(32).toString('hex');

describe('TOKEN_SECRET', () => {
  const [former, next] = [newSecret(), newSecret()];
  const clock = new SetClock();
  const challenged = z.strictObject({ challenge: z.string() });
  const setUp = wired(secondStepCalls.prepare.answer);
  const recovery = wired(secondStepCalls.confirm.answer);
  let bench: TestBench;
  let mailbox: TestMailbox;
  let before: string;
  let main: ApiClient;
  let worker: StartedWorker;
  let secret: string;
  let spare: readonly string[];

  const apiUnder = async (variables: Record<string, string>) => bench.startApi({ clock, variables });
  const freshCode = () => {
    clock.pass(STEP_SECONDS);
    return generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
  };
  const enter = async (url: string, code: string) => {
    const anybody = new ApiClient(url);
    const credentials = { user_email: emailOf('admin'), user_password: DEMO_PASSWORD };
    const { challenge } = payloadOf(challenged, await anybody.post('/v1/user/login', credentials));
    return anybody.post('/v1/user/login/code', { challenge, code });
  };
  /** Invites through the API at this address: the mail holds a link made by it. */
  const invite = async (url: string) => {
    const invited = `${randomBytes(4).toString('hex')}@demo.example`;
    const asked = await new ApiClient(url, main.token).post('/v1/user/add/associated', { user_email: invited });
    expect(asked.status).toBe(201);
    return invited;
  };
  const isKnown = async (url: string) => (await new ApiClient(url, main.token).get('/v1/user/profile')).status;

  beforeAll(async () => {
    bench = await openTestBench();
    mailbox = await startTestMailbox();
    before = await apiUnder({ TOKEN_SECRET: former });
    main = await signIn(before, emailOf('main'));
    const admin = await signIn(before, emailOf('admin'));
    const asked = await admin.post('/v1/user/totp/prepare', { user_password: DEMO_PASSWORD });
    ({ secret } = payloadOf(setUp, asked));
    ({ codes: spare } = payloadOf(recovery, await admin.post('/v1/user/totp/confirm', { code: freshCode() })));
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('changes while sessions, authenticator and recovery codes and unsent mails stay valid', async () => {
    // Its mail is a row that no worker has sent yet.
    const invited = await invite(before);
    const both = { TOKEN_SECRET: next, TOKEN_SECRET_PREVIOUS: former };
    const during = await apiUnder(both);
    expect(await isKnown(during)).toBe(200);
    payloadOf(sessionResponse, await enter(during, freshCode()));
    payloadOf(sessionResponse, await enter(during, spare[0] ?? ''));
    expect(fieldsOf(await enter(during, spare[0] ?? ''))).toEqual(['code']);
    worker = await bench.startWorker({ ...both, SMTP_URL: mailbox.smtpUrl });
    const link = new ApiClient(during, tokenIn(await mailbox.next(invited)));
    expect((await link.get('/v1/user/profile')).status).toBe(200);
    // A link under the new key, sent by the same worker.
    const anybody = new ApiClient(during);
    await anybody.post('/v1/user/forgot/pass', { user_email: emailOf('associated') });
    const reset = tokenIn(await mailbox.next(emailOf('associated')));
    expect((await anybody.get(`/v1/user/recup/pass/${reset}`)).status).toBe(200);
  });

  it('sends no link under a key that the worker does not know yet: the mail waits for it', async () => {
    const ahead = { TOKEN_SECRET: newSecret(), TOKEN_SECRET_PREVIOUS: next };
    const url = await apiUnder(ahead);
    const invited = await invite(url);
    const question = 'select state, error_code from mail where recipient = $1';
    const mail = async () => (await bench.owner.query<object>(question, [invited])).rows;
    await eventually(async () => expect(await mail()).toEqual([{ state: 'waiting', error_code: 'interne' }]));
    await worker.stop();
    await bench.startWorker({ ...ahead, SMTP_URL: mailbox.smtpUrl });
    const link = new ApiClient(url, tokenIn(await mailbox.next(invited)));
    expect((await link.get('/v1/user/profile')).status).toBe(200);
  });

  itFurther(
    'is forgotten once the worker has started: authenticators are sealed under the next one, recovery codes must be renewed',
    async () => {
      const after = await apiUnder({ TOKEN_SECRET: next });
      expect(await isKnown(after)).toBe(200);
      payloadOf(sessionResponse, await enter(after, freshCode()));
      expect(fieldsOf(await enter(after, spare[1] ?? ''))).toEqual(['code']);
      // What is sealed now no longer opens under the former key alone.
      expect(fieldsOf(await enter(before, freshCode()))).toEqual(['code']);
    },
  );
});

describe('the password of the database', () => {
  let bench: TestBench;
  const passwords = [newSecret(), newSecret()] as const;
  const login = `app_${randomBytes(4).toString('hex')}`;
  const successor = `${login}_next`;

  const addressOf = (role: string, password: string): string => {
    const url = new URL(bench.databaseUrl);
    Object.assign(url, { username: role, password });
    return url.href;
  };
  const apiAs = async (role: string, password: string) =>
    bench.startApi({ variables: { DATABASE_APP_URL: addressOf(role, password) } });
  const give = async (role: string, password: string) => {
    await bench.owner.query(`create role ${role} login password '${password}' in role ${APPLICATION_ROLE}`);
    await bench.owner.query(`grant ${role} to current_user`);
  };
  const cutOff = async (role: string) =>
    bench.owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role]);
  const status = async (url: string, { token }: ApiClient) => (await new ApiClient(url, token).get('/v1/valor')).status;

  beforeAll(async () => {
    bench = await openTestBench();
    await give(login, passwords[0]);
  });

  afterAll(async () => {
    for (const role of [login, successor]) {
      await cutOff(role);
      await bench.owner.query(`drop role if exists ${role}`);
    }
    await bench.close();
  });

  it('changed in place keeps the sessions; processes with the former one answer 503 until they are restarted', async () => {
    const before = await apiAs(login, passwords[0]);
    const main = await signIn(before, emailOf('main'));
    await bench.owner.query(`alter role ${login} password '${passwords[1]}'`);
    await cutOff(login);
    await eventually(async () => expect(await status(before, main)).toBe(503));
    expect(await status(await apiAs(login, passwords[1]), main)).toBe(200);
  });

  itFurther('can be replaced by a second login without losing an answer', async () => {
    const before = await apiAs(login, passwords[1]);
    const main = await signIn(before, emailOf('main'));
    await give(successor, passwords[0]);
    const after = await apiAs(successor, passwords[0]);
    expect([await status(before, main), await status(after, main)]).toEqual([200, 200]);
    await bench.owner.query(`alter role ${login} nologin`);
    await cutOff(login);
    expect(await status(after, main)).toBe(200);
  });
});
