import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, edit, limit, METIER, valuationOf } from './support/classification.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { anEmptyEstablishment, csv, IMPORT, importAll } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  importDetailResponse,
  importResponse,
  plannedOutcomeResponse,
  plannedRowsResponse,
} from './support/wire-schemas.js';

const TAKE = '/v1/valor/planned/multiple';
const LIST = '/v1/valor/list/planned';
const SENIORITY = { valor_anciennete: '2018-09-01' };

describe('the planned degrees of many valuations', () => {
  let bench: TestBench;
  let url: string;
  let clients: RoleClients;
  let main: ApiClient;

  const take = async (body: object, client = main) => payloadOf(plannedOutcomeResponse, await client.post(TAKE, body));
  const standing = async (ids: readonly number[], client = main) =>
    payloadOf(plannedRowsResponse, await client.post(LIST, { ids }));

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    clients = await signInAll(url);
    ({ main } = clients);
  });

  afterAll(async () => bench.close());

  it('are taken over in one call: rows are computed where possible, the others say what they wait for', async () => {
    const complete = (await create(main, SENIORITY)).valor_id;
    const withoutDay = (await create(main)).valor_id;
    const teacher = (await create(main, { ...SENIORITY, valor_c5: METIER.teacherExecutive })).valor_id;
    const other = await create(main, { ...SENIORITY, valor_c5: 0, valor_other_metier: 'Libre', valor_cat: 0 });
    const done = (await classify(main)).valor_id;
    const ids = [complete, withoutDay, teacher, other.valor_id, done];
    const rows = await standing(ids);
    const degrees = rows.map(({ valor_id, planned }) => [valor_id, planned?.degrees, planned?.open]);
    const foretold = new Map(rows.map(({ valor_id, valor_a_verser_maj }) => [valor_id, valor_a_verser_maj]));
    expect(new Map(degrees.map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map<unknown, unknown>([
        [complete, [3, []]],
        [withoutDay, [3, []]],
        [teacher, [4, [6]]],
        [other.valor_id, [0, [1, 2, 6, 3]]],
        [done, [undefined, undefined]],
      ]),
    );
    const outcome = await take({ ids });
    expect(outcome).toMatchObject({ done: 3, skipped: 2, computed_ids: [complete], refused: [] });
    expect([...outcome.ids].toSorted((a, b) => a - b)).toEqual([complete, withoutDay, teacher]);
    const stored = await valuationOf(main, complete);
    expect([stored.valor_visa, stored.version, stored.valor_a_verser]).toEqual([1, 3, expect.any(Number)]);
    expect(ids.map((id) => foretold.get(id))).toEqual([stored.valor_a_verser, null, null, null, null]);
    expect(await take({ ids })).toMatchObject({ done: 0, skipped: 5, ids: [] });
  });

  it('are completed by the values given for each row, and a refused row does not stop the others', async () => {
    const dated = await create(main);
    const none = await create(main);
    const held = await create(main, { ...SENIORITY, valor_c5: METIER.teacherExecutive });
    const wrong = await create(main, { ...SENIORITY, valor_c5: METIER.teacherExecutive });
    const future = await create(main);
    const rows = [dated, none, held, wrong, future];
    const outcome = await take({
      ids: rows.map(({ valor_id }) => valor_id),
      versions: rows.map(({ version }) => version),
      precisions: [
        { valor_id: dated.valor_id, ...SENIORITY },
        { valor_id: none.valor_id, sans_anciennete: true },
        { valor_id: held.valor_id, formations: 3 },
        { valor_id: wrong.valor_id, formations: 1 },
        { valor_id: future.valor_id, valor_anciennete: '2999-01-01' },
      ],
    });
    expect(outcome).toMatchObject({ done: 3, skipped: 0 });
    expect([...outcome.computed_ids].toSorted((a, b) => a - b)).toEqual(
      [dated, none, held].map(({ valor_id }) => valor_id),
    );
    expect(outcome.refused).toEqual([
      {
        valor_id: wrong.valor_id,
        refusal: { code: 'donnees_invalides', message: 'Ce degré n’existe pas pour la catégorie de la fonction.' },
      },
      {
        valor_id: future.valor_id,
        refusal: { code: 'donnees_invalides', message: 'La date d’ancienneté ne peut pas être dans le futur.' },
      },
    ]);
    expect((await valuationOf(main, dated.valor_id)).valor_anciennete).toBe('2018-09-01');
    expect((await valuationOf(main, wrong.valor_id)).version).toBe(1);
  });

  it('are refused as a whole for a foreign, limited or outdated row, which is named', async () => {
    const own = (await create(main, SENIORITY)).valor_id;
    const foreign = (await create(clients.otherMain)).valor_id;
    const limited = (await limit(main, (await create(main)).valor_id)).valor_id;
    for (const [client, id] of [
      [main, foreign],
      [clients.associated, limited],
    ] as const) {
      const answer = await client.post(TAKE, { ids: [own, id] });
      expect([refusalOf(answer), errorOf(answer).fields?.['ids']]).toEqual([
        '404 introuvable',
        `La valorisation n°\u00a0${id} n’existe pas ou n’est plus disponible.`,
      ]);
      expect((await standing([own, id], client)).map(({ valor_id }) => valor_id)).toEqual([own]);
    }
    await edit(main, own, { valor_c0: 50 });
    expect(refusalOf(await main.post(TAKE, { ids: [own], versions: [1] }))).toBe('409 version_perimee');
    expect((await valuationOf(main, own)).valor_visa).toBe(0);
    const malformed = { ids: [own], precisions: [{ valor_id: own, valor_anciennete: '31/02/2020' }] };
    expect(fieldsOf(await main.post(TAKE, malformed))).toEqual(['precisions']);
  });

  it('leave computed or archived rows unchanged', async () => {
    const { valor_id } = await classify(main);
    const archived = (await create(main, SENIORITY)).valor_id;
    await main.post('/v1/valor/archive/multiple', { ids: [archived] });
    expect(await take({ ids: [valor_id, archived] })).toMatchObject({ done: 0, skipped: 2 });
    expect((await valuationOf(main, archived)).valor_visa).toBe(4);
  });

  it('are offered for the rows of an import, to accounts that may undo it', async () => {
    const empty = await anEmptyEstablishment(bench.owner, url);
    const headings = ['Profil', 'Fonction', 'Date d’ancienneté'];
    const rows = Array.from({ length: 60 }, (_, index) => [`Personne ${index}`, 'Agent de service', '01/09/2018']);
    const { import_id } = await importAll(empty, csv(headings, rows));
    const { valor_ids: ids } = payloadOf(importDetailResponse, await empty.get(`${IMPORT}/${import_id}`));
    expect(ids).toHaveLength(60);
    expect((await take({ ids }, empty)).computed_ids).toHaveLength(60);
    expect(refusalOf(await main.get(`${IMPORT}/${import_id}`))).toBe('404 introuvable');
    // What the tool filled in is removed with the rows.
    const undo = await empty.post(`${IMPORT}/${import_id}/undo`, {});
    expect(payloadOf(importResponse, undo)).toMatchObject({ valuations_active: 0, undone: { deleted: 60 } });
    const own = await importAll(main, csv(['Profil', 'Fonction'], [['Import du chef', 'Agent de service']]));
    const associated = await signIn(url, emailOf('associated'));
    expect(refusalOf(await associated.get(`${IMPORT}/${own.import_id}`))).toBe('404 introuvable');
  });
});
