import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { estimateCalls, gridCalls } from '@valorisation/contract';
import { fromHundredths } from '@valorisation/rules';
import fc from 'fast-check';
import { ApiClient, errorOf, fieldsOf, payloadOf, refusalOf } from './support/api-client.js';
import { anyRow, everyRow } from './support/any-row.js';
import { classify, METIER, type Input } from './support/classification.js';
import { estimateQueryOf, completedRow } from './support/estimates.js';
import { emailOf, signIn } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const estimateResponse = wired(estimateCalls.one.answer);
const gridResponse = wired(gridCalls.inForce.answer);

/** A member classifies each of these rows by two calls; another test compares all rows with the rules. */
const MEMBER_ROWS = scaled({ part: 10, all: 30 });
const STEP = scaled({ part: 12, all: 1 });
const RANDOM_ROWS = Number(process.env['ESTIMATE_ROWS'] ?? scaled({ part: 20, all: 10_000 }));
/** Fewer than one network may request in an hour. */
const ROWS_AT_ONCE = 300;
const AT_A_TIME = 8;
/** The fields that an estimate and a valuation share. */
const ALIKE = [
  'valor_c5',
  'metier_title',
  'valor_cat',
  'valor_c0',
  'valor_anciennete',
  'valor_conges',
  'valor_remuneration',
  'valor_garantie',
  'valor_forfait_jours',
  'indice',
  'indice_majore',
  'valor_minima',
  'valor_taux_horaire',
  'valor_remuneration_value',
  'valor_affiche',
  'valor_affiche_unite',
  'valor_a_verser',
  'valor_a_verser_unit',
  'valor_a_verser_source',
  'sous_smic',
  'valor_calcul',
  'trace',
] as const;

type Alike = Readonly<Partial<Record<(typeof ALIKE)[number], unknown>>>;
const common = (answer: Alike) => Object.fromEntries(ALIKE.map((name) => [name, answer[name]]));

