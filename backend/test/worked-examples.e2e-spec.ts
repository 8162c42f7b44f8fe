import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from './support/api-client.js';
import { classify, METIER, THREE_DEGREES, type Input } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** The day this many completed years ago. */
function yearsAgo(years: number): string {
  const today = new Date();
  return `${today.getUTCFullYear() - years}-${today.toISOString().slice(5, 8)}01`;
}

/** The values of the trace by rule, as a person adds them up. */
function traceOf({ trace }: { trace: readonly { rule: string; value: number }[] | null }): Record<string, number> {
  return Object.fromEntries((trace ?? []).map(({ rule, value }) => [rule, value]));
}

describe('the worked examples of the calculation', () => {
  let bench: TestBench;
  let main: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
  });

  afterAll(async () => bench.close());

  it.each<[string, Input, Input, Record<string, number>]>([
    [
      'Agent de service, level 0, degrees 2-2-2, no leave week, no seniority',
      { valor_c5: METIER.serviceAgent, valor_data: THREE_DEGREES },
      { indice: 1030, valor_points: 103_000, valor_minima: 1785.33, valor_affiche: 1785.33, sous_smic: true },
      { 'category-base': 850, leave: 150, seniority: 0, 'full-time-month': 1785.33 },
    ],
    [
      'Secrétaire-comptable, level 1, 2-2-2, one week, eight years, 80 %',
      {
        valor_c5: METIER.secretaryAccountant,
        valor_data: THREE_DEGREES,
        valor_conges: 1,
        valor_anciennete: yearsAgo(8),
        valor_c0: 80,
      },
      { indice: 1095.15, valor_minima: 1518.61, valor_affiche: 1518.61, sous_smic: false },
      { 'category-base': 880, leave: 125, seniority: 30.15, 'full-time-month': 1898.26 },
    ],
    [
      'Enseignant-formateur, level 3, 2-2-2-none-2, licence, four years, hourly',
      {
        valor_c5: METIER.teacherExecutive,
        valor_data: { ...THREE_DEGREES, 5: { c: 2 }, 6: { c: 3 } },
        valor_anciennete: yearsAgo(4),
        valor_remuneration: 1,
      },
      { indice: 1407, valor_taux_horaire: 27.44, valor_affiche: 27.44, valor_affiche_unite: 'heure' },
      { 'category-base': 950, leave: 150, seniority: 22, 'full-time-month': 2438.8 },
    ],
  ])('%s', async (_, input, expected, steps) => {
    const computed = await classify(main, input);
    expect(computed).toMatchObject({ valor_visa: 1, ...expected });
    expect(traceOf(computed)).toMatchObject(steps);
  });

  it('the agreement’s own example, on a grid version with point value 19.94', async () => {
    await bench.owner.query(`update grid_version set status = 'past' where status = 'in_force'`);
    await bench.owner.query(
      `insert into grid_version (status, effective_on, confirmed, document, created_at)
       select 'in_force', '2024-10-01', true,
              jsonb_set(document, '{params}', (select jsonb_agg(
                case param ->> 'param_title'
                  when 'param' then jsonb_set(param, '{param_value}', '"0.1994"')
                  when 'valeur_point' then jsonb_set(param, '{param_value}', '"19.94"')
                  when 'param_smic' then jsonb_set(param, '{param_value}', '"112400"')
                  else param end)
                from jsonb_array_elements(document -> 'params') param)), now()
         from grid_version order by id desc limit 1`,
    );
    const reason = 'Prise de poste';
    const computed = await classify(main, {
      valor_c5: METIER.serviceAgent,
      valor_data: { 1: { c: 1, reason }, 2: { c: 1, reason }, 3: { c: 2 } },
      valor_garantie: 1733.89,
    });
    expect(computed).toMatchObject({
      grid_id: 3,
      sous_smic: true,
      indice: 1020,
      indice_majore: 1044,
      valor_remuneration_value: 1734.78,
      valor_affiche: 1734.78,
      valor_minima: 1694.9,
    });
  });

  it('the published check, 1053 points: 1 825.20 EUR, from a grid version whose own floor is met', async () => {
    await bench.owner.query(`update grid_version set status = 'past' where status = 'in_force'`);
    await bench.owner.query(`update grid_version set status = 'in_force' where id = 2`);
    // A guaranteed month just above that of 1052 points requires 1053 whole points.
    const computed = await classify(main, { valor_garantie: 1823.48 });
    expect(computed).toMatchObject({ indice_majore: 1053, valor_remuneration_value: 1825.2 });
  });
});
