import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, complete, create, edit, METIER, save, THREE_DEGREES, type Input } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { valuationDetailResponse } from './support/wire-schemas.js';

const COMPLETE = '/v1/valor/update/valorpoints';

describe('completing a valuation', () => {
  let bench: TestBench;
  let main: ApiClient;

  const ask = async (body: unknown) => main.post(COMPLETE, body);
  const completing = async (input: Input) => {
    const { valor_id } = await create(main, input);
    return ask({ valor_id });
  };

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('computes from the stored answers on the grid in force, with day, history and trace', async () => {
    const started = Date.now();
    const { valor_id } = await create(main, { valor_data: THREE_DEGREES });
    const computed = payloadOf(valuationDetailResponse, await ask({ valor_id }));
    expect(computed).toMatchObject({
      valor_visa: 1,
      version: 2,
      valor_points: 103_000,
      points: 1030,
      indice: 1030,
      valor_minima: 1785.33,
      valor_affiche: 1785.33,
      valor_affiche_unite: 'mois',
      sous_smic: true,
      indice_majore: null,
      valor_taux_horaire: null,
    });
    expect(computed.valor_calcul).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const [entry, ...others] = computed.history;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ editor: 'Claire Morvan', minima: 1785.33 });
    expect(Date.parse(entry?.date ?? '')).toBeGreaterThanOrEqual(started - 1);
    expect(computed).toMatchObject({ valor_historique: `Claire Morvan*1785.33*${entry?.date}` });
    const trace = computed.trace ?? [];
    expect(trace.find(({ rule }) => rule === 'share')).toMatchObject({ value: 1785.33, unit: 'month' });
    for (const { article } of trace) expect(article).not.toBe('');
  });

  it('shows every reader the same valuation afterwards', async () => {
    const computed = await classify(main);
    const read = await main.get(`/v1/valor/${computed.valor_id}`);
    expect(read.body).toMatchObject({ payload: { valors: [computed] } });
  });

  it('never stores numbers that a client sends along', async () => {
    const { valor_id } = await create(main, { valor_data: THREE_DEGREES });
    const sent = { valor_id, valor_points: 999_999, valor_minima: 9999, indice: 9999, valor_rheo: 1 };
    expect(payloadOf(valuationDetailResponse, await ask(sent))).toMatchObject({
      valor_points: 103_000,
      valor_minima: 1785.33,
      valor_rheo: null,
    });
  });

  it('names every criterion that has no answer yet', async () => {
    const answer = await completing({ valor_data: { 1: { c: 2 } } });
    expect(refusalOf(answer)).toBe('409 criteres_manquants');
    const { message, fields } = errorOf(answer);
    expect(Object.keys(fields ?? {})).toEqual(['valor_data.2', 'valor_data.3']);
    expect(message).toContain('Relationnel professionnel, Expertise et technicité');
  });

  it('requires the reason of a degree 1 below the default, and accepts it', async () => {
    const { valor_id } = await create(main, { valor_data: { ...THREE_DEGREES, 1: { c: 1 } } });
    const refused = await ask({ valor_id });
    expect(refusalOf(refused)).toBe('422 donnees_invalides');
    expect(errorOf(refused).fields).toEqual({ 'valor_data.1': 'Indiquez le motif du degré capacitaire.' });
    await edit(main, valor_id, { valor_data: { 1: { c: 1, reason: '   ' } } });
    expect(refusalOf(await ask({ valor_id }))).toBe('422 donnees_invalides');
    await edit(main, valor_id, { valor_data: { 1: { c: 1, reason: 'Changement de poste' } } });
    expect(await complete(main, valor_id)).toMatchObject({ valor_visa: 1, indice: 1025 });
  });

  it('requires for an autre function a degree or an explicit "non concerné" for every criterion of its category', async () => {
    const other = { valor_c5: METIER.other, valor_cat: 1, valor_other_metier: 'Médiation animale' };
    const { valor_id } = await create(main, { ...other, valor_data: THREE_DEGREES });
    const refused = await ask({ valor_id });
    expect(Object.keys(errorOf(refused).fields ?? {})).toEqual(['valor_data.6', 'valor_data.4', 'valor_data.5']);
    await edit(main, valor_id, { valor_data: { 4: { nc: true }, 5: { c: 3 }, 6: { c: 2 } } });
    // 880 + 150 + 20 + 20 + 20 + 35 + 30.
    expect(await complete(main, valor_id)).toMatchObject({ metier_title: 'Médiation animale', indice: 1155 });
  });

  it('shows the fixed-days factor, the guaranteed pay and the hourly rate of their rows', async () => {
    const degrees = { ...THREE_DEGREES, 5: { c: 2 }, 6: { c: 3 } };
    const executive = { valor_c5: METIER.teacherExecutive, valor_data: degrees };
    // 1385 points, rounded half up after the factor 1.10.
    expect(await classify(main, { ...executive, valor_forfait_jours: 1 })).toMatchObject({ indice: 1523.5 });
    const guaranteed = await classify(main, { ...executive, valor_garantie: 3000 });
    expect(guaranteed).toMatchObject({
      indice: 1385,
      indice_majore: 1731,
      valor_remuneration_value: 3000.4,
      valor_affiche: 3000.4,
      valor_minima: 2400.67,
    });
    const hourly = await classify(main, { ...executive, valor_remuneration: 1 });
    expect(hourly).toMatchObject({ valor_affiche_unite: 'heure', valor_affiche: 27.01, valor_taux_horaire: 27.01 });
  });

  it('keeps an indice majoré only above the indice réel', async () => {
    expect(await classify(main, { valor_garantie: 1000 })).toMatchObject({
      indice_majore: null,
      valor_remuneration_value: null,
      valor_affiche: 1785.33,
    });
  });

  it('is refused twice in a row, and for an archived row whatever is changed', async () => {
    const { valor_id } = await classify(main);
    expect(refusalOf(await ask({ valor_id }))).toBe('409 transition_refusee');
    const { rows } = await bench.owner.query<{ id: number }>('select id from valuation where status = 4 limit 1');
    const archived = rows[0]?.id ?? 0;
    expect(refusalOf(await ask({ valor_id: archived }))).toBe('409 transition_refusee');
    expect(refusalOf(await save(main, archived, { valor_c0: 50 }))).toBe('409 transition_refusee');
  });

  it('brings a row of the past grid up to the one in force, and keeps its history', async () => {
    const { rows } = await bench.owner.query<{ id: number; minimum_cents: number }>(
      'select id, minimum_cents from valuation where status = 3 order by id limit 1',
    );
    const [awaiting] = rows;
    const computed = await complete(main, awaiting?.id ?? 0);
    expect(computed).toMatchObject({ valor_visa: 1, grid_id: 2 });
    expect(computed.history.map(({ minima }) => minima)).toEqual([
      (awaiting?.minimum_cents ?? 0) / 100,
      computed.valor_minima,
    ]);
  });

  it.each([[{}], [{ valor_id: 0 }], [{ valor_id: 'x' }], [{ valor_id: 1.5 }], [{ valor_id: 1, version: 'a' }]])(
    'refuses %j by name',
    async (body) => {
      expect(refusalOf(await ask(body))).toBe('422 donnees_invalides');
    },
  );

  it('does not know an id beyond any range', async () => {
    expect(refusalOf(await ask({ valor_id: 2_000_000_000 }))).toBe('404 introuvable');
    expect(refusalOf(await ask({ valor_id: 9_007_199_254_740_991 }))).toBe('422 donnees_invalides');
  });
});
