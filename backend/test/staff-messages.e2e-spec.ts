/** Messages to the employer body become conversations: mailed answers in one thread, notes among staff. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ApiClient, errorOf, fieldsOf, refusalOf } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, type TestMailbox } from './support/test-mailbox.js';
import { messageFiguresResponse, messageResponse, threadResponse } from './support/wire-schemas.js';

const QUESTION = { subject: 'Une question de classement', message: 'Quelle fonction retenir ?' };
const STRANGER = { name: 'Anne Prigent', email: 'anne@exemple.fr', subject: 'Adhésion', message: 'Comment adhérer ?' };

describe('a message to the employer body', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let main: ApiClient;
  let staff: ApiClient;
  let admin: ApiClient;

  const list = async (query = '') => z.array(messageResponse).parse((await staff.get(`/admin/messages${query}`)).body);
  const filtered = async (filter: object) => list(`?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const find = async (subject: string) => {
    const [found] = await filtered({ q: subject });
    if (found === undefined) throw new Error(`No message ${subject}`);
    return found;
  };
  const act = async (id: number, name: string, body: object, by = staff) =>
    by.post(`/admin/messages/${id}/${name}`, body);
  const done = async (id: number, name: string, body: object) =>
    messageResponse.parse((await act(id, name, body)).body);
  const threadOf = async (id: number) => threadResponse.parse((await staff.get(`/admin/messages/${id}/thread`)).body);
  const idOf = async (name: string) => {
    const { staff: people } = await threadOf((await find(STRANGER.subject)).id);
    return people.find((person) => person.name.includes(name))?.id ?? 0;
  };

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    const url = await bench.startApi();
    main = await signIn(url, emailOf('main'));
    staff = await signIn(url, emailOf('staff'));
    admin = await signIn(url, emailOf('admin'));
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
    await main.post('/v1/user/options', QUESTION);
    await new ApiClient(url).post('/v1/user/options/contact', STRANGER);
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('is found by its words, its author and its state', async () => {
    expect(await find('classement')).toMatchObject({
      sender: 'member',
      state: 'open',
      email: emailOf('main'),
      version: 1,
    });
    expect((await filtered({ sender: 'public' })).map(({ name }) => name)).toEqual(['Anne Prigent']);
    expect(await filtered({ state: 'closed' })).toEqual([]);
    expect(await filtered({ q: 'retenir' })).toHaveLength(1);
    expect(refusalOf(await main.get('/admin/messages'))).toBe('403 acces_refuse');
  });

  it("is answered by mail, in one thread with its sender's copy", async () => {
    const copy = await mailbox.next(emailOf('main'));
    const { id, version } = await find('classement');
    const answered = await done(id, 'answer', { text: 'La fonction principale.\n<b>Voilà</b>', version });
    expect(answered).toMatchObject({ state: 'assigned', assignee: 'Sophie Garnier', closed_at: null });
    expect(answered.answered_at).not.toBeNull();
    const first = await mailbox.next(emailOf('main'), 2);
    expect([first.subject, first.references]).toEqual([`Re: ${copy.subject}`, [copy.messageId]]);
    expect(first.text).toContain('La fonction principale.\n<b>Voilà</b>');
    expect(first.html).toContain('&lt;b&gt;');
    expect(first.text).toContain(QUESTION.message);
    expect(first.text).toContain('Bonjour Claire Morvan,');
    // The team signs its answer, and not the quoted text.
    for (const body of [first.text, first.html]) {
      const places = ['La fonction principale.', 'Cordialement,', QUESTION.message].map((words) => body.indexOf(words));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(body.split('Cordialement,')).toHaveLength(2);
    }

    await done(id, 'answer', { text: 'Bonjour,\n\nUn ajout.' });
    const second = await mailbox.next(emailOf('main'), 3);
    expect(second.text).not.toContain('Bonjour Claire');
    expect([second.subject, second.references]).toEqual([first.subject, [copy.messageId, first.messageId]]);
    expect((await find('classement')).answered_at).toBe(answered.answered_at);
    await eventually(async () => {
      const { entries } = await threadOf(id);
      expect(entries.map(({ kind, mail_state }) => [kind, mail_state])).toEqual([
        ['answer', 'sent'],
        ['answer', 'sent'],
      ]);
    });
  });

  it('from a person without an account begins its thread with the first answer', async () => {
    const { id } = await find(STRANGER.subject);
    await done(id, 'answer', { text: 'Par le formulaire.' });
    const first = await mailbox.next(STRANGER.email);
    expect([first.subject, first.references]).toEqual(['Re: Adhésion', []]);
    await done(id, 'answer', { text: 'Et par courrier.', close: true });
    expect((await mailbox.next(STRANGER.email, 2)).references).toEqual([first.messageId]);
    expect(await find(STRANGER.subject)).toMatchObject({ state: 'closed' });
    expect(refusalOf(await act(id, 'answer', { text: 'Encore.' }))).toBe('409 message_clos');
    expect(await done(id, 'reopen', {})).toMatchObject({ state: 'assigned', closed_at: null });
    expect(refusalOf(await act(id, 'reopen', {}))).toBe('409 message_ouvert');
  });

  it('is assigned to a member of staff only, and shows who acted on it meanwhile', async () => {
    const { id, version } = await find('classement');
    const marc = await idOf('Vasseur');
    expect(await done(id, 'assign', { to: marc, version })).toMatchObject({
      assigned_to: marc,
      assignee: 'Marc Vasseur',
    });
    expect((await filtered({ assigned_to: marc })).map((row) => row.id)).toEqual([id]);
    expect(refusalOf(await act(id, 'assign', { to: null, version }))).toBe('409 version_perimee');
    const { rows } = await bench.owner.query<{ id: number }>(`select id from account where email = $1`, [
      emailOf('main'),
    ]);
    expect(fieldsOf(await act(id, 'assign', { to: rows[0]?.id }))).toEqual(['to']);
    expect(await done(id, 'assign', { to: null })).toMatchObject({ state: 'open', assigned_to: null });
    expect(refusalOf(await act(999_999, 'close', {}, admin))).toBe('404 introuvable');
  });

  it('has notes that its sender gets neither by mail nor in the data download, which has the answers', async () => {
    const { id } = await find('classement');
    await done(id, 'note', { text: 'À voir avec la commission.' });
    const { entries } = await threadOf(id);
    expect(entries.at(-1)).toMatchObject({ kind: 'note', author: 'Sophie Garnier', mail_id: null });
    const sent = await mailbox.to(emailOf('main'));
    expect(sent.map(({ text }) => text).join()).not.toContain('commission');
    const { rows } = await bench.owner.query<{ answers: string }>(
      `select json_agg(a)::text as answers from account, answers_to(account.id) a where email = $1`,
      [emailOf('main')],
    );
    expect(rows[0]?.answers).toContain('La fonction principale.');
    expect(rows[0]?.answers).not.toContain('commission');
  });

  it('is counted, with the median time to the first answer', async () => {
    await bench.owner.query(
      `update contact_message set answered_at = created_at + interval '30 minutes' where sender = 'member'`,
    );
    await bench.owner.query(
      `update contact_message set answered_at = created_at + interval '50 minutes' where sender = 'public'`,
    );
    const figures = async (query: string) =>
      messageFiguresResponse.parse((await staff.get(`/admin/message-figures${query}`)).body);
    expect(await figures('')).toEqual({ received: 2, answered: 2, waiting: 0, median_minutes: 40 });
    expect(await figures('?to=2020-01-31')).toEqual({ received: 0, answered: 0, waiting: 0, median_minutes: null });
    expect(fieldsOf(await staff.get('/admin/message-figures?from=hier'))).toEqual(['from']);
  });

  it('leaves none of its words in the journal, which records who did what', async () => {
    const { rows } = await bench.owner.query<{ type: string; text: string }>(
      `select type, row_to_json(e)::text as text from domain_event e where aggregate_type = 'messages' order by position`,
    );
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set(['message.assigned', 'message.answered', 'message.noted', 'message.closed', 'message.reopened']),
    );
    const all = rows.map(({ text }) => text).join();
    for (const word of ['principale', 'commission', 'Adhésion', 'exemple.fr']) expect(all).not.toContain(word);
  });

  it('is deleted with its answers and notes after its retention period', async () => {
    // Row security of staff's own texts binds the owner, too.
    const owner = await bench.owner.connect();
    await owner.query(`select set_config('app.scope', 'staff', false)`);
    const left = async () => (await owner.query('select from contact_entry')).rowCount;
    expect(await left()).toBeGreaterThan(0);
    await bench.owner.query('delete from contact_message');
    expect(await left()).toBe(0);
    owner.release(true);
  });

  it('is answered with answer templates written by staff', async () => {
    const written = await staff.post('/admin/answer-templates', { title: 'Mot de passe', body: 'Voir la page.' });
    expect(written.status).toBe(201);
    const { id, version } = z.object({ id: z.number(), version: z.number() }).parse(written.body);
    expect(fieldsOf(await staff.post('/admin/answer-templates', { title: 'Mot de passe', body: 'Autre.' }))).toEqual([
      'title',
    ]);
    const path = `/admin/answer-templates/${id}`;
    const changed = await staff.call(path, { method: 'PUT', body: { body: 'Voir la page de connexion.', version } });
    expect(changed.body).toMatchObject({ body: 'Voir la page de connexion.', updated_by: 'Sophie Garnier' });
    expect(errorOf(await staff.call(path, { method: 'PUT', body: { body: 'x', version } })).code).toBe(
      'version_perimee',
    );
    expect((await staff.call(path, { method: 'DELETE' })).status).toBe(200);
    expect(refusalOf(await staff.get(path))).toBe('404 introuvable');
    expect(refusalOf(await main.get('/admin/answer-templates'))).toBe('403 acces_refuse');
  });
});
