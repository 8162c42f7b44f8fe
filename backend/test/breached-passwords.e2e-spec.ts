/** An installation with a list of leaked passwords: every way to set a password, and a list that is away. */
import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { Associates } from './support/associates.js';
import { emailOf, signIn } from './support/role-clients.js';
import { itFurther } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { sessionResponse } from './support/wire-schemas.js';

const LEAKED = 'Cheval correct, 2011 & agrafe';
const UNKNOWN = 'Une phrase de passe, 2026 & suite';
const INVITED = 'invitee@ecole.example';
const OTHERS = Array.from({ length: 300 }, (_, at) => `leaked-${at}`);
const listOf = (words: readonly string[]): string =>
  words
    .map((word) => `${createHash('sha1').update(word).digest('hex').toUpperCase()}:${word.length}\r\n`)
    .toSorted()
    .join('');

describe('a password on the installation’s list of leaked ones', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let list: string;
  let anybody: ApiClient;
  let main: ApiClient;

  beforeAll(async () => {
    [mailbox, bench] = await Promise.all([startTestMailbox(), openTestBench()]);
    list = join(bench.dataDir, 'leaked.txt');
    await writeFile(list, listOf([...OTHERS, LEAKED]));
    anybody = new ApiClient(await bench.startApi({ variables: { BREACHED_PASSWORDS: list } }));
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://portail.exemple.fr' });
    main = await signIn(anybody.baseUrl, emailOf('main'));
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  const change = async (user_new_password: string, client = main) =>
    client.post('/v1/user/update/pass', { user_password: DEMO_PASSWORD, user_new_password });
  const refused = (answer: Answer, field = 'user_password') =>
    expect([refusalOf(answer), errorOf(answer).fields]).toEqual([
      '422 donnees_invalides',
      { [field]: expect.stringContaining('déjà divulgué') },
    ]);

  it('cannot activate an account: another one does, by the same link', async () => {
    await new Associates(main, mailbox).added(INVITED);
    const holder = new ApiClient(anybody.baseUrl, tokenIn(await mailbox.next(INVITED)));
    const activate = async (user_password: string) => holder.post('/v1/user/activate', { user_password });
    refused(await activate(LEAKED));
    expect(payloadOf(sessionResponse, await activate(UNKNOWN)).token).toHaveLength(43);
  });

  it('cannot replace a forgotten one: another one does, by the same link', async () => {
    const email = emailOf('associated');
    await anybody.post('/v1/user/forgot/pass', { user_email: email });
    const token = tokenIn(await mailbox.next(email));
    const reset = async (user_password: string) => anybody.post(`/v1/user/reset/pass/${token}`, { user_password });
    refused(await reset(LEAKED));
    expect((await reset(UNKNOWN)).status).toBe(200);
    await signIn(anybody.baseUrl, email, UNKNOWN);
  });

  it('is refused as a change, but only after the present one is proven; members and staff can choose another', async () => {
    const staff = await signIn(anybody.baseUrl, emailOf('staff'));
    refused(await change(LEAKED), 'user_new_password');
    refused(await change(LEAKED, staff), 'user_new_password');
    const stranger = await main.post('/v1/user/update/pass', {
      user_password: 'Faux!12345',
      user_new_password: LEAKED,
    });
    expect(errorOf(stranger).fields).toEqual({ user_password: expect.stringMatching(/n’est pas celui/) });
    expect((await change(UNKNOWN, staff)).status).toBe(200);
  });

  it('is known as soon as a newer list replaces the file', async () => {
    await writeFile(`${list}.new`, listOf([...OTHERS, LEAKED, UNKNOWN]));
    await rename(`${list}.new`, list);
    refused(await change(UNKNOWN), 'user_new_password');
  });

  it('cannot be recognised while the list is away: none is accepted, but people can sign in', async () => {
    await rm(list);
    const unsaid = await change('Encore une phrase, 2026 & suite');
    expect([unsaid.status, unsaid.headers.get('retry-after')]).toEqual([503, '5']);
    await signIn(anybody.baseUrl, emailOf('main'));
  });

  itFurther('makes the API refuse to start, in one line, when the list is not such a file', async () => {
    await writeFile(list, `${LEAKED}\n${UNKNOWN}\n`);
    const start = bench.spawnApi({ BREACHED_PASSWORDS: list });
    await expect(start).rejects.toThrow(/^main\.api\.js ended at its start:\nBREACHED_PASSWORDS : [^\n]+\n$/);
  });
});
