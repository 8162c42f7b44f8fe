import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { errorOf, fieldsOf, payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { Associates, CHOSEN_PASSWORD, profileOf } from './support/associates.js';
import { classify, limit } from './support/classification.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { addedResponse, sessionResponse } from './support/wire-schemas.js';
import { untilWaiting } from './support/waiting-statements.js';

describe('associated accounts', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let url: string;
  let clients: RoleClients;

  let team: Associates;

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    url = await bench.startApi();
    clients = await signInAll(url);
    team = new Associates(clients.main, mailbox);
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://portail.exemple.fr' });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('are invited by mail, choose their password and are then active', async () => {
    const email = 'nadia.ferrand@ecole.example';
    const answer = await team.add(email, { user_firstname: ' Nadia ', user_lastname: 'Ferrand' });
    const { user_id } = payloadOf(addedResponse, answer, 201);
    const mail = await mailbox.next(email);
    expect(mail.links[0]).toMatch(/^https:\/\/portail\.exemple\.fr\/#\/signup\/finish\/[\w-]{43}$/);
    expect(mail.text).toContain('Claire Morvan');
    expect(mail.text).toContain('Lycée agricole privé des Trois Rivières');
    expect(await team.row(email)).toMatchObject({
      user_id,
      user_firstname: 'Nadia',
      user_fullname: 'nadia.ferrand',
      user_visa: 0,
      state: 'invited',
      activated_at: null,
      link_expires_at: expect.any(String),
    });

    const { user } = payloadOf(sessionResponse, await team.activate(tokenIn(mail)));
    const head = await profileOf(clients.main);
    expect(user).toMatchObject({ user_id, user_parent: head.user_id, user_associated: true, siret: head.siret });
    expect(await team.row(email)).toMatchObject({ state: 'active', user_visa: 1, link_expires_at: null });
    expect((await (await signIn(url, email, CHOSEN_PASSWORD)).get('/v1/valor/list/tots')).status).toBe(200);
    expect(refusalOf(await clients.main.post(`/v1/user/send/mail/associated/${user_id}`))).toBe(
      '409 associe_deja_actif',
    );
  });

  it('can be sent their invitation again, which makes the earlier link invalid', async () => {
    const email = 'relance@ecole.example';
    const id = await team.added(email);
    const first = tokenIn(await mailbox.next(email));
    const head = await clients.main.call(`/v1/user/send/mail/associated/${id}`, { method: 'HEAD' });
    expect(head.status).toBe(405);
    const again = await clients.main.get(`/v1/user/send/mail/associated/${id}`);
    expect([again.body, again.headers.get('cache-control')]).toEqual([{ payload: { sent: true } }, 'no-store']);
    const second = tokenIn(await mailbox.next(email, 2));
    expect(refusalOf(await team.activate(first))).toBe('401 lien_remplace');
    expect((await team.activate(second)).status).toBe(200);
  });

  it.each([
    ['no address', undefined],
    ['half an address', 'secretariat'],
    ['one’s own address', emailOf('main').toUpperCase()],
    ['the address of a collaborator', emailOf('associated')],
    ['the address of an invited account', emailOf('pending')],
  ])('are refused for %s, on its field', async (_, address) => {
    const refused = await team.add(address);
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['user_email']]);
  });

  describe('for an address that has an account elsewhere', () => {
    const outcome = (answer: Answer) => (answer.status < 400 ? answer.body : refusalOf(answer));

    it('look to the head as any other: added, listed, invited again, refused as successor, removed', async () => {
      const [taken, free] = [emailOf('otherMain'), 'libre@demo.example'];
      const answers = [await team.add(taken), await team.add(free)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const rows = [await team.row(taken), await team.row(free)];
      const comparable = rows.map((row) => ({
        ...row,
        user_id: 0,
        user_email: '',
        user_fullname: '',
        invited_at: '',
        link_expires_at: typeof row?.link_expires_at,
      }));
      expect(comparable[0]).toEqual(comparable[1]);
      for (const [path, body] of [
        ['send/mail/associated', undefined],
        ['handover', { user_password: DEMO_PASSWORD }],
      ] as const) {
        const answered = [];
        for (const row of rows)
          answered.push(outcome(await clients.main.post(`/v1/user/${path}/${row?.user_id}`, body)));
        expect(answered[0]).toEqual(answered[1]);
      }
      expect([(await team.add(taken)).status, (await team.add(free)).status]).toEqual([422, 422]);

      const notice = await mailbox.next(taken, 2);
      expect(notice.subject).toBe('Invitation à un compte associé');
      expect(new Set(notice.links.filter((link) => link.includes('/#/')))).toEqual(
        new Set(['https://portail.exemple.fr/#/etablissements']),
      );
      for (const row of rows) {
        expect((await clients.main.post(`/v1/user/delete/${row?.user_id}`)).body).toEqual({
          payload: { deleted: true },
        });
      }
      expect([await team.row(taken), await team.row(free)]).toEqual([undefined, undefined]);
      expect((await signIn(url, taken)).token).toBeDefined();
    });

    it('become accounts when the address is free and the invitation is sent again', async () => {
      const email = 'mobile@ecole.example';
      const { rows } = await bench.owner.query<{ id: number }>(
        `insert into account (establishment_id, role, visa, email, first_name, last_name, postal_address, created_at)
         select establishment_id, 'member', 1, $2, '', '', '', now() from account where email = $1 returning id`,
        [emailOf('otherMain'), email],
      );
      const id = await team.added(email);
      await mailbox.next(email);
      await bench.owner.query('delete from account where id = $1', [rows[0]?.id]);
      expect((await clients.main.post(`/v1/user/send/mail/associated/${id}`)).status).toBe(200);
      const { user } = payloadOf(sessionResponse, await team.activate(tokenIn(await mailbox.next(email, 2))));
      expect(user).toMatchObject({ user_id: id, user_associated: true });
    });
  });

  it('are listed by page, for the caller’s establishment only', async () => {
    const all = await team.list('?div=100');
    const pages = [await team.list('?div=2&p=1'), await team.list('?div=2&p=2')];
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data.slice(0, 4));
    expect(pages[0]).toMatchObject({ total: all.total, page: 1, perPage: 2, lastPage: Math.ceil(all.total / 2) });
    const others = await team.list('', clients.otherMain);
    expect(others).toMatchObject({ data: [{ user_email: 'groupe@demo.example' }], total: 1, lastPage: 1 });
    expect(JSON.stringify(all)).not.toContain(emailOf('main'));
  });

  it('are removed with their sessions and links at once; their work stays without a name', async () => {
    const email = 'depart@ecole.example';
    const { id, client } = await team.active(email);
    const valuation = await classify(client, { profile_name: 'Poste du collaborateur parti' });
    await limit(clients.main, valuation.valor_id);
    expect((await clients.main.post(`/v1/user/delete/${id}`)).body).toEqual({ payload: { deleted: true } });
    expect(refusalOf(await client.get('/v1/user/profile'))).toBe('401 session_absente');
    await expect(signIn(url, email, CHOSEN_PASSWORD)).rejects.toThrow(/401/);
    expect(await team.row(email)).toBeUndefined();
    const notice = await mailbox.next(email, 2);
    expect(notice.subject).toBe('Votre compte associé a été retiré');

    const kept = await clients.main.get(`/v1/valor/${valuation.valor_id}`);
    expect(JSON.stringify(kept.body)).toContain('ancien collaborateur');
    expect(JSON.stringify(kept.body)).not.toContain('depart');
    expect(refusalOf(await clients.main.post(`/v1/user/delete/${id}`))).toBe('404 introuvable');
    expect((await team.add(email)).status).toBe(201);
  });

  it('can be managed by their own head only, who is not one of them', async () => {
    const { user_id: head } = await profileOf(clients.main);
    const { user_id: stranger } = await profileOf(clients.otherMain);
    const { user_id: staff } = await profileOf(clients.staff);
    const { user_id: associated } = await profileOf(clients.associated);
    const body = { user_password: DEMO_PASSWORD };
    for (const [client, id] of [
      [clients.main, head],
      [clients.main, stranger],
      [clients.main, staff],
      [clients.otherMain, associated],
    ] as const) {
      for (const path of ['send/mail/associated', 'delete', 'handover']) {
        expect([path, refusalOf(await client.post(`/v1/user/${path}/${id}`, body))]).toEqual([path, '404 introuvable']);
      }
    }
    expect((await profileOf(clients.associated)).user_id).toBe(associated);
  });

  it('are invited once when invitations for one address arrive at the same moment, and learn nothing of other houses', async () => {
    const user_email = 'partout@ecole.example';
    const invite = async (client: ApiClient) => client.post('/v1/user/add/associated', { user_email });
    const holder = await bench.owner.connect();
    let asked: Promise<readonly Answer[]>;
    try {
      // All of them have looked up the address and wait for their turn to write.
      await holder.query('begin');
      await holder.query('select from establishment for update');
      asked = Promise.all([clients.main, clients.main, clients.otherMain].map(invite));
      await untilWaiting(bench.owner, 3);
    } finally {
      await holder.query('commit');
      holder.release();
    }
    const [first, second, elsewhere] = await asked;
    expect(new Set([first?.status, second?.status])).toEqual(new Set([201, 422]));
    expect(elsewhere?.status).toBe(201);
    const refused = [first, second].find((answer) => answer?.status === 422);
    const [notice, likeAnyLater] = [refused, await invite(clients.main)].map(
      (answer) => answer && errorOf(answer).fields,
    );
    expect(notice).toEqual(likeAnyLater);
    const { rows } = await bench.owner.query(
      `select kind, count(*)::integer as mails from mail where recipient = $1 group by kind order by kind`,
      [user_email],
    );
    expect(rows).toEqual([
      { kind: 'associated-invitation', mails: 1 },
      { kind: 'associated-invitation-deferred', mails: 1 },
    ]);
  });
});
