import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { fieldsOf, refusalOf, type ApiClient } from './support/api-client.js';
import { Associates, CHOSEN_PASSWORD, profileOf, type Collaborator } from './support/associates.js';
import { classify, limit, type ValuationDetail } from './support/classification.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';

describe('the handover of the main account', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let clients: RoleClients;
  let team: Associates;
  let heir: Collaborator;
  let ofHead: ValuationDetail;
  let other: Collaborator;

  const propose = async (id: number, user_password: unknown = DEMO_PASSWORD, client = clients.main) =>
    client.post(`/v1/user/handover/${id}`, { user_password });
  const look = async (token: string) => clients.anonymous.get(`/v1/user/recup/handover/${token}`);
  const confirm = async (token: string) => clients.anonymous.post(`/v1/user/handover/confirm/${token}`, {});
  const sees = async (client: ApiClient) => (await client.get(`/v1/valor/${ofHead.valor_id}`)).status;

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    team = new Associates(clients.main, mailbox);
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://portail.exemple.fr' });
    heir = await team.active('heritiere@ecole.example');
    other = await team.active('collegue@ecole.example');
    ofHead = await classify(clients.main, { profile_name: 'Réservé à la direction' });
    await limit(clients.main, ofHead.valor_id);
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it("needs the head's password and an active account", async () => {
    const refused = await propose(heir.id, 'Faux!2026');
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', ['user_password']]);
    expect(fieldsOf(await propose(heir.id, ''))).toEqual(['user_password']);
    expect(refusalOf(await propose(await team.added('pas.encore@ecole.example')))).toBe('409 passation_impossible');
    expect(refusalOf(await propose(other.id, CHOSEN_PASSWORD, heir.client))).toBe('403 acces_refuse');
    expect(await team.row('heritiere@ecole.example')).toMatchObject({ handover_until: null });
  });

  it('uses a link that the head may withdraw, and that the next proposal replaces', async () => {
    expect((await propose(heir.id)).body).toEqual({ payload: { sent: true } });
    const withdrawn = tokenIn(await mailbox.next('heritiere@ecole.example', 2));
    expect(await team.row('heritiere@ecole.example')).toMatchObject({ handover_until: expect.any(String) });
    expect((await clients.main.post('/v1/user/handover/withdraw')).body).toEqual({ payload: { withdrawn: true } });
    expect(refusalOf(await clients.main.post('/v1/user/handover/withdraw'))).toBe('404 introuvable');
    expect(refusalOf(await confirm(withdrawn))).toBe('401 lien_utilise');
    await propose(other.id);
    const replaced = tokenIn(await mailbox.next('collegue@ecole.example', 2));
    await propose(heir.id);
    const outdated = tokenIn(await mailbox.next('heritiere@ecole.example', 3));
    expect(refusalOf(await look(replaced))).toBe('401 lien_utilise');
    expect((await profileOf(clients.main)).user_parent).toBe(0);

    // A person with the head's old password may have proposed it.
    for (const [user_password, user_new_password] of [
      [DEMO_PASSWORD, CHOSEN_PASSWORD],
      [CHOSEN_PASSWORD, DEMO_PASSWORD],
    ]) {
      const changed = await clients.main.post('/v1/user/update/pass', { user_password, user_new_password });
      expect(changed.status).toBe(200);
    }
    expect(refusalOf(await confirm(outdated))).toBe('401 lien_utilise');
    await mailbox.next(emailOf('main'), 2);
    await propose(heir.id);
    await mailbox.next('heritiere@ecole.example', 4);
  });

  it('takes effect with the click, for every account at once, and so does what each may see', async () => {
    const [mail] = await mailbox.to('heritiere@ecole.example');
    if (mail === undefined) throw new Error('No proposal came');
    const token = tokenIn(mail);
    expect(mail.links).toContain(`https://portail.exemple.fr/#/handover/${token}`);
    for (const answer of [await look(token), await look(token)]) {
      expect(answer.body).toEqual({
        payload: {
          valid: true,
          user_email: 'h•••••••e@ecole.example',
          company_name: 'Lycée agricole privé des Trois Rivières',
          proposer_name: 'Claire Morvan',
        },
      });
    }
    expect([await sees(clients.main), await sees(heir.client), await sees(other.client)]).toEqual([200, 404, 404]);
    const limited = await classify(other.client, { profile_name: 'Du collègue' });
    await limit(clients.main, limited.valor_id);
    const before = await clients.main.get('/v1/valor/list/all?div=100');

    expect((await confirm(token)).body).toEqual({ payload: { done: true } });
    expect([refusalOf(await confirm(token)), refusalOf(await look(token))]).toEqual([
      '401 lien_utilise',
      '401 lien_utilise',
    ]);

    const users = [await profileOf(heir.client), await profileOf(clients.main), await profileOf(other.client)];
    expect(users.map(({ user_parent }) => user_parent)).toEqual([0, heir.id, heir.id]);
    // The former head keeps its own rows and nothing else.
    expect([await sees(heir.client), await sees(clients.main), await sees(other.client)]).toEqual([200, 200, 404]);
    expect((await clients.main.get(`/v1/valor/${limited.valor_id}`)).status).toBe(404);
    expect((await heir.client.get(`/v1/valor/${limited.valor_id}`)).status).toBe(200);
    const after = await clients.main.get('/v1/valor/list/all?div=100', {
      'if-none-match': before.headers.get('etag') ?? '',
    });
    expect(after.status).toBe(200);
    expect(JSON.stringify(after.body)).not.toContain(`"valor_id":${limited.valor_id}`);

    expect(refusalOf(await clients.main.get('/v1/user/load/associated'))).toBe('403 acces_refuse');
    const listed = await team.list('?div=100', heir.client);
    expect(listed.data.map(({ user_email }) => user_email)).toEqual(
      expect.arrayContaining([emailOf('main'), emailOf('associated'), 'collegue@ecole.example']),
    );
    expect(new Set(listed.data.map(({ user_parent }) => user_parent))).toEqual(new Set([heir.id]));
  });

  it('is announced to all, and the journal records each account’s new role', async () => {
    expect((await mailbox.next('heritiere@ecole.example', 5)).subject).toBe(
      'Vous êtes désormais titulaire du compte principal',
    );
    for (const [address, count] of [
      [emailOf('main'), 3],
      ['collegue@ecole.example', 3],
    ] as const) {
      expect((await mailbox.next(address, count)).subject).toBe('Le compte principal de votre établissement a changé');
    }
    expect((await mailbox.to('pas.encore@ecole.example')).map(({ subject }) => subject)).toEqual([
      'Activez votre compte associé',
    ]);
    const { rows } = await bench.owner.query<{ main: string; accounts: number }>(
      `select payload ->> 'main' as main, count(*)::integer as accounts from domain_event
        where type = 'account.handed-over' group by 1 order by 1`,
    );
    const listed = await team.list('?div=100', heir.client);
    expect(rows).toEqual([
      { main: 'false', accounts: listed.total },
      { main: 'true', accounts: 1 },
    ]);
    expect(refusalOf(await propose(other.id))).toBe('403 acces_refuse');
  });
});
