import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ApiClient, payloadOf, refusalOf } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import {
  gridDifferenceResponse,
  gridStepsResponse,
  referenceResponse,
  referenceWithRows,
} from './support/wire-schemas.js';

const idRow = z.object({ id: z.int() });
const rulesPackFile = z.object({
  grille: z.object({ id: z.int(), statut: z.string() }),
  schema: z.object({ properties: z.record(z.string(), z.unknown()) }),
  donnees: z.record(z.string(), z.unknown()),
  empreinte: z.object({ algorithme: z.literal('SHA-256'), valeur: z.string() }),
  cas: z.array(z.object({ attendu: z.record(z.string(), z.number()) })),
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Raises the point to 21 euros, in both params that state it. */
const RAISE_POINT_VALUE = `update grid_version set document = jsonb_set(document, '{params}', (
    select jsonb_agg(case param->>'param_title'
        when 'valeur_point' then param || '{"param_value": "21.00"}'
        when 'param' then param || '{"param_value": "0.2100"}'
        else param end) from jsonb_array_elements(document->'params') as param
     where param->>'param_title' <> 'param_smic')) where id = $1`;

/** As a recipient of the file would write it: sorted keys, no spaces. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([first], [second]) => (first < second ? -1 : 1)))
      : one,
  );

describe('a grid', () => {
  let bench: TestBench;
  let main: ApiClient;
  let anybody: ApiClient;

  const idOf = async (status: string) =>
    idRow.parse((await bench.owner.query('select id from grid_version where status = $1', [status])).rows[0]).id;
  const grid = async (id: number) => payloadOf(referenceResponse, await main.get(`/v1/grids/${id}`));

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    anybody = new ApiClient(url);
    main = await signIn(url, emailOf('main'));
    await bench.owner.query(
      `insert into grid_version (status, effective_on, confirmed, document, created_at)
       select draft.status, effective_on, confirmed, document, created_at
         from grid_version, unnest(array['draft', 'scheduled']) as draft (status)
        where grid_version.status = 'in_force'`,
    );
  });

  afterAll(async () => bench.close());

  it('that is past is answered with its own values, as its amounts still show them', async () => {
    const past = await grid(await idOf('past'));
    expect(past.grid).toMatchObject({ status: 'past', effective_on: '2023-08-01', point_value: 20.59 });
    expect(past.param_smic).not.toBe((await grid(await idOf('in_force'))).param_smic);
  });

  it('in force is the source of the list of functions', async () => {
    const {
      valors: _,
      smic: __,
      territoire: ___,
      criteres,
      ...reference
    } = payloadOf(referenceWithRows, await main.get('/v1/valor'));
    const ofGrid = criteres.map(({ value: _value, degre: _degre, show: _show, ...criterion }) => criterion);
    expect(await grid(await idOf('in_force'))).toEqual({ ...reference, criteres: ofGrid });
  });

  it.each(['draft', 'scheduled'])('that is %s is hidden before its day', async (status) => {
    const id = await idOf(status);
    for (const path of ['', '/pack', '/publicodes']) {
      expect(refusalOf(await main.get(`/v1/grids/${id}${path}`))).toBe('404 introuvable');
    }
  });

  it.each(['in_force', 'past'])(
    'that is %s is a file for other software, which states its own fingerprint',
    async (status) => {
      const id = await idOf(status);
      const answer = await anybody.get(`/v1/grids/${id}/pack`);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      const pack = rulesPackFile.parse(answer.body);
      expect(pack.grille).toMatchObject({ id, statut: status });
      expect(pack.empreinte.valeur).toBe(createHash('sha256').update(sortedJson(pack.donnees)).digest('hex'));
      expect(pack.cas).not.toHaveLength(0);
      const model = z.record(z.string(), z.unknown()).parse((await anybody.get(`/v1/grids/${id}/publicodes`)).body);
      expect(Object.keys(model)).toEqual(
        expect.arrayContaining(pack.cas.flatMap(({ attendu }) => Object.keys(attendu))),
      );
    },
  );

  it.each(['999999', '0', '-1', 'x'])('named %s is not found', async (id) => {
    expect(refusalOf(await main.get(`/v1/grids/${id}`))).toBe('404 introuvable');
  });

  it('is compared with the previous one for anyone, without drafts and scheduled versions', async () => {
    const steps = payloadOf(gridStepsResponse, await anybody.get('/v1/grids/changes'));
    expect(steps.map(({ effective_on, previous_on }) => [effective_on, previous_on])).toEqual([
      ['2024-09-01', '2023-08-01'],
      ['2023-08-01', null],
    ]);
    const [now, first] = steps;
    expect(now?.changes.map(({ theme, effet, texte }) => [theme, effet, texte.replaceAll('\u00a0', ' ')])).toEqual([
      ['montants', 'hausse', 'La valeur du point passe de 20,59 € à 20,80 € par an.'],
      ['montants', 'hausse', expect.stringContaining('passe de 1 052 points à 1 053 points')],
    ]);
    expect(first?.changes).toEqual([]);
  });

  it('is compared by staff with any other one, a present draft included', async () => {
    const [past, draft] = [await idOf('past'), await idOf('draft')];
    const staff = await signIn(anybody.baseUrl, emailOf('staff'));
    const differences = async (id: number, otherId: number) =>
      payloadOf(gridDifferenceResponse, await staff.get(`/admin/grids/${id}/difference/${otherId}`)).map(({ texte }) =>
        plain(texte),
      );
    expect(await differences(past, draft)).toContain('La valeur du point passe de 20,59 € à 20,80 € par an.');
    expect(await differences(draft, past)).toContain('La valeur du point passe de 20,80 € à 20,59 € par an.');
    expect(await differences(draft, draft)).toEqual([]);
    await bench.owner.query(RAISE_POINT_VALUE, [draft]);
    expect(await differences(past, draft)).toContain('La valeur du point passe de 20,59 € à 21,00 € par an.');
    expect(refusalOf(await staff.get(`/admin/grids/${draft}/difference/999999`))).toBe('404 introuvable');
    expect(refusalOf(await main.get(`/admin/grids/${past}/difference/${draft}`))).toMatch(/^403 /);
  });
});
