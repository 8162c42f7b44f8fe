import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RULES_VERSION } from '@valorisation/rules';
import { payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, edit, METIER, THREE_DEGREES, valuationOf } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { printedPageResponse, valuationDetailResponse } from './support/wire-schemas.js';

const OLDER = RULES_VERSION - 1;
const TERMS = { valor_c5: METIER.secretaryAccountant, valor_data: THREE_DEGREES, valor_conges: 1 };

/** A former release left it so: another formula gave 2 000 EUR. */
describe('an amount computed by older rules', () => {
  let bench: TestBench;
  let main: ApiClient;
  let id: number;

  const print = async (query = '') =>
    payloadOf(printedPageResponse, await main.get(`/v1/valor/print/${id}${query}`)).html.replaceAll(/&nbsp;|\s/g, ' ');
  const rulesOf = (steps: readonly { rule: string }[] | null) => steps?.map(({ rule }) => rule);

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    id = (await classify(main, TERMS)).valor_id;
    await bench.owner.query(
      `update valuation set rules_version = $2, index_points = 115000, full_time_month_cents = 200000,
                            minimum_cents = 200000, displayed_cents = 200000 where id = $1`,
      [id, OLDER],
    );
    await bench.owner.query('update establishment set version = version + 1');
  });

  afterAll(async () => bench.close());

  it('is answered as stored, with its version and without steps that would give another amount', async () => {
    const stored = await valuationOf(main, id);
    expect(stored).toMatchObject({ valor_regles: OLDER, valor_affiche: 2000, valor_minima: 2000, indice: 1150 });
    expect(stored.valor_a_verser).toBe(2000);
    expect(rulesOf(stored.trace)).toEqual(['displayed', 'branch-floor', 'minimum-wage', 'due', 'minimum-check']);
    expect(stored.trace?.[0]).toMatchObject({ rule: 'displayed', inputs: {}, value: 2000, unit: 'month', article: '' });
  });

  it("is printed as stored, and the sheet says so; another share is computed by today's rules", async () => {
    const page = await print();
    expect(page).toMatch(/2 000,00 €/);
    expect(page).toContain(`Calculé avec une version antérieure de l’outil (règles ${OLDER}).`);
    const simulated = await print('?q=50');
    expect(simulated).not.toMatch(/2 000,00 €|version antérieure/);
  });

  it('is what the screen must show for a download', async () => {
    expect(refusalOf(await main.get(`/v1/valor/print/${id}?remuneration=1931.83`))).toBe('409 calcul_divergent');
    expect((await main.get(`/v1/valor/print/${id}?remuneration=2000`)).status).toBe(200);
  });

  it('stays when a history line is added, and is replaced when its terms change', async () => {
    await main.post(`/v1/valor/update/history/${id}`, {});
    expect(await valuationOf(main, id)).toMatchObject({ valor_regles: OLDER, valor_affiche: 2000 });
    const changed = await edit(main, id, { valor_c0: 80 });
    expect(changed.valor_regles).toBe(RULES_VERSION);
    expect(changed.trace?.length).toBeGreaterThan(10);
    const copy = payloadOf(valuationDetailResponse, await main.post(`/v1/valor/duplicate/${id}`, {}), 201);
    expect(copy).toMatchObject({ valor_regles: RULES_VERSION, valor_affiche: changed.valor_affiche });
  });
});
