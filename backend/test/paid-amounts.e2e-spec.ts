/** What people are paid: who may enter and see it, what it is compared with, and where it must never stand (ADR 119). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { paidAmountCalls } from '@valorisation/contract';
import { unzipSync } from 'fflate';
import { fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { changeSetting } from './support/change-setting.js';
import { classify, METIER, THREE_DEGREES, valuationOf, type ValuationDetail } from './support/classification.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { csv, EXPORT, exported, fileOf, importAll } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { profilePageResponse, toDoResponse, wired } from './support/wire-schemas.js';

const amounts = wired(paidAmountCalls.list.answer);

/** No other number of the tests has these digits. */
const CANARY = 7319.47;
const CANARY_TEXT = /7\s?319[.,]?47|731947/;

describe('what people are paid', () => {
  let bench: TestBench;
  let as: RoleClients;
  let row: ValuationDetail;

  const enter = async (body: object, client: ApiClient = as.main, id = row.valor_id) =>
    client.post(`/v1/pay/${id}`, { verse_unite: 'mois', ...body });
  const entered = async (body: object) => payloadOf(amounts, await enter(body));
  const personOf = async (client: ApiClient) => {
    const page = payloadOf(profilePageResponse, await client.get('/v1/valor/list/all?div=100&leger=1'));
    return page.data.find(({ profile_id }) => profile_id === row.profile_id);
  };
  const letSee = async (sees: boolean) => {
    const { rows } = await bench.owner.query<{ id: number }>('select id from account where email = $1', [
      emailOf('associated'),
    ]);
    return as.main.post(`/v1/user/associated/pay/${rows[0]?.id}`, { sees_pay: sees });
  };

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  beforeEach(async () => {
    row = await classify(as.main);
  });

  it('is compared with what is due: since a day, each amount until the next', async () => {
    await entered({ verse_base: 1900 });
    const list = await entered({ verse_base: 1850, verse_du: '2026-01-01' });
    expect(list.map(({ verse_du, verse }) => [verse_du, verse])).toEqual([
      [null, 1900],
      ['2026-01-01', 1850],
    ]);
    expect(await valuationOf(as.main, row.valor_id)).toMatchObject({
      valor_a_verser: 1867.02,
      valor_verse: 1850,
      valor_verse_unite: 'mois',
      valor_verse_du: '2026-01-01',
      valor_ecart: -17.02,
    });
    expect(await personOf(as.main)).toMatchObject({ profile_verse: 1850, profile_ecart: -17.02 });
  });

  it('replaces the amount of the same day, and falls back to the earlier one when it is removed', async () => {
    await entered({ verse_base: 1900 });
    await entered({ verse_base: 1850, verse_du: '2026-01-01' });
    const [, late] = await entered({ verse_base: 1860, verse_du: '2026-01-01' });
    expect(late).toMatchObject({ version: 2, verse: 1860 });
    const stale = await as.main.post(`/v1/pay/remove/${late?.verse_id}`, { version: 1 });
    expect(refusalOf(stale)).toBe('409 version_perimee');
    const left = payloadOf(amounts, await as.main.post(`/v1/pay/remove/${late?.verse_id}`, { version: 2 }));
    expect(left.map(({ verse }) => verse)).toEqual([1900]);
    expect((await valuationOf(as.main, row.valor_id)).valor_verse).toBe(1900);
  });

  it('counts the base alone, and another part once staff give its source', async () => {
    const [amount] = await entered({ verse_base: 1800, verse_autres: { complement: 100 } });
    expect(amount).toMatchObject({ verse: 1800, verse_parts: { base: 1800, complement: 100 } });
    await changeSetting(bench.owner, 'paid_parts', {
      complement: 'Article 27',
      bonus: '',
      thirteenth: '',
      benefit: '',
    });
    expect(await personOf(as.main)).toMatchObject({ profile_verse: 1900, profile_ecart: 32.98 });
    await changeSetting(bench.owner, 'paid_parts', { complement: '', bonus: '', thirteenth: '', benefit: '' });
    expect(await personOf(as.main)).toMatchObject({ profile_verse: 1800 });
  });

  it('counts the minimum wage once for a person with two functions', async () => {
    await enter({ verse_base: 950 });
    const second = await classify(as.main, { profile_id: row.profile_id, valor_c0: 50 });
    await as.main.post(`/v1/valor/${row.valor_id}/profil`, { valor_c0: 50 });
    expect(await personOf(as.main)).toMatchObject({ profile_verse: null, profile_ecart: null });
    await enter({ verse_base: 900 }, as.main, second.valor_id);
    expect(await personOf(as.main)).toMatchObject({
      profile_a_verser: 1867.02,
      profile_verse: 1850,
      profile_ecart: -17.02,
    });
  });

  it('refuses amounts that are none, days that do not exist, and the unit of another pay', async () => {
    for (const base of [0, -1, 'x', '1 850', 1_000_000.01, 12.345]) {
      expect([base, fieldsOf(await enter({ verse_base: base }))]).toEqual([base, ['verse_base']]);
    }
    expect(fieldsOf(await enter({ verse_base: 1900, verse_du: '2026-02-30' }))).toEqual(['verse_du']);
    expect(fieldsOf(await enter({ verse_base: 27, verse_unite: 'heure' }))).toEqual(['verse_unite']);
    const hourly = await classify(as.main, {
      valor_c5: METIER.teacherExecutive,
      valor_data: { ...THREE_DEGREES, 5: { c: 2 }, 6: { c: 3 } },
      valor_remuneration: 1,
    });
    expect(fieldsOf(await enter({ verse_base: 1900 }, as.main, hourly.valor_id))).toEqual(['verse_unite']);
    expect((await enter({ verse_base: 27, verse_unite: 'heure' }, as.main, hourly.valor_id)).status).toBe(200);
  });

  it('is open to a collaborator only by the right of the head, from the next request on, and for visible rows', async () => {
    await entered({ verse_base: CANARY });
    const hidden = await classify(as.main, { valor_visible: 0 });
    expect(refusalOf(await as.associated.get(`/v1/pay/${row.valor_id}`))).toBe('403 acces_refuse');
    expect(await personOf(as.associated)).toMatchObject({ profile_verse: null, profile_ecart: null });
    await letSee(true);
    expect(await personOf(as.associated)).toMatchObject({ profile_verse: CANARY });
    expect((await enter({ verse_base: 1900 }, as.associated)).status).toBe(200);
    expect(refusalOf(await enter({ verse_base: 1900 }, as.associated, hidden.valor_id))).toBe('404 introuvable');
    await letSee(false);
    expect(await personOf(as.associated)).toMatchObject({ profile_verse: null });
    expect(refusalOf(await enter({ verse_base: 1900 }, as.associated))).toBe('403 acces_refuse');
    expect(refusalOf(await as.otherMain.get(`/v1/pay/${row.valor_id}`))).toBe('404 introuvable');
    expect(refusalOf(await as.staff.get(`/v1/pay/${row.valor_id}`))).toBe('403 acces_refuse');
  });

  it('stands in no event, job or log, in no answer for others, and in the download of those alone who may see it', async () => {
    const file = csv(['Profil', 'N° de fonction', 'Salaire brut'], [['Canari', METIER.serviceAgent, CANARY]]);
    await importAll(as.main, file, { answers: [{ question: 'pay_share:2', choice: 'share' }] });
    await entered({ verse_base: CANARY });
    const { rows } = await bench.owner.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { table_name: table } of rows) {
      const found = await bench.owner.query(`select to_jsonb(t)::text as text from ${table} t`);
      const holds = found.rows.some(({ text }: { text: string }) => CANARY_TEXT.test(text));
      expect([table, holds]).toEqual([table, table === 'paid_amount']);
    }
    await as.main.post('/v1/user/staff-access/grant');
    const answers = await Promise.all([
      as.associated.get('/v1/valor/list/all?div=100'),
      as.associated.get(`/v1/valor/${row.valor_id}`),
      as.associated.get(`/v1/user/profile/one/${row.profile_id}`),
      as.otherMain.get('/v1/valor/list/all?div=100'),
      as.staff.get('/admin/valuations'),
      as.staff.get('/admin/events'),
      as.admin.get('/admin/jobs'),
    ]);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(CANARY_TEXT);
    await as.main.post('/v1/user/staff-access/withdraw');
    expect(await downloadOf(as.main)).toMatch(CANARY_TEXT);
    expect(await downloadOf(as.associated)).not.toMatch(CANARY_TEXT);
  });

  it('stands in the exported list of those alone who may see it', async () => {
    await entered({ verse_base: CANARY, verse_du: '2026-01-01' });
    for (const format of ['csv', 'xlsx']) {
      const lines = await exported(as.main, '', format);
      const line = lines.find((of) => String(of['N° de valorisation']) === String(row.valor_id));
      const told = ['Versé (€)', 'Versé depuis', 'Écart (€)'].map((heading) => String(line?.[heading]));
      expect(told).toEqual([
        expect.stringMatching(CANARY_TEXT),
        expect.stringContaining('2026'),
        expect.stringMatching(/^5452[.,]45$/),
      ]);
    }
    const csvOf = async (client: ApiClient) => fileOf(await client.get(`${EXPORT}?format=csv`)).toString();
    expect(await csvOf(as.associated)).not.toMatch(/Versé|Écart/);
    await letSee(true);
    expect(await csvOf(as.associated)).toMatch(CANARY_TEXT);
    await letSee(false);
    for (const client of [as.associated, as.otherMain]) expect(await csvOf(client)).not.toMatch(CANARY_TEXT);
    expect(refusalOf(await as.staff.get(EXPORT))).toBe('403 acces_refuse');
  });

  it('lists and counts who is paid less than is due as the rules find them, for those alone who may see it', async () => {
    const hourly = {
      valor_c5: METIER.teacherExecutive,
      valor_data: { ...THREE_DEGREES, 5: { c: 2 }, 6: { c: 3 } },
      valor_remuneration: 1,
    };
    const paid = async (base: number, change: Readonly<Record<string, unknown>> = {}, unit = 'mois') => {
      const made = await classify(as.main, change);
      await enter({ verse_base: base, verse_unite: unit }, as.main, made.valor_id);
      return made;
    };
    await enter({ verse_base: 1867.01 });
    await enter({ verse_base: 1900, verse_du: '2030-01-01' });
    await paid(1867.02);
    await paid(20, hourly, 'heure');
    await paid(200, hourly, 'heure');
    await paid(20, { ...hourly, valor_garantie: 4000 });
    // Each half is paid its own minimum, but both together less than the minimum wage.
    const half = await paid(913, { valor_c0: 50 });
    await paid(913, { valor_c0: 50, profile_id: half.profile_id });
    const unknown = await paid(1, { valor_c0: 50 });
    await classify(as.main, { valor_c0: 50, profile_id: unknown.profile_id });

    const list = async (client: ApiClient, query = '') =>
      payloadOf(profilePageResponse, await client.get(`/v1/valor/list/all?div=100&leger=1${query}`)).data;
    const idsOf = (people: Awaited<ReturnType<typeof list>>, isUnder: (of: (typeof people)[number]) => boolean) =>
      people.filter(isUnder).map(({ profile_id }) => profile_id);
    const byRules = idsOf(
      await list(as.main),
      ({ profile_ecart, valors }) =>
        (profile_ecart ?? 0) < 0 ||
        valors.some(({ valor_remuneration, valor_ecart }) => valor_remuneration === 1 && (valor_ecart ?? 0) < 0),
    );
    expect(byRules.length).toBeGreaterThanOrEqual(4);
    expect(byRules).toContain(half.profile_id);
    expect(byRules).not.toContain(unknown.profile_id);
    const under = await list(as.main, '&sous=1');
    expect(idsOf(under, () => true)).toEqual(byRules);
    const count = async (client: ApiClient) =>
      payloadOf(toDoResponse, await client.get('/v1/valor/list/todo')).sous_le_du;
    expect(await count(as.main)).toBe(under.length);
    for (const client of [as.associated, as.otherMain]) {
      expect([await list(client, '&sous=1'), await count(client)]).toEqual([[], 0]);
    }
    await letSee(true);
    expect(await count(as.associated)).toBeGreaterThan(0);
    await letSee(false);
  });

  it('goes with its valuation', async () => {
    await entered({ verse_base: 1900 });
    await as.main.post(`/v1/valor/delete/${row.valor_id}`);
    const { rowCount } = await bench.owner.query('select from paid_amount where valuation_id = $1', [row.valor_id]);
    expect(rowCount).toBe(0);
  });

  async function downloadOf(client: ApiClient): Promise<string> {
    const { body } = await client.get('/v1/user/download');
    return Object.values(unzipSync(body as Buffer))
      .map((file) => Buffer.from(file).toString('utf8'))
      .join('\n');
  }
});
