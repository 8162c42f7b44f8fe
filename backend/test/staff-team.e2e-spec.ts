import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffMember } from '@valorisation/contract';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { sessionResponse } from './support/wire-schemas.js';

const NEW = { email: 'lea.martin@exemple.example', first_name: 'Léa', last_name: 'Martin', role: 'staff' } as const;
const PASSWORD = 'Une phrase de passe, 2026 & suite';
const prepared = z.object({ payload: z.object({ secret: z.string() }) });

describe('the people of the employer body', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let as: RoleClients;
  let lea: number;

  const one = (answer: Answer) => z.parse(staffMember, answer.body);
  const find = async (id: number) => one(await as.staff.get(`/admin/staff/${id}`));
  const idOf = async (email: string) => {
    const { body } = await as.staff.get(`/admin/staff?filter=${JSON.stringify({ q: email })}`);
    const [found] = z.parse(z.array(z.object({ id: z.int() })), body);
    return found?.id ?? 0;
  };
  const act = async (id: number, what: string, client = as.admin) => client.post(`/admin/staff/${id}/${what}`);
  const change = async (id: number, body: object, client = as.admin) =>
    client.call(`/admin/staff/${id}`, { method: 'PUT', body });
  const activate = async (token: string) =>
    new ApiClient(as.admin.baseUrl, token).post('/v1/user/activate', { user_password: PASSWORD });

  beforeAll(async () => {
    bench = await openTestBench();
    mailbox = await startTestMailbox();
    as = await signInAll(await bench.startApi());
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('are listed without accounts of establishments, and found by name', async () => {
    const { body, headers } = await as.staff.get('/admin/staff');
    expect(headers.get('content-range')).toBe('staff 0-2/3');
    const rows = z.parse(z.array(staffMember), body);
    expect(rows.map(({ email, role, state }) => [email, role, state])).toEqual(
      expect.arrayContaining([
        [emailOf('staff'), 'staff', 'active'],
        [emailOf('admin'), 'admin', 'active'],
        ['admin2@demo.example', 'admin', 'active'],
      ]),
    );
    expect(await idOf(emailOf('main'))).toBe(0);
  });

  it('are invited by an admin, choose a password by the mailed link, and can work', async () => {
    expect(refusalOf(await as.staff.post('/admin/staff', NEW))).toBe('403 acces_refuse');
    expect(fieldsOf(await as.admin.post('/admin/staff', { ...NEW, email: emailOf('main') }))).toEqual(['email']);
    expect(fieldsOf(await as.admin.post('/admin/staff', { ...NEW, role: 'member' }))).toEqual(['role']);
    // Without a role: staff.
    const { role: _, ...typed } = NEW;
    const created = await as.admin.post('/admin/staff', typed);
    expect(created.status).toBe(201);
    lea = one(created).id;
    expect(await find(lea)).toMatchObject({ state: 'invited', role: 'staff', sessions: 0 });
    const mail = await mailbox.next(NEW.email);
    expect(mail.text).toContain('Marc Vasseur');
    expect((await act(lea, 'resend')).status).toBe(200);
    expect(refusalOf(await activate(tokenIn(mail)))).toBe('401 lien_remplace');
    const { token } = payloadOf(sessionResponse, await activate(tokenIn(await mailbox.next(NEW.email, 2))));
    expect((await new ApiClient(as.admin.baseUrl, token).get('/admin/settings')).status).toBe(200);
    expect(await find(lea)).toMatchObject({ state: 'active', sessions: 1 });
    expect(refusalOf(await act(lea, 'resend'))).toBe('409 compte_deja_active');
  });

  it('are asked only for the fields that a person must type, in a new record of any kind', async () => {
    for (const [kind, fields] of [
      ['themes', {}],
      ['articles', {}],
      ['webseries', {}],
      ['videos', { url: 'https://youtu.be/aqz-KE-bpKQ' }],
    ] as const) {
      const typed = { title: 'Formation', ...fields };
      expect((await as.staff.post(`/admin/${kind}`, typed)).body).toMatchObject({
        ...typed,
        state: 'draft',
        version: 1,
      });
      expect(fieldsOf(await as.staff.post(`/admin/${kind}`, {})).sort()).toEqual(Object.keys(typed).sort());
    }
    expect(fieldsOf(await as.staff.post('/admin/documents', { title: 'Formation' }))).toEqual(['media_id']);
  });

  it('are suspended, and open nothing until they are reinstated; none can be deleted', async () => {
    const session = await signIn(as.admin.baseUrl, NEW.email, PASSWORD);
    expect(one(await act(lea, 'suspend')).state).toBe('suspended');
    expect(refusalOf(await session.get('/v1/user/profile'))).toBe('401 session_absente');
    const restricted = await signIn(as.admin.baseUrl, NEW.email, PASSWORD);
    expect(refusalOf(await restricted.get('/admin/settings'))).toBe('403 compte_non_active');
    expect(refusalOf(await act(lea, 'suspend'))).toBe('409 compte_etat_inchange');
    expect(one(await act(lea, 'reinstate')).state).toBe('active');
    expect((await restricted.get('/admin/settings')).status).toBe(200);
    expect(one(await act(lea, 'sessions/end')).sessions).toBe(0);
    expect(refusalOf(await restricted.get('/v1/user/profile'))).toBe('401 session_absente');
    const deletion = await as.admin.call(`/admin/staff/${lea}`, { method: 'DELETE' });
    expect(refusalOf(deletion)).toBe('405 methode_refusee');
  });

  it('whose invitation is withdrawn cannot activate, until it is sent again', async () => {
    const email = 'paul@exemple.example';
    const { id } = one(await as.admin.post('/admin/staff', { ...NEW, email }));
    const mail = await mailbox.next(email);
    expect(one(await act(id, 'suspend')).state).toBe('expired');
    expect(refusalOf(await activate(tokenIn(mail)))).toBe('401 lien_utilise');
    expect(refusalOf(await act(id, 'reinstate'))).toBe('409 compte_etat_inchange');
    expect((await act(id, 'resend')).status).toBe(200);
    expect((await find(id)).state).toBe('invited');
  });

  it('always have an active admin, and cannot take a role from themselves', async () => {
    const admin = await idOf(emailOf('admin'));
    await bench.owner.query(`update account set visa = 0 where email = 'admin2@demo.example'`);
    for (const refused of [await change(admin, { role: 'staff' }), await act(admin, 'suspend')])
      expect(refusalOf(refused)).toBe('409 compte_personnel');
    const { version } = await find(lea);
    expect(one(await change(lea, { role: 'admin', version })).role).toBe('admin');
    expect(refusalOf(await change(lea, { role: 'staff', version }))).toBe('409 version_perimee');
    const other = await signIn(as.admin.baseUrl, NEW.email, PASSWORD);
    // Each takes the role from the other at the same moment.
    const answers = await Promise.all([change(lea, { role: 'staff' }), change(admin, { role: 'staff' }, other)]);
    const outcomes = answers.map((answer) => (answer.status === 200 ? '200' : refusalOf(answer))).sort();
    expect(outcomes[0]).toBe('200');
    expect(outcomes[1]).toMatch(/^(409 dernier_administrateur|403 acces_refuse)$/);
    const { rows } = await bench.owner.query(`select from account where role = 'admin' and visa = 1`);
    expect(rows).toHaveLength(1);
    await bench.owner.query(`update account set role = 'admin' where id = $1`, [admin]);
    await bench.owner.query(`update account set role = 'staff' where id = $1`, [lea]);
  });

  it('who lost their authenticator get in again after an admin’s reset, and are informed', async () => {
    const own = await signIn(as.admin.baseUrl, NEW.email, PASSWORD);
    const { secret } = prepared.parse(
      (await own.post('/v1/user/totp/prepare', { user_password: PASSWORD })).body,
    ).payload;
    expect((await own.post('/v1/user/totp/confirm', { code: generateSync({ secret }) })).status).toBe(200);
    expect((await find(lea)).totp_since).not.toBeNull();
    expect(refusalOf(await act(lea, 'totp/reset', as.staff))).toBe('403 acces_refuse');
    expect(refusalOf(await act(await idOf(emailOf('admin')), 'totp/reset'))).toBe('409 compte_personnel');
    expect(one(await act(lea, 'totp/reset'))).toMatchObject({ totp_since: null, sessions: 0 });
    expect(refusalOf(await act(lea, 'totp/reset'))).toBe('409 second_facteur_absent');
    expect(refusalOf(await own.get('/v1/user/profile'))).toBe('401 session_absente');
    await signIn(as.admin.baseUrl, NEW.email, PASSWORD);
    expect((await mailbox.next(NEW.email, 4)).text).toContain('Une personne de l’administration a réinitialisé');
  });

  it('belong to no establishment, whatever id is requested', async () => {
    const { rows } = await bench.owner.query<{ id: number }>(`select id from account where role = 'member' limit 1`);
    const member = rows[0]?.id ?? 0;
    for (const answer of [
      await as.admin.get(`/admin/staff/${member}`),
      await change(member, { role: 'admin' }),
      await act(member, 'suspend'),
      await act(member, 'sessions/end'),
    ])
      expect(refusalOf(answer)).toBe('404 introuvable');
    expect(errorOf(await as.admin.get(`/admin/staff/${member}`)).message).toMatch(/^Ce compte/);
    await signIn(as.admin.baseUrl, emailOf('main'), DEMO_PASSWORD);
  });

  it('leave each act in the journal, with its actor and no typed text', async () => {
    const { rows } = await bench.owner.query<{ type: string; actor_id: number | null; payload: object }>(
      `select type, actor_id, payload from domain_event where aggregate_type = 'account' and aggregate_id = $1
        order by aggregate_version`,
      [lea],
    );
    expect(rows.map(({ type, payload }) => `${type} ${JSON.stringify(payload)}`)).toEqual(
      expect.arrayContaining([
        'account.staff-invited {"role":"staff"}',
        'account.staff-suspended {}',
        'account.staff-reinstated {}',
        'account.staff-sessions-ended {}',
        'account.staff-role-changed {"role":"admin","before":"staff"}',
        'account.second-step-removed {"by":"admin"}',
      ]),
    );
    const admin = await idOf(emailOf('admin'));
    const byAdmin = rows.filter(({ type }) => type.startsWith('account.staff-'));
    expect(new Set(byAdmin.map(({ actor_id }) => actor_id))).toEqual(new Set([admin]));
  });
});
