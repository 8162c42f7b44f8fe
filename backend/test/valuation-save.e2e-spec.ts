import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import {
  aProfileName,
  classify,
  create,
  edit,
  METIER,
  NEW_VALUATION,
  THREE_DEGREES,
  type Input,
} from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { referenceWithRows as reference } from './support/wire-schemas.js';

describe('saving a valuation', () => {
  let bench: TestBench;
  let main: ApiClient;

  const begin = async (input: Input) =>
    main.post(NEW_VALUATION, { profile_name: aProfileName(), valor_c5: METIER.serviceAgent, ...input });
  const dataOf = ({ valor_data }: { valor_data: string }) => JSON.parse(valor_data) as Record<string, { c: unknown }>;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('returns the grid in force without a valuation, with or without the id of a new one', async () => {
    const answer = payloadOf(reference, await main.get('/v1/valor'));
    expect(answer).toMatchObject({ param: 0.208, param_smic: 107_800, valors: [] });
    expect(answer.grid).toMatchObject({ status: 'in_force', effective_on: '2024-09-01', point_value: 20.8 });
    expect(answer.cats.map(({ indice }) => indice)).toEqual([850, 880, 880, 950]);
    const functions = answer.catpars.flatMap(({ enfants }) => enfants.flatMap(({ metiers }) => metiers));
    expect(functions.filter(({ metier_id }) => metier_id !== METIER.other)).toHaveLength(78);
    expect((await main.get('/v1/valor/-1')).body).toEqual((await main.get('/v1/valor')).body);
  });

  it('creates with a new profile, the defaults and what the function decides', async () => {
    const name = aProfileName();
    const created = await create(main, { profile_name: name, valor_c5: METIER.secretary });
    expect(created).toMatchObject({
      version: 1,
      profile_name: name,
      valor_visa: 0,
      valor_visible: 1,
      valor_cat: 1,
      valor_c0: 100,
      metier_title: 'Secrétaire',
      valor_conges: 0,
      valor_remuneration: 0,
      valor_forfait_jours: 0,
      valor_anciennete: null,
      valor_minima: null,
      indice: null,
      trace: null,
      history: [],
      valor_own: true,
    });
    expect(dataOf(created)).toMatchObject({ 1: { v: null, c: null, nc: false }, 4: { v: 0, c: 0, nc: true } });
    const one = payloadOf(reference, await main.get(`/v1/valor/${created.valor_id}`));
    expect(one.valors).toEqual([created]);
  });

  it('states beside each criterion the answer of the valuation', async () => {
    const answersOf = async (path: string) => {
      const { criteres } = payloadOf(reference, await main.get(path));
      return Object.fromEntries(
        criteres.map(({ critere_id, value, degre, show }) => [critere_id, [value, degre, show]]),
      );
    };
    const nothing = Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, [null, null, true]]));
    expect(await answersOf('/v1/valor')).toEqual(nothing);
    const { valor_id } = await create(main, { valor_c5: METIER.secretary, valor_data: { 1: { c: 2 } } });
    expect(await answersOf(`/v1/valor/${valor_id}`)).toEqual({
      ...nothing,
      1: [20, 2, true],
      4: [0, null, false],
      5: [0, null, false],
      6: [0, null, false],
    });
  });

  it.each<[string, Input, Input]>([
    ['the function', { valor_c5: METIER.secretary }, { valor_c5: METIER.secretary, valor_cat: 1 }],
    ['the share with two decimals', { valor_c0: 33.33 }, { valor_c0: 33.33 }],
    ['the share as a French text', { valor_c0: '33,33' }, { valor_c0: 33.33 }],
    ['the day of seniority', { valor_anciennete: '2020-02-29' }, { valor_anciennete: '2020-02-29' }],
    ['the leave weeks', { valor_conges: 6 }, { valor_conges: 6 }],
    ['the leave weeks as text', { valor_conges: '3' }, { valor_conges: 3 }],
    ['the guaranteed pay', { valor_garantie: 1733.89 }, { valor_garantie: 1733.89 }],
    ['nothing at all', {}, { valor_c5: METIER.serviceAgent, valor_c0: 100, version: 1 }],
    ['the category that the function has', { valor_cat: 0 }, { valor_cat: 0 }],
  ])('changes %s and nothing else', async (_, change, expected) => {
    const before = await create(main, { valor_data: THREE_DEGREES });
    const after = await edit(main, before.valor_id, change);
    expect(after).toMatchObject(expected);
    const changed = [
      ...Object.keys(expected),
      'metier_title',
      'fk_metier_catenf',
      'valor_data',
      'version',
      'updated_at',
    ];
    const rest = (row: object) => Object.fromEntries(Object.entries(row).filter(([key]) => !changed.includes(key)));
    expect(rest(after)).toEqual(rest(before));
  });

  it('clears an optional field by null or an empty text', async () => {
    const { valor_id } = await create(main, { valor_anciennete: '2020-01-01', valor_garantie: 2000 });
    expect(await edit(main, valor_id, { valor_anciennete: null, valor_garantie: '' })).toMatchObject({
      valor_anciennete: null,
      valor_garantie: null,
    });
  });

  it('keeps that there is no seniority as a statement of a person, which a day withdraws', async () => {
    const { valor_id, valor_sans_anciennete } = await create(main, {});
    const stated = await edit(main, valor_id, { valor_anciennete: null });
    expect([valor_sans_anciennete, stated.valor_sans_anciennete]).toEqual([false, true]);
    expect((await edit(main, valor_id, { valor_anciennete: '' })).version).toBe(stated.version);
    expect((await edit(main, valor_id, { valor_anciennete: '2020-01-01' })).valor_sans_anciennete).toBe(false);
    expect((await create(main, { valor_anciennete: '' })).valor_sans_anciennete).toBe(true);
  });

  it.each<[string, Input, string[]]>([
    ['no profile', { profile_name: undefined }, ['profile_name']],
    ['an empty profile name', { profile_name: ' ' }, ['profile_name']],
    ['an unknown function', { valor_c5: 9999 }, ['valor_c5']],
    ['another category than the function’s', { valor_cat: 3 }, ['valor_cat']],
    ['a category out of range', { valor_cat: 4 }, ['valor_cat']],
    ['hourly pay outside teaching', { valor_remuneration: 1 }, ['valor_remuneration']],
    ['a strange pay mode', { valor_remuneration: 2 }, ['valor_remuneration']],
    [
      'fixed days outside executives',
      { valor_c5: METIER.teacherTechnician, valor_forfait_jours: 1 },
      ['valor_forfait_jours'],
    ],
    ['a share of zero', { valor_c0: 0 }, ['valor_c0']],
    ['a share above 100', { valor_c0: 100.01 }, ['valor_c0']],
    ['a share with three decimals', { valor_c0: 33.333 }, ['valor_c0']],
    ['a share that is no number', { valor_c0: 'plein' }, ['valor_c0']],
    ['a share in another notation than people’s', { valor_c0: '0x10' }, ['valor_c0']],
    ['seven leave weeks', { valor_conges: 7 }, ['valor_conges']],
    ['a day that does not exist', { valor_anciennete: '2023-02-29' }, ['valor_anciennete']],
    ['a day in another form', { valor_anciennete: '01/09/2020' }, ['valor_anciennete']],
    ['a day of the future', { valor_anciennete: '2999-01-01' }, ['valor_anciennete']],
    ['a day of another century', { valor_anciennete: '1890-01-01' }, ['valor_anciennete']],
    ['a guaranteed pay of zero', { valor_garantie: 0 }, ['valor_garantie']],
    ['a guaranteed pay with three decimals', { valor_garantie: 1733.891 }, ['valor_garantie']],
    ['a guaranteed pay beyond any month', { valor_garantie: 1_000_000, valor_c0: 0.01 }, ['valor_garantie']],
    ['an unknown degree', { valor_data: { 1: { c: 5 } } }, ['valor_data.1']],
    ['a degree that is no number', { valor_data: { 1: { c: 'deux' } } }, ['valor_data.1']],
    ['an unknown criterion', { valor_data: { 9: { c: 1 } } }, ['valor_data.9']],
    ['a degree that does not concern the function', { valor_data: { 4: { c: 2 } } }, ['valor_data.4']],
    ['not concerned where the function is', { valor_data: { 1: { nc: true } } }, ['valor_data.1']],
    ['training that the function may not claim', { valor_data: { 6: { c: 1 } } }, ['valor_data.6']],
    ['two faults', { valor_data: { 1: { c: 9 }, 3: { c: 9 } } }, ['valor_data.1', 'valor_data.3']],
    [
      'a degree between the default and degree 1',
      { valor_c5: METIER.teacherTechnician, valor_data: { 1: { c: 2 } } },
      ['valor_data.1'],
    ],
    ['answers that are no JSON', { valor_data: '{"1":' }, ['valor_data']],
    ['answers that are a list', { valor_data: '[1]' }, ['valor_data']],
    ['an autre function without its title', { valor_c5: 0, valor_cat: 1 }, ['valor_other_metier']],
    ['an autre function without category', { valor_c5: 0, valor_other_metier: 'Médiation' }, ['valor_cat']],
    [
      'an hourly autre function',
      { valor_c5: 0, valor_cat: 1, valor_other_metier: 'M', valor_remuneration: 1 },
      ['valor_remuneration'],
    ],
  ])('refuses %s by the name of the field, and writes nothing', async (_, input, fields) => {
    const count = async () => (await bench.owner.query('select from profile')).rowCount;
    const before = await count();
    const answer = await begin(input);
    expect(refusalOf(answer)).toBe('422 donnees_invalides');
    expect(fieldsOf(answer)).toEqual(fields);
    for (const text of Object.values(errorOf(answer).fields ?? {})) expect(text).toMatch(/^\p{Lu}.{10,}/u);
    expect(await count()).toBe(before);
  });

  it('accepts answers as an object or as JSON text, and fills in what the grid knows', async () => {
    const asObject = await create(main, {
      valor_data: { 1: { c: 3, reason: 'Responsable du site', evidence: 'Fiche' } },
    });
    const asText = await create(main, {
      valor_data: '{"1":{"c":3,"reason":"Responsable du site","evidence":"Fiche"}}',
    });
    expect(dataOf(asText)).toEqual(dataOf(asObject));
    expect(dataOf(asObject)[1]).toMatchObject({
      c: 3,
      v: 15,
      d: '15,25,25,45',
      critere: 'Autonomie responsabilisante',
      reason: 'Responsable du site',
      evidence: 'Fiche',
    });
  });

  it('clears an answer with degree 0, and says "none held" for Formations', async () => {
    const teacher = { valor_c5: METIER.teacherExecutive, valor_data: { 1: { c: 2 }, 6: { c: 3 } } };
    const { valor_id } = await create(main, teacher);
    const data = dataOf(await edit(main, valor_id, { valor_data: { 1: { c: 0 }, 6: { c: 0 } } }));
    expect(data[1]).toMatchObject({ v: null, c: null });
    expect(data[6]).toMatchObject({ v: 0, c: 0, nc: false });
  });

  it("drops unknown fields and never stores a client's numbers", async () => {
    const sent = { valor_minima: 9999, valor_points: 9999, indice: 1, valor_visa: 1, valor_rheo: 5 };
    const created = await create(main, {
      ...sent,
      hack: true,
      valor_data: { 1: { c: 2, v: 500, d: '500,500,500,500' } },
    });
    expect(created).toMatchObject({ valor_minima: null, valor_points: null, valor_visa: 0, valor_visible: 1 });
    expect(created.valor_rheo).toBeNull();
    expect(created).not.toHaveProperty('hack');
    expect(dataOf(created)[1]).toMatchObject({ v: 10, d: '10,20,20,35' });
  });

  it('allows hourly pay for teacher-trainers only, and fixed days for executives only', async () => {
    const inDays = await create(main, { valor_c5: METIER.teacherExecutive, valor_forfait_jours: true });
    expect(inDays).toMatchObject({ valor_remuneration: 0, valor_forfait_jours: 1 });
    const together = await main.post(`/v1/valor/${inDays.valor_id}/profil`, { valor_remuneration: 1 });
    expect([together.status, errorOf(together).fields]).toEqual([
      422,
      { valor_forfait_jours: expect.stringContaining('ne vont pas ensemble') },
    ]);
    const { valor_id } = await create(main, { valor_c5: METIER.teacherExecutive, valor_remuneration: '1' });
    expect(await edit(main, valor_id, { valor_c5: METIER.secretary })).toMatchObject({ valor_remuneration: 0 });
  });

  it('puts a computed row back in progress without amount when an answer changes, and recomputes terms in place', async () => {
    const computed = await classify(main);
    const halved = await edit(main, computed.valor_id, { valor_c0: 50 });
    expect(halved).toMatchObject({ valor_visa: 1, valor_minima: 892.67, indice: 1030 });
    const open = await edit(main, computed.valor_id, { valor_conges: 1 });
    expect(open).toMatchObject({ valor_visa: 0, valor_minima: null, valor_affiche: null, indice: null, trace: null });
  });

  it.each(['0', '-2', 'abc', '1.5', '2147483648', '1e3', '%20'])('finds no valuation %j', async (id) => {
    expect(refusalOf(await main.get(`/v1/valor/${id}`))).toBe('404 introuvable');
    expect(refusalOf(await main.post(`/v1/valor/${id}/profil`, {}))).toBe('404 introuvable');
  });
});
