import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { changeSetting } from './support/change-setting.js';
import { classify } from './support/classification.js';
import { DOWNLOAD_COLUMNS } from './support/held-columns.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { messageSent, retentionResponse } from './support/wire-schemas.js';
import { startTestMailbox, type TestMailbox } from './support/test-mailbox.js';

const BODY = 'contact@valorisation.example';

describe('contact messages and data downloads', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let main: ApiClient;
  let anybody: ApiClient;
  let staff: ApiClient;

  const message = { name: 'Camille Durand', email: 'camille@exemple.fr', subject: 'Adhésion', message: 'Bonjour' };
  const write = async (changes: object = {}) => anybody.post('/v1/user/options/contact', { ...message, ...changes });
  const kept = async () => (await bench.owner.query('select from contact_message')).rowCount;

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    const url = await bench.startApi();
    anybody = new ApiClient(url);
    [main, staff] = await Promise.all([signIn(url, emailOf('main')), signIn(url, emailOf('staff'))]);
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it("send a member's message to the employer body, with a copy to the sender", async () => {
    const sent = await main.post('/v1/user/options', { subject: 'Une question', message: 'Bonjour\n<b>tous</b>' });
    expect(payloadOf(messageSent, sent)).toEqual({ sent: true });
    const received = await mailbox.next(BODY);
    expect(received.text).toContain(emailOf('main'));
    expect(received.html).toContain('&lt;b&gt;tous');
    expect((await mailbox.next(emailOf('main'))).subject).toBe('Votre message : Une question');
    expect(fieldsOf(await main.post('/v1/user/options', { subject: ' \n ', message: '' }))).toEqual([
      'subject',
      'message',
    ]);
  });

  it('accept a public message with its four fields, without an earlier call', async () => {
    expect(payloadOf(messageSent, await write())).toEqual({ sent: true });
    expect((await mailbox.next(BODY, 2)).text).toContain('camille@exemple.fr');
    // No copy: it would send an arbitrary text to an arbitrary address.
    expect(await mailbox.to('camille@exemple.fr')).toEqual([]);
    const wrong = await write({ name: 'x'.repeat(121), email: 'a..b@exemple.fr', subject: '', message: ' ' });
    expect(fieldsOf(wrong)).toEqual(['name', 'email', 'subject', 'message']);
    expect(errorOf(wrong).fields).toMatchObject({ name: 'Ce texte dépasse 120 caractères.' });
  });

  it('refuse a public message with many links, and keep one with the hidden field filled as doubtful, without a mail', async () => {
    const links = await write({ message: 'http://a.fr http://b.fr www.c.fr' });
    expect(errorOf(links).fields).toEqual({ message: expect.stringContaining('plus de 2 liens') });
    // A program learns nothing from this. A person whose browser fills in forms loses no message.
    const mails = async () => (await bench.owner.query('select from mail')).rowCount;
    const before = [await kept(), await mails()];
    const trapped = { subject: 'Remplie par le navigateur', website: 'http://ecole.example' };
    expect(payloadOf(messageSent, await write(trapped))).toEqual({ sent: true });
    expect([await kept(), await mails()]).toEqual([Number(before[0]) + 1, before[1]]);
    const { body } = await staff.get('/admin/messages?filter={"doubtful":true}');
    expect(body).toMatchObject([{ subject: trapped.subject, doubtful: true, sender: 'public', state: 'open' }]);
    expect(JSON.stringify((await staff.get('/admin/messages?filter={"doubtful":false}')).body)).not.toContain(
      'navigateur',
    );
  });

  it('limit public messages by hour, for each sender and for each network address', async () => {
    const outcomes = async (email: (at: number) => string) => {
      const answers: string[] = [];
      for (let at = 0; at < 10; at += 1) {
        const answer = await write({ email: email(at) });
        answers.push(answer.status === 200 ? 'sent' : refusalOf(answer));
      }
      return answers;
    };
    expect((await outcomes(() => 'camille@exemple.fr')).at(-1)).toBe('429 trop_de_tentatives');
    const { headers } = await write();
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await outcomes((at) => `autre-${at}@exemple.fr`)).at(-1)).toBe('429 trop_de_tentatives');
  });

  it('give a main account all data, and an associated account what it sees', async () => {
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

  it("give only the owner's columns of each row, and no new column before it is decided", async () => {
    const { rows } = await bench.owner.query<{ table: string; columns: string[] }>(
      `select table_name as table, array_agg(column_name::text) as columns
         from information_schema.columns where table_name = any($1) group by 1`,
      [Object.keys(DOWNLOAD_COLUMNS)],
    );
    const sorted = (names: readonly string[]) => names.toSorted();
    const decided = Object.entries(DOWNLOAD_COLUMNS).map(([table, { given, keptBack }]) => [
      table,
      sorted([...given, ...keptBack]),
    ]);
    expect(Object.fromEntries(rows.map(({ table, columns }) => [table, sorted(columns)]))).toEqual(
      Object.fromEntries(decided),
    );
    await classify(main).then(async ({ profile_id: id }) =>
      main.post(`/v1/user/notes/${id}`, { note_text: 'À revoir' }),
    );
    const answer = await main.get('/v1/user/download');
    const file = unzipSync(answer.body as Buffer)['donnees.json'] ?? [];
    const data = JSON.parse(Buffer.from(file).toString()) as Record<string, object | object[]>;
    const keysOf = (section: string) => sorted(Object.keys([data[section] ?? []].flat()[0] ?? {}));
    const {
      account,
      establishment,
      profile,
      profile_note: note,
      valuation,
      contact_message: message,
    } = DOWNLOAD_COLUMNS;
    expect(keysOf('account')).toEqual(sorted(account.given));
    expect(keysOf('establishment')).toEqual(sorted(establishment.given));
    expect(keysOf('profiles')).toEqual(sorted([...profile.given, 'job_sheet']));
    expect(keysOf('notes')).toEqual(sorted(note.given));
    expect(keysOf('valuations')).toEqual(sorted([...valuation.given, 'texts', 'fixed_amount_reasons']));
    expect(keysOf('messages')).toEqual(sorted(message.given));
  });

  it('allow four running downloads at once, and another once one is done', async () => {
    const holder = await bench.owner.connect();
    await holder.query('begin; lock table import_batch in access exclusive mode');
    const asked = Array.from({ length: 5 }, async () => main.get('/v1/user/download'));
    const refused = await Promise.race(asked);
    await holder.query('rollback');
    holder.release();
    expect(refusalOf(refused)).toBe('429 trop_de_demandes');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const served = (await Promise.all(asked)).filter(({ status }) => status === 200);
    expect(served).toHaveLength(4);
    expect((await main.get('/v1/user/download')).status).toBe(200);
  });

  it('refuse unreadable data like any call, without the name of a file', async () => {
    await bench.owner.query('alter table print_job rename to print_job_away');
    const answer = await main.get('/v1/user/download');
    await bench.owner.query('alter table print_job_away rename to print_job');
    expect(refusalOf(answer)).toBe('500 erreur_interne');
    expect(errorOf(answer).correlation_id).toBe(answer.headers.get('x-correlation-id'));
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('state how long an unused establishment is kept, as the employer body sets it', async () => {
    const told = async () => payloadOf(retentionResponse, await main.get('/v1/user/retention'));
    expect(await told()).toEqual({ months: 36, warning_days: 30 });
    await changeSetting(bench.owner, 'retention_months', 24);
    expect(await told()).toEqual({ months: 24, warning_days: 30 });
  });
});
