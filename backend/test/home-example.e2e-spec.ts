import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from './support/api-client.js';
import { eventually } from './support/eventually.js';
import { putInForce, scheduleVersion } from './support/grid-versions.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** The function Secrétaire-comptable. */
const EXAMPLE = 28;

/** The console must have been built (npm test does). */
describe('the example on the home page', () => {
  let bench: TestBench;
  let anyone: ApiClient;

  const words = async (path = '/') =>
    String((await anyone.get(path)).body)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');

  beforeAll(async () => {
    bench = await openTestBench();
    anyone = new ApiClient(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('is part of the document, with the amounts that the estimate of that function gives', async () => {
    expect(await words()).toContain(
      'Secrétaire-comptable Un exemple : temps plein, 8 ans d’ancienneté Indice de base Technicien 880 ' +
        'Congés aucune semaine en plus 150 Ancienneté 3 % de 1 030 30,90 3 critères degré 2 60 ' +
        'Indice réel 1 120,90 × 20,80 € ÷ 12 mois À verser au moins brut par mois 1 942,89 € Grille du 01/09/2024',
    );
  });

  it('follows the grid in force', async () => {
    await putInForce(bench, await scheduleVersion(bench.owner, { pointValue: '23.00', effectiveOn: '2027-01-01' }));
    await eventually(async () => expect(await words()).toContain('Grille du 01/01/2027'));
    const home = await words();
    expect(home).toContain('× 23,00 € ÷ 12 mois À verser au moins brut par mois 2 148,39 €');
    expect(home).not.toMatch(/20,80|1 942,89/);
  });

  it('is left out when the grid in force lacks the function, and the page stays complete', async () => {
    const id = await scheduleVersion(bench.owner, { pointValue: '23.50', effectiveOn: '2027-02-01' });
    await bench.owner.query(
      `update grid_version
          set document = regexp_replace(document::text, '("metier_id": )${EXAMPLE}\\M', '\\1943', 'g')::jsonb
        where id = $1`,
      [id],
    );
    await putInForce(bench, id);
    await eventually(async () => expect(await words()).not.toContain('Un exemple'));
    const home = await words();
    expect(home).toContain('Combien verser au moins pour cet emploi');
    expect(home).not.toContain('brut par mois');
    expect(await words('/convention-collective')).toContain('23,50 €');
  });
});
