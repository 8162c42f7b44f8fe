import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactForm, messageSent } from '../src/modules/contact/http/contact.controller.js';
import { retentionResponse } from '../src/modules/privacy/http/retention.controller.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { classify } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, type TestMailbox } from './support/test-mailbox.js';
import { Clock } from '../src/platform/clock/clock.js';

const BODY = 'contact@valorisation.example';

/** Stands still: how fast a test writes its message does not depend on the machine. */
class SettableClock extends Clock {
  ahead = 0;
  private readonly start = Date.now();

  now(): Date {
    return new Date(this.start + this.ahead);
  }
}

describe('a message to the employer body, and one’s data to take along', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let main: ApiClient;
  let anybody: ApiClient;
  const clock = new SettableClock();

  const message = { name: 'Camille Durand', email: 'camille@exemple.fr', subject: 'Adhésion', message: 'Bonjour' };
  const write = async (changes: object = {}) => anybody.post('/v1/user/options/contact', { ...message, ...changes });
  const form = async () => payloadOf(contactForm, await anybody.get('/v1/user/options/contact')).form;
  const kept = async () => (await bench.owner.query('select from contact_message')).rowCount;

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    const url = await bench.startApi({ clock });
    anybody = new ApiClient(url);
    main = await signIn(url, emailOf('main'));
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('of a member reaches the body, with a copy to its sender', async () => {
    const sent = await main.post('/v1/user/options', { subject: 'Une question', message: 'Bonjour\n<b>tous</b>' });
    expect(payloadOf(messageSent, sent)).toEqual({ sent: true });
    const received = await mailbox.next(BODY);
    expect(received.text).toContain(emailOf('main'));
    expect(received.html).toContain('&lt;b&gt;tous');
    expect((await mailbox.next(emailOf('main'))).subject).toBe('Votre message : Une question');
    expect(fieldsOf(await main.post('/v1/user/options', { subject: 'a\nb', message: '' }))).toEqual([
      'subject',
      'message',
    ]);
  });

  it('of the public needs a form of ours, some time to write, and few links', async () => {
    const given = await form();
    expect(refusalOf(await write({ form: given }))).toBe('409 formulaire_trop_rapide');
    expect(refusalOf(await write({ form: `1.${given}` }))).toBe('409 formulaire_perime');
    clock.ahead = 60_000;
    const links = await write({ form: given, message: 'http://a.fr http://b.fr www.c.fr' });
    expect(errorOf(links).fields).toEqual({ message: expect.stringContaining('plus de 2 liens') });
    // A program that fills every field in learns nothing, and nothing is kept.
    const before = await kept();
    expect((await write({ form: given, website: 'http://spam.example' })).status).toBe(200);
    expect(await kept()).toBe(before);

    expect(payloadOf(messageSent, await write({ form: given }))).toEqual({ sent: true });
    expect((await mailbox.next(BODY, 2)).text).toContain('camille@exemple.fr');
    expect(await mailbox.to('camille@exemple.fr')).toEqual([]);
    clock.ahead = 13 * 3_600_000;
    expect(refusalOf(await write({ form: given }))).toBe('429 trop_de_tentatives');
    expect(refusalOf(await write({ form: given, email: 'autre@exemple.fr' }))).toBe('409 formulaire_perime');
    clock.ahead = 0;
  });

  it('of data holds everything of a main account, and what an associated one sees', async () => {
    const associated = await signIn(main.baseUrl, emailOf('associated'));
    const { valor_id: limited } = await classify(main);
    await main.post(`/v1/valor/update/one/${limited}`, { valor_visible: 0 });
    expect((await main.get(`/v1/valor/download/${limited}`)).status).toBe(200);
    const taken = async (client: ApiClient) => {
      const answer = await client.get('/v1/user/download');
      expect(answer.headers.get('content-disposition')).toMatch(/mes-donnees-\d{4}-\d{2}-\d{2}\.zip/);
      const files = unzipSync(answer.body as Buffer);
      const data = JSON.parse(Buffer.from(files['donnees.json'] ?? []).toString()) as {
        account: object;
        valuations: { id: number }[];
        associated_accounts: object[];
      };
      return { names: Object.keys(files), data };
    };
    const all = await taken(main);
    expect(all.names.filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
    expect(all.data.account).toMatchObject({ email: emailOf('main') });
    expect(JSON.stringify(all.data)).not.toMatch(/argon2|password_hash|token_hash/);
    expect(all.data.valuations.map(({ id }) => id)).toContain(limited);
    const own = await taken(associated);
    expect(own.names).toEqual(['donnees.json']);
    expect(own.data.associated_accounts).toEqual([]);
    expect(own.data.valuations.length).toBeGreaterThan(0);
    expect(own.data.valuations.map(({ id }) => id)).not.toContain(limited);
  });

  it('how long an unused establishment is kept is told as the employer body sets it', async () => {
    const told = async () => payloadOf(retentionResponse, await main.get('/v1/user/retention'));
    expect(await told()).toEqual({ months: 36, warning_days: 30 });
    await bench.owner.query(`insert into setting (key, value, changed_at) values ('retention_months', '24', now())`);
    expect(await told()).toEqual({ months: 24, warning_days: 30 });
  });
});
