import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { METIER } from './support/classification.js';
import { anEmptyEstablishment, confirm, csv, DEGREE_HEADINGS, exported, preview } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importResponse } from './support/wire-schemas.js';

const HEADINGS = ['Profil', 'N° de fonction', 'Quotité (%)', 'Statut', ...DEGREE_HEADINGS];

describe('the amounts of an import before it is written', () => {
  let bench: TestBench;
  let head: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    head = await anEmptyEstablishment(bench.owner, await bench.startApi());
  });

  afterAll(async () => bench.close());

  /** Under the minimum by its index. */
  const agent = (name: string, share: number) => [name, METIER.serviceAgent, share, 'À jour', 2, 2, 2];

  it('are what is to be paid at least, as the dashboard tells it once it is written', async () => {
    const file = csv(HEADINGS, [agent('Seule', 100), agent('Deux', 50), agent('Deux', 30)]);
    const shown = await preview(head, file);
    const amounts = shown.accepted.map((row) => [
      row.valor_a_verser,
      row.valor_a_verser_unit,
      row.valor_a_verser_source,
      row.valor_conventionnel,
    ]);
    expect(amounts).toEqual([
      [1867.02, 'mois', 'smic', 1785.33],
      [912.6, 'mois', 'plancher', 892.67],
      [547.56, 'mois', 'plancher', 535.6],
    ]);
    // With the complement of the person who has two functions.
    expect(shown.month_total).toBe(1867.02 + 1493.62);
    payloadOf(importResponse, await confirm(head, file, shown));
    const written = (await exported(head)).map((line) => [
      line['À verser au moins (€)'],
      line['Minimum conventionnel (€)'],
    ]);
    expect(new Set(written.map(String))).toEqual(new Set(amounts.map(([due, , , agreed]) => String([due, agreed]))));
  });

  it('count what the person has already', async () => {
    const { accepted, month_total } = await preview(head, csv(HEADINGS, [agent('Seule', 50)]));
    expect(accepted.map((row) => [row.valor_a_verser, row.valor_a_verser_source])).toEqual([[912.6, 'plancher']]);
    expect(month_total).toBe(933.51);
  });
});
