import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { errorOf, fieldsOf, refusalOf } from './support/api-client.js';
import { demoSwitch } from './support/demo-switch.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const SETTINGS = '/admin/settings';
const MESSAGE = 'Retour prévu à 14 heures.';

const anything = z.unknown();
const setting = z.object({ id: z.int(), key: z.string(), value: anything, version: z.int(), updated_by: anything });

describe('the settings', () => {
  let bench: TestBench;
  let as: RoleClients;

  const find = async (key: string) => {
    const { body } = await as.staff.get(`${SETTINGS}?filter={"key":"${key}"}`);
    const [found] = z.array(setting).parse(body);
    if (found === undefined) throw new Error(`No setting ${key}`);
    return found;
  };
  const change = async (key: string, body: object, client = as.admin) =>
    client.call(`${SETTINGS}/${(await find(key)).id}`, { method: 'PUT', body });
  const status = async () =>
    z.object({ payload: z.unknown() }).parse((await as.anonymous.get('/v1/status')).body).payload;

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    await bench.owner.query(`insert into process_heartbeat values ('worker', now() + interval '1 hour')`);
  });

  afterAll(async () => bench.close());

  it("all exist from the installation on, with the product's initial values", async () => {
    const { body, headers } = await as.staff.get(`${SETTINGS}?sort=["key","ASC"]`);
    expect(headers.get('content-range')).toBe('settings 0-8/9');
    expect(body).toMatchObject([
      { key: 'campaign_mails_per_minute', value: 60 },
      { key: 'demo_data', value: 'on', initial: null }, // Its switch is the only way back.
      { key: 'maintenance', value: { on: false, message: '' }, version: 1, updated_by: null },
      { key: 'paid_parts', value: { complement: '', bonus: '', thirteenth: '', benefit: '' } },
      { key: 'proof_signed_cases', value: 3 },
      { key: 'registration_mode', value: 'moderated' },
      { key: 'retention_months', value: 36, initial: 36 },
      { key: 'retention_warning_days', value: 30 },
      { key: 'totp_required', value: 'off' },
    ]);
  });

  it('announce a maintenance to all, as soon as an admin sets it and until it is off', async () => {
    expect(await status()).toMatchObject({ maintenance: false, message: '' });
    const on = await change('maintenance', { value: { on: true, message: ` ${MESSAGE} ` }, version: 1 });
    expect(setting.parse(on.body)).toMatchObject({ value: { on: true, message: MESSAGE }, updated_by: 'Marc Vasseur' });
    expect(await status()).toMatchObject({ maintenance: true, message: MESSAGE });
    await change('maintenance', { value: { on: false, message: MESSAGE } });
    expect(await status()).toMatchObject({ maintenance: false, message: '' });
    const { rows } = await bench.owner.query<{ payload: object }>(
      `select payload from domain_event where aggregate_type = 'settings' order by aggregate_version`,
    );
    // The message is a typed text: it stays in its row.
    expect(rows.map(({ payload }) => payload)).toEqual([
      { fields: ['value'], before: { on: false }, after: { on: true } },
      { fields: ['value'], before: { on: true }, after: { on: false } },
    ]);
  });

  it('allow members to read only during a maintenance, while staff work', async () => {
    const save = async () => as.main.post('/v1/user/profile', { profile_name: 'Claire Aubry' });
    await change('maintenance', { value: { on: true, message: MESSAGE } });
    const refused = await save();
    expect(refusalOf(refused)).toBe('503 maintenance_en_cours');
    expect(errorOf(refused).message).toBe(
      'L’outil est en maintenance et sera réactivé prochainement. Votre modification n’a pas été enregistrée. ' +
        MESSAGE,
    );
    expect(refused.headers.get('retry-after')).toBe('120');
    // A GET that writes, as the specification has some, counts as a write.
    expect(refusalOf(await as.main.get('/v1/valor/duplicate/1'))).toBe('503 maintenance_en_cours');
    expect((await as.main.get('/v1/valor/list/all')).status).toBe(200);
    // A POST that only compares and writes nothing counts as reading.
    expect((await as.main.post('/v1/valor/update/preview/multiple', { ids: [1] })).status).toBe(200);
    // People keep access to their own account during a maintenance.
    expect((await as.associated.post('/v1/user/sessions/end')).status).toBe(200);
    expect((await change('registration_mode', { value: 'open' })).status).toBe(200);
    await change('maintenance', { value: { on: false, message: MESSAGE } });
    expect((await save()).status).toBe(201);
  });

  it('can be changed by admins only, and neither created nor deleted', async () => {
    expect(refusalOf(await change('retention_months', { value: 12 }, as.staff))).toBe('403 acces_refuse');
    expect(refusalOf(await change('retention_months', { value: 12 }, as.main))).toBe('403 acces_refuse');
    expect(refusalOf(await as.admin.post(SETTINGS, { value: 12 }))).toBe('405 methode_refusee');
    const { id } = await find('retention_months');
    expect(refusalOf(await as.admin.call(`${SETTINGS}/${id}`, { method: 'DELETE' }))).toBe('405 methode_refusee');
    expect((await find('retention_months')).value).toBe(36);
  });

  it('refuse a value in another setting’s form, naming its place', async () => {
    expect(fieldsOf(await change('retention_months', { value: 'open' }))).toEqual(['value']);
    expect(fieldsOf(await change('retention_months', { value: 5 }))).toEqual(['value']);
    expect(fieldsOf(await change('registration_mode', { value: 12 }))).toEqual(['value']);
    expect(fieldsOf(await change('maintenance', { value: { on: 1, message: '' } }))).toEqual(['value.on']);
    expect(fieldsOf(await change('maintenance', { value: { on: true, message: 'x'.repeat(501) } }))).toEqual([
      'value.message',
    ]);
  });

  it('record who changed what and when, and for a text only that it changed', async () => {
    const { id } = await find('maintenance');
    await change('maintenance', { value: { on: false, message: 'Une autre phrase.' } });
    const { status, body } = await as.staff.get(`${SETTINGS}/${id}/history`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payload: [
        { by: 'Marc Vasseur', before: null, after: null },
        { before: true, after: false },
        { before: false, after: true },
        { before: true, after: false },
        { before: false, after: true },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('phrase');
    expect(refusalOf(await as.main.get(`${SETTINGS}/${id}/history`))).toBe('403 acces_refuse');
    expect(refusalOf(await as.staff.get(`${SETTINGS}/999/history`))).toBe('404 introuvable');
  });

  it('refuse a change of an older version', async () => {
    await change('retention_warning_days', { value: 20, version: 1 });
    const late = await change('retention_warning_days', { value: 40, version: 1 });
    expect([refusalOf(late), errorOf(late).version]).toEqual(['409 version_perimee', 2]);
    expect(errorOf(late).message).toMatch(/^Ce réglage a été modifié/);
  });

  describe('for demo data', () => {
    const seen = () => demoSwitch(bench, as);

    it('block its members and hide its texts while they are off, and restore exactly these', async () => {
      const { articles, states, foreseen, entered, idOf } = seen();
      await as.staff.post(`/admin/accounts/${await idOf('account', emailOf('associated'))}/suspend`, {
        reason: 'Congé',
      });
      await as.staff.post(`/admin/articles/${await idOf('content_article', 'import-tableur')}/archive`, {});
      const written = await idOf('content_article', 'revue-annuelle');
      await as.staff.call(`/admin/articles/${written}`, { method: 'PUT', body: { title: 'La revue de l’année' } });
      const [shown, before, next] = [await articles(), await states(), await foreseen()];
      expect(next).toEqual({ accounts: 4, texts: before.length - 2, refusal: null });
      expect(shown.length).toBeGreaterThan(5);

      expect(refusalOf(await change('demo_data', { value: 'off' }, as.staff))).toBe('403 acces_refuse');
      expect(refusalOf(await as.staff.get(`${SETTINGS}/demo-data`))).toBe('403 acces_refuse');
      expect(fieldsOf(await change('demo_data', { value: 'none' }))).toEqual(['value']);
      expect((await change('demo_data', { value: 'off' })).body).toMatchObject({ value: 'off', version: 2 });
      expect(refusalOf(await as.main.get('/v1/valor/list/all'))).toBe('401 session_absente');
      expect([await entered('main'), await entered('otherMain')]).toEqual(Array(2).fill('403 compte_non_active'));
      expect(await articles()).toEqual([written]);
      expect((await change('demo_data', { value: 'off' })).body).toMatchObject({ value: 'off', version: 2 });
      expect(await foreseen()).toEqual(next);

      expect((await change('demo_data', { value: 'on' })).status).toBe(200);
      expect([await entered('main'), await entered('otherMain')]).toEqual(['in', 'in']);
      expect(await entered('associated')).toBe('403 compte_non_active');
      expect([await articles(), await states()]).toEqual([shown, before]);
      // Changes by the switch itself do not count as staff's work.
      expect(await foreseen()).toEqual(next);
      const { rows } = await bench.owner.query(`select kind from mail where kind ~ '^account-(suspended|restored)$'`);
      expect(rows).toEqual([{ kind: 'account-suspended' }]);
      const { body } = await as.staff.get(`${SETTINGS}/${(await find('demo_data')).id}/history`);
      const [later, first] = [
        { before: 'off', after: 'on' },
        { before: 'on', after: 'off' },
      ];
      expect(body).toMatchObject({ payload: [later, first] });
    });

    it('keep what staff have changed meanwhile, and stay off in production', async () => {
      const { articles, foreseen, entered, idOf } = seen();
      const shown = await articles();
      await change('demo_data', { value: 'off' });
      const [freed, kept] = [await idOf('account', emailOf('main')), await idOf('content_article', 'emploi-compose')];
      await as.staff.post(`/admin/accounts/${freed}/restore`);
      await as.staff.post(`/admin/accounts/${freed}/suspend`, { reason: 'Départ' });
      await as.staff.call(`/admin/articles/${kept}`, { method: 'PUT', body: { title: 'Un emploi composé' } });

      const live = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', TOKEN_SECRET: crypto.randomUUID() };
      const admin = await signIn(await bench.startApi({ variables: live }), emailOf('admin'));
      expect((await foreseen(admin)).refusal).toBe('demo_en_production');
      expect(refusalOf(await change('demo_data', { value: 'on' }, admin))).toBe('409 demo_en_production');

      expect((await change('demo_data', { value: 'on' })).status).toBe(200);
      expect([await entered('main'), await entered('otherMain')]).toEqual(['403 compte_non_active', 'in']);
      expect(await articles()).toEqual(shown.filter((id) => id !== kept));
      expect((await change('demo_data', { value: 'off' }, admin)).status).toBe(200);
    });

    it('offer nothing where there is no demo', async () => {
      const none = `update setting set value = '"none"' where key = 'demo_data'`;
      await bench.owner.query(`begin; set local app.scope = 'staff'; ${none}; commit`);
      expect(await seen().foreseen()).toEqual({ accounts: 0, texts: 0, refusal: 'demo_absente' });
      expect(refusalOf(await change('demo_data', { value: 'on' }))).toBe('409 demo_absente');
    });
  });
});
