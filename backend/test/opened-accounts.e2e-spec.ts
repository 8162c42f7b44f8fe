/** Accounts that staff open by telephone, their addresses, and acts on several accounts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { account, openedAccountCalls } from '@valorisation/contract';
import { fieldsOf, refusalOf, type Answer } from './support/api-client.js';
import { accountOf, eventsOfAccount, mailsOf } from './support/member-records.js';
import { registrationForm } from './support/newcomers.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const ACCOUNTS = '/admin/accounts';
const REASON = 'Vous avez quitté l’établissement.';

describe('accounts that staff open', () => {
  let bench: TestBench;
  let as: RoleClients;

  const read = (answer: Answer) => account.parse(answer.body);
  const outcomeOf = (answer: Answer) => openedAccountCalls.resendMany.answer.parse(answer.body);
  const open = async (email: string, changes: object = {}) => {
    const { rgpd: _, ...form } = registrationForm(email, '77500015100016', changes);
    return as.staff.post(ACCOUNTS, form);
  };
  const changeEmail = async (id: number, user_email: string) =>
    as.staff.post(`${ACCOUNTS}/${id}/email`, { user_email });
  const kindsTo = async (email: string) => (await mailsOf(bench.owner, email)).map(({ kind }) => kind);

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('get their activation mail at once; the first of an establishment is its main account', async () => {
    const answer = await open('nadia@vignes.example');
    expect(answer.status).toBe(201);
    const head = read(answer);
    expect(head).toMatchObject({ state: 'invited', kind: 'main', siret: '77500015100016' });
    expect(await kindsTo('nadia@vignes.example')).toEqual(['activation']);
    const beside = read(await open('paul@vignes.example'));
    expect([beside.kind, beside.user_parent]).toEqual(['associated', head.id]);
    const next = read(await open('lea@vignes.example', { beside: 'head' }));
    expect([next.kind, (await accountOf(as.staff, 'nadia@vignes.example')).user_parent]).toEqual(['main', next.id]);
  });

  it('refuse an address that has an account, and a SIRET that cannot exist, beside their fields', async () => {
    expect(fieldsOf(await open(emailOf('main').toUpperCase()))).toEqual(['user_email']);
    expect(fieldsOf(await open('x@vignes.example', { siret: '77500015100017' }))).toEqual(['siret']);
  });

  it('take another address at once before their activation, and get the link there', async () => {
    const { id } = read(await open('fausse@vignes.example'));
    expect(fieldsOf(await changeEmail(id, emailOf('main')))).toEqual(['user_email']);
    expect(read(await changeEmail(id, 'juste@vignes.example')).user_email).toBe('juste@vignes.example');
    expect(await kindsTo('juste@vignes.example')).toEqual(['activation']);
    const { rows } = await bench.owner.query(
      `select from mail_token where account_id = $1 and purpose = 'activation' and used_at is null`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect((await eventsOfAccount(bench.owner, id)).map(({ type, payload }) => [type, payload])).toEqual([
      ['account.registered', { origin: 'requested' }],
      ['account.email-changed', {}],
    ]);
  });

  it('once active, keep their address until the new one is confirmed', async () => {
    const email = emailOf('otherMain');
    const { id } = await accountOf(as.staff, email);
    expect(fieldsOf(await changeEmail(id, email))).toEqual(['user_email']);
    expect(read(await changeEmail(id, 'nouvelle@vignes.example')).user_email).toBe(email);
    expect(await kindsTo('nouvelle@vignes.example')).toEqual(['email-change']);
    expect((await kindsTo(email)).at(-1)).toBe('email-change-notice');
    const colleague = await accountOf(as.staff, emailOf('staff'));
    const answer = await as.admin.post(`${ACCOUNTS}/${colleague.id}/email`, { user_email: 'y@vignes.example' });
    expect(refusalOf(answer)).toBe('409 compte_equipe');
  });

  it('are reminded and suspended together; a refused one does not stop the others', async () => {
    const pending = await accountOf(as.staff, emailOf('pending'));
    const [active, colleague] = [
      await accountOf(as.staff, emailOf('main')),
      await accountOf(as.staff, emailOf('admin')),
    ];
    const ids = [pending.id, active.id, colleague.id, 999_999];
    const resent = outcomeOf(await as.staff.post(`${ACCOUNTS}/resend`, { ids }));
    expect(resent.done).toEqual([pending.id]);
    expect(resent.left.map(({ code }) => code)).toEqual(['compte_deja_active', 'acces_refuse', 'introuvable']);
    expect(fieldsOf(await as.staff.post(`${ACCOUNTS}/suspend`, { ids, reason: ' ' }))).toEqual(['reason']);
    const suspended = outcomeOf(await as.staff.post(`${ACCOUNTS}/suspend`, { ids, reason: REASON }));
    expect(suspended.done).toEqual([active.id]);
    expect(suspended.left.map(({ code }) => code)).toEqual(['compte_pas_active', 'acces_refuse', 'introuvable']);
    expect((await mailsOf(bench.owner, emailOf('main'))).at(-1)).toEqual({
      kind: 'account-suspended',
      data: { reason: REASON },
    });
  });

  it('stand in lists whose views and columns the server keeps for each person, up to a limit', async () => {
    const keep = async (key: string, value: string) => as.staff.post('/admin/own-lists', { key, value });
    await keep('accounts.columns', '["kind"]');
    const both = await keep('accounts.savedQueries', '[{"label":"À activer"}]');
    expect(both.body).toEqual({
      lists: { 'accounts.columns': '["kind"]', 'accounts.savedQueries': '[{"label":"À activer"}]' },
    });
    expect((await keep('accounts.columns', '[]')).body).toMatchObject({ lists: { 'accounts.columns': '[]' } });
    expect((await as.admin.get('/admin/own-lists')).body).toEqual({ lists: {} });
    for (const [key, value] of [
      ['theme', '1'],
      ['accounts.columns', 'x'.repeat(8001)],
    ] as const) {
      expect(refusalOf(await keep(key, value))).toBe('422 donnees_invalides');
    }
    await bench.owner.query(
      `update account set staff_lists = (select jsonb_object_agg(n || '.columns', '') from generate_series(1, 100) n)
        where email = $1`,
      [emailOf('staff')],
    );
    expect(refusalOf(await keep('mails.columns', '[]'))).toBe('422 donnees_invalides');
    expect(refusalOf(await as.otherMain.post('/admin/own-lists', { key: 'mails.columns', value: '[]' }))).toBe(
      '403 acces_refuse',
    );
  });

  it('belong to an establishment whose name and SIRET staff correct; another SIRET needs a reason, which the journal keeps', async () => {
    const { establishment_id: id, siret: known } = await accountOf(as.staff, emailOf('main'));
    const { siret: taken } = await accountOf(as.staff, emailOf('otherMain'));
    const path = `/admin/establishments/${id}`;
    const put = async (body: object) => as.staff.call(path, { method: 'PUT', body });
    const { body: shown } = await as.staff.get(path);
    const answer = await put({
      ...z.record(z.string(), z.unknown()).parse(shown),
      company_name: 'Lycée des Trois Rivières',
    });
    expect(answer.body).toMatchObject({ company_name: 'Lycée des Trois Rivières', siret: known });
    expect(fieldsOf(await put({ siret: '77500014400011' }))).toEqual(['reason']);
    expect(fieldsOf(await put({ siret: taken, reason: 'merger' }))).toEqual(['siret']);
    expect(fieldsOf(await put({ department: '99' }))).toEqual(['department']);
    expect((await put({ siret: '775 000 144 00011', reason: 'move', department: '2A' })).body).toMatchObject({
      siret: '77500014400011',
      department: '2A',
    });
    const { rows } = await bench.owner.query(
      `select type, payload from domain_event where aggregate_type = 'establishment' and aggregate_id = $1 order by position`,
      [id],
    );
    expect(rows.slice(-2)).toEqual([
      { type: 'establishment.renamed', payload: {} },
      { type: 'establishment.siret-changed', payload: { reason: 'move' } },
    ]);
    expect(refusalOf(await as.otherMain.call(path, { method: 'PUT', body: {} }))).toBe('403 acces_refuse');
    expect(refusalOf(await as.staff.call('/admin/establishments/999999', { method: 'PUT', body: {} }))).toBe(
      '404 introuvable',
    );
  });
});
