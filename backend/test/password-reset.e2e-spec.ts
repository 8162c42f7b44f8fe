import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, errorOf, fieldsOf, refusalOf } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';

const CHOSEN = 'Une phrase de passe, 2026 & suite';

describe('a forgotten password', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let anybody: ApiClient;

  const forget = async (user_email: unknown) => anybody.post('/v1/user/forgot/pass', { user_email });
  const reset = async (token: string, user_password: unknown = CHOSEN) =>
    anybody.post(`/v1/user/reset/pass/${token}`, { user_password });
  const look = async (token: string) => anybody.get(`/v1/user/recup/pass/${token}`);

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi());
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://portail.exemple.fr' });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('is answered alike for every address, and mailed to an account only', async () => {
    const answers = [await forget('personne@demo.example'), await forget(emailOf('otherMain').toUpperCase())];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { payload: { sent: true } } },
      { status: 200, body: { payload: { sent: true } } },
    ]);
    const mail = await mailbox.next(emailOf('otherMain'));
    expect(mail.links[0]).toMatch(/^https:\/\/portail\.exemple\.fr\/#\/reset\/pass\/[\w-]{43}$/);
    expect(await mailbox.to('personne@demo.example')).toEqual([]);
  });

  it('requires an address', async () => {
    const refused = await forget('direction');
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['user_email']]);
  });

  it('is replaced once by the link of the mail, which ends every session', async () => {
    const email = emailOf('main');
    const session = await signIn(anybody.baseUrl, email);
    await forget(email);
    const token = tokenIn(await mailbox.next(email));

    // A mail scanner that opens the link uses nothing up.
    for (const answer of [await look(token), await look(token)]) {
      expect(answer.body).toEqual({ payload: { valid: true, user_email: 'd•••••••n@demo.example' } });
    }
    const weak = await reset(token, 'faible');
    expect(errorOf(weak).fields).toEqual({ user_password: expect.stringContaining('Au moins 8 caractères') });
    expect((await reset(token)).body).toEqual({ payload: { reset: true } });

    expect(refusalOf(await session.get('/v1/user/profile'))).toBe('401 session_absente');
    await expect(signIn(anybody.baseUrl, email)).rejects.toThrow(/401/);
    expect((await (await signIn(anybody.baseUrl, email, CHOSEN)).get('/v1/user/profile')).status).toBe(200);
    expect([refusalOf(await reset(token)), refusalOf(await look(token))]).toEqual([
      '401 lien_utilise',
      '401 lien_utilise',
    ]);
    expect((await mailbox.next(email, 2)).subject).toMatch(/mot de passe/);
  });

  it('has several valid links, which expire after an hour', async () => {
    const email = emailOf('associated');
    await forget(email);
    const first = tokenIn(await mailbox.next(email));
    await forget(email);
    const second = tokenIn(await mailbox.next(email, 2));
    expect([(await look(first)).status, (await look(second)).status]).toEqual([200, 200]);
    await bench.owner.query(`update mail_token set expires_at = now() where purpose = 'reset' and used_at is null`);
    for (const link of [first, second]) expect(refusalOf(await reset(link))).toBe('401 lien_expire');
    expect(refusalOf(await reset('A'.repeat(43)))).toBe('401 lien_invalide');
  });

  it('leaves no token, password or address in the queue, the journal or the inbox', async () => {
    const { rows } = await bench.owner.query<{ stored: string }>(
      `select row_to_json(e)::text as stored from domain_event e where type in ('mail.requested', 'public-request.received')
       union all select row_to_json(r)::text from public_request r`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ stored }) => /demo\.example|Valorise/.test(stored))).toEqual([]);
  });
});