describe('an estimate without account', () => {
  let bench: TestBench;
  let anybody: ApiClient;
  let member: ApiClient;

  const ask = async (query: string, client = anybody) => client.get(`/v1/estimate?${query}`);
  const estimated = async (query: string) => payloadOf(estimateResponse, await ask(query));
  /** The rows whose estimate differs from the member's valuation. */
  async function differing(rows: readonly Input[]): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for (let start = 0; start < rows.length; start += AT_A_TIME) {
      const compared = rows.slice(start, start + AT_A_TIME).map(async (row) => {
        const [valuation, estimate] = [await classify(member, row), await estimated(estimateQueryOf(row))];
        try {
          expect(common(estimate)).toEqual(common(valuation));
        } catch {
          found.push({ row, estimate: common(estimate), valuation: common(valuation) });
        }
      });
      await Promise.all(compared);
    }
    return found;
  }

  beforeAll(async () => {
    bench = await openTestBench();
    anybody = new ApiClient(await bench.startApi());
    member = await signIn(anybody.baseUrl, emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('returns the amount of a function with its planned degrees, its reason and its steps', async () => {
    const estimate = await estimated(`valor_c5=${METIER.serviceAgent}`);
    expect(estimate).toMatchObject({
      metier_title: 'Agent de service',
      valor_minima: 1785.33,
      valor_a_verser: 1867.02,
      valor_a_verser_source: 'smic',
      criteres_prevus: [1, 2, 3],
      criteres_sans_reponse: [],
      sous_smic: true,
      grid: { effective_on: '2024-09-01' },
    });
    expect(estimate.raison).toMatch(/^C’est le Smic, plus élevé que le minimum conventionnel\. .*métropole/);
    expect(estimate.trace.find(({ rule }) => rule === 'due')?.value).toBe(1867.02);
  });

  it("matches a member's valuation for functions from all over the grid", async () => {
    expect(everyRow.length).toBeGreaterThan(70);
    expect(await differing(everyRow.filter((_, index) => index % STEP === 0))).toEqual([]);
  });

  it("matches a member's valuation for random rows", async () => {
    expect(await differing(fc.sample(anyRow, { numRuns: MEMBER_ROWS, seed: 7520 }))).toEqual([]);
  });

  it('matches the rules of a completed row for every function and for random rows', async () => {
    const rows = [...everyRow, ...fc.sample(anyRow, { numRuns: RANDOM_ROWS, seed: 1053 })];
    const different: unknown[] = [];
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await bench.owner.query(`update rate_limit set points = 0 where key like 'estimate-address:%'`);
      for (let next = start; next < Math.min(start + ROWS_AT_ONCE, rows.length); next += AT_A_TIME) {
        const asked = rows.slice(next, Math.min(next + AT_A_TIME, start + ROWS_AT_ONCE)).map(async (row) => {
          const query = estimateQueryOf(row);
          const estimate = await estimated(query);
          const { pay, due } = completedRow(query, estimate.valor_calcul);
          const told = [estimate.indice, estimate.valor_minima, estimate.valor_affiche, estimate.valor_a_verser];
          const expected = [pay.indexHundredths, pay.minimumCents, pay.displayed.cents, due?.cents ?? 0].map(
            fromHundredths,
          );
          if (String(told) !== String(expected)) different.push({ query, told, expected });
        });
        await Promise.all(asked);
      }
    }
    expect(different).toEqual([]);
  });

  it('is compared with no wage in Mayotte while its minimum wage is unknown, and says so', async () => {
    const estimate = await estimated(`valor_c5=${METIER.serviceAgent}&departement=976`);
    expect(estimate).toMatchObject({
      territoire: 'mayotte',
      valor_a_verser: 1825.2,
      valor_a_verser_source: 'plancher',
      sous_smic: true,
    });
    expect(estimate.raison).toContain(
      'Aucune comparaison avec le Smic\u00a0: le montant applicable à Mayotte n’est pas renseigné.',
    );
    const elsewhere = await estimated(`valor_c5=${METIER.serviceAgent}&departement=974`);
    expect([elsewhere.territoire, elsewhere.valor_a_verser]).toEqual(['metropole', 1867.02]);
    expect(payloadOf(gridResponse, await anybody.get('/v1/grids/in-force')).smic_mayotte).toBeNull();
  });

  it.each([
    ['', 'valor_c5'],
    ['valor_c5=99999', 'valor_c5'],
    ['valor_c5=x', 'valor_c5'],
    ['valor_c5=43&valor_c5=28', 'valor_c5'],
    ['valor_c5=43&valor_cat=3', 'valor_cat'],
    ['valor_c5=0&valor_other_metier=Berger', 'valor_cat'],
    ['valor_c5=0&valor_cat=1', 'valor_other_metier'],
    ['valor_c5=43&valor_conges=9', 'valor_conges'],
    ['valor_c5=43&valor_anciennete=2999-01-01', 'valor_anciennete'],
    ['valor_c5=43&valor_anciennete=2020-02-30', 'valor_anciennete'],
    ['valor_c5=43&valor_c0=0', 'valor_c0'],
    ['valor_c5=43&valor_remuneration=1', 'valor_remuneration'],
    ['valor_c5=43&valor_forfait_jours=1', 'valor_forfait_jours'],
    ['valor_c5=43&valor_data=1-9', 'valor_data.1'],
    ['valor_c5=43&valor_data={}', 'valor_data'],
    ['valor_c5=43&departement=99', 'departement'],
  ])('refuses « %s » in French, naming the parameter', async (query, field) => {
    const refused = await ask(query);
    expect([refusalOf(refused), fieldsOf(refused)]).toEqual(['422 donnees_invalides', [field]]);
    expect(Object.values(errorOf(refused).fields ?? {}).join()).toMatch(/^[A-ZÀÉ].*\.$/);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is the only call that pages of other sites may read', async () => {
    const elsewhere = { origin: 'https://ecole.example' };
    const allowed = async (path: string) =>
      (await anybody.get(path, elsewhere)).headers.get('access-control-allow-origin');
    expect(await allowed('/v1/estimate?valor_c5=43')).toBe('*');
    for (const path of ['/v1/grids/in-force', '/v1/status', '/v1/valor', '/v1/user/profile']) {
      expect([path, await allowed(path)]).toEqual([path, null]);
    }
  });

  it('serves the grid to anyone, and sends it again only after a change', async () => {
    const first = await anybody.get('/v1/grids/in-force');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect((await anybody.get('/v1/grids/in-force', { 'if-none-match': etag })).status).toBe(304);
    await bench.owner.query(`update grid_version set confirmed = true where status = 'in_force'`);
    const changed = await anybody.get('/v1/grids/in-force', { 'if-none-match': etag });
    expect(payloadOf(gridResponse, changed).grid.confirmed).toBe(true);
  });

  it('is limited per network', async () => {
    await bench.owner.query(`update rate_limit set points = 600 where key like 'estimate-address:%'`);
    const refused = await ask('valor_c5=43');
    expect(refusalOf(refused)).toBe('429 trop_de_tentatives');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });
});
