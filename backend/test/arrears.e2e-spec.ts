/** What is owed for past months: amounts worked out by hand, what is assumed, and who may read it; and who reads what costs to come. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { arrearsCalls, paidAmountCalls } from '@valorisation/contract';
import { Clock } from '../src/platform/clock/clock.js';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, METIER, THREE_DEGREES } from './support/classification.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { costsResponse, wired } from './support/wire-schemas.js';

class AutumnClock extends Clock {
  now(): Date {
    return new Date('2024-11-15T09:00:00Z');
  }
}

const answered = wired(arrearsCalls.one.answer);
const payable = wired(paidAmountCalls.functions.answer);

describe('what is owed for past months', () => {
  let bench: TestBench;
  let as: RoleClients;

  const pay = async (id: number, base: number, from: string | null = null, unit = 'mois') =>
    expect((await as.main.post(`/v1/pay/${id}`, { verse_base: base, verse_du: from, verse_unite: unit })).status).toBe(
      200,
    );
  const arrearsOf = async (profileId: number, client: ApiClient = as.main) =>
    payloadOf(answered, await client.get(`/v1/pay/arrears/${profileId}`));
  const atShare = async (change: object = {}) =>
    classify(as.main, { valor_c0: 80, valor_anciennete: '2024-07-01', ...change });

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi({ clock: new AutumnClock() }));
  });

  afterAll(async () => bench.close());

  it('is told by a declaration for several functions at once, all or none', async () => {
    const rows = [await atShare(), await atShare()];
    const several = async (ids: readonly number[], client: ApiClient = as.main) =>
      client.post('/v1/pay', {
        montants: ids.map((id) => ({ valor_id: id, verse_du: '2024-10-01', verse_unite: 'mois', verse_base: 1500 })),
      });
    const [first, second] = rows.map(({ valor_id }) => valor_id);
    expect(refusalOf(await several([first ?? 0, 999_999]))).toBe('404 introuvable');
    expect(refusalOf(await several([first ?? 0], as.associated))).toBe('403 acces_refuse');
    const functions = async () => {
      const all = payloadOf(payable, await as.main.get('/v1/pay/functions'));
      return all.filter(({ valor_id }) => valor_id === first || valor_id === second);
    };
    expect((await functions()).map(({ a_verser, verse }) => [a_verser, verse])).toEqual([
      [1460.16, null],
      [1460.16, null],
    ]);
    expect((await several([first ?? 0, second ?? 0])).body).toMatchObject({ payload: { enregistres: 2 } });
    expect((await functions()).map(({ verse }) => verse)).toEqual([1500, 1500]);
    expect(refusalOf(await as.associated.get('/v1/pay/functions'))).toBe('403 acces_refuse');
  });

  it('compares each month with the grid of that month at the share, and sets no excess against another month', async () => {
    const row = await atShare();
    await pay(row.valor_id, 1440);
    await pay(row.valor_id, 1500, '2024-10-01');
    const { mois, ...whole } = await arrearsOf(row.profile_id);
    // 80 % of the branch floor: 1 052 points at 20.59 EUR, and from September on 1 053 points at 20.80 EUR.
    expect(mois.map((month) => [month.mois, month.a_verser, month.verse, month.reste_du])).toEqual([
      ['2024-07', 1444.05, 1440, 4.05],
      ['2024-08', 1444.05, 1440, 4.05],
      ['2024-09', 1460.16, 1440, 20.16],
      ['2024-10', 1460.16, 1500, 0],
    ]);
    expect(mois.map(({ periodes }) => periodes.map(({ grille }) => grille))).toEqual([
      ['2023-08-01'],
      ['2023-08-01'],
      ['2024-09-01'],
      ['2024-09-01'],
    ]);
    expect(whole).toMatchObject({
      reste_du: 28.26,
      depuis: null,
      partiel: false,
      fonctions: [{ valor_id: row.valor_id, suppose_du: '2024-07-01', verse_suppose: true, du_suppose: false }],
      grilles_a_confirmer: ['2024-09-01'],
      smic_a_confirmer: [],
    });
  });

  it('counts from three years back without a seniority, and says for which days nothing can be compared', async () => {
    const row = await classify(as.main);
    await pay(row.valor_id, 1800, '2024-09-16');
    const { mois, fonctions, depuis } = await arrearsOf(row.profile_id);
    expect(fonctions).toMatchObject([{ suppose_du: '2021-11-15', verse_suppose: false, du_suppose: true }]);
    expect(mois[0]).toMatchObject({ mois: '2021-11', reste_du: 0, non_compare: ['sans_grille'] });
    // 15 of the 30 days of September at 1 825.20 EUR due and 1 800 EUR paid.
    expect(mois.slice(-3)).toMatchObject([
      { mois: '2024-08', non_compare: ['sans_salaire'] },
      { mois: '2024-09', a_verser: 912.6, verse: 900, reste_du: 12.6, non_compare: ['sans_salaire'] },
      { mois: '2024-10', a_verser: 1825.2, verse: 1800, reste_du: 25.2, non_compare: [] },
    ]);
    expect(depuis).toBe('2024-09');
  });

  it('names functions that are paid by the hour with their gap today, and adds them to no month', async () => {
    const row = await classify(as.main, {
      valor_c5: METIER.teacherExecutive,
      valor_data: { ...THREE_DEGREES, 5: { c: 2 }, 6: { c: 3 } },
      valor_remuneration: 1,
    });
    await pay(row.valor_id, 20, null, 'heure');
    const { valor_a_verser: due } = row;
    expect(await arrearsOf(row.profile_id)).toMatchObject({
      reste_du: 0,
      mois: [],
      horaires: [{ valor_id: row.valor_id, ecart: Math.round((20 - (due ?? 0)) * 100) / 100, unite: 'heure' }],
    });
  });

  it('is read by main accounts, by a collaborator with the right for visible functions only, and by nobody else', async () => {
    const shown = await atShare({ valor_c0: 50 });
    const hidden = await atShare({ valor_c0: 30, profile_id: shown.profile_id, valor_visible: 0 });
    await pay(shown.valor_id, 700);
    await pay(hidden.valor_id, 400);
    const path = `/v1/pay/arrears/${shown.profile_id}`;
    expect(refusalOf(await as.associated.get(path))).toBe('403 acces_refuse');
    expect(refusalOf(await as.staff.get(path))).toBe('403 acces_refuse');
    expect(refusalOf(await as.otherMain.get(path))).toBe('404 introuvable');
    await bench.owner.query('update account set sees_pay = true where email = $1', [emailOf('associated')]);
    const seen = await arrearsOf(shown.profile_id, as.associated);
    expect([seen.partiel, seen.fonctions.map(({ valor_id }) => valor_id)]).toEqual([true, [shown.valor_id]]);
    expect((await arrearsOf(shown.profile_id)).fonctions).toHaveLength(2);
  });

  it('gives what the months to come depend on: to each member the visible functions, and what is paid only by the right', async () => {
    const shown = await atShare({ valor_c0: 50 });
    const hidden = await atShare({ valor_c0: 30, profile_id: shown.profile_id, valor_visible: 0 });
    await pay(shown.valor_id, 654);
    await pay(shown.valor_id, 655, '2024-11-01');
    await pay(shown.valor_id, 656, '2025-02-01');
    const rowsOf = async (client: ApiClient) => {
      const { lignes } = payloadOf(costsResponse, await client.get('/v1/valor/costs'));
      return lignes.filter(({ profile_id }) => profile_id === shown.profile_id);
    };
    const [row, other] = await rowsOf(as.main);
    expect(row).toMatchObject({
      valor_id: shown.valor_id,
      valor_c0: 50,
      degres: expect.stringMatching(/^1-2_2-2_3-2/),
    });
    expect(row?.verses.map(({ verse_du, verse }) => [verse_du, verse])).toEqual([
      ['2024-11-01', 655],
      ['2025-02-01', 656],
    ]);
    expect(other?.valor_id).toBe(hidden.valor_id);
    await bench.owner.query('update account set sees_pay = false where email = $1', [emailOf('associated')]);
    expect((await rowsOf(as.associated)).map(({ valor_id, verses }) => [valor_id, verses])).toEqual([
      [shown.valor_id, []],
    ]);
    expect(refusalOf(await as.staff.get('/v1/valor/costs'))).toBe('403 acces_refuse');
    expect(await rowsOf(as.otherMain)).toEqual([]);
  });
});
