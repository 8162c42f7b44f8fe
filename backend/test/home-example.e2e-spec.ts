import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from './support/api-client.js';
import { METIER } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { putInForce, scheduleVersion } from './support/grid-versions.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

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
      'Agent de service, temps plein, sans ancienneté, grille du 01/09/2024 Indice de la catégorie 850 points ' +
        'Congés, sans semaine supplémentaire 150 points Ancienneté, 0 % 0 point 3 critères, degré 2 30 points ' +
        'Indice 1 030 points Minimum conventionnel, au point de 20,80 € 1 785,33 € ' +
        'À verser au moins, par mois 1 867,02 € C’est le Smic, plus élevé que le minimum conventionnel.',
    );
  });

  it('follows the grid in force', async () => {
    await putInForce(bench, await scheduleVersion(bench.owner, { pointValue: '23.00', effectiveOn: '2027-01-01' }));
    await eventually(async () => expect(await words()).toContain('grille du 01/01/2027'));
    const home = await words();
    expect(home).toContain('au point de 23,00 € 1 974,17 € À verser au moins, par mois 2 018,25 €');
    expect(home).not.toMatch(/20,80|1 785,33/);
  });

  it('is left out when the grid in force lacks the function, and the page stays complete', async () => {
    const id = await scheduleVersion(bench.owner, { pointValue: '23.50', effectiveOn: '2027-02-01' });
    await bench.owner.query(
      `update grid_version
          set document = regexp_replace(document::text, '("metier_id": )${METIER.serviceAgent}\\M', '\\1943', 'g')::jsonb
        where id = $1`,
      [id],
    );
    await putInForce(bench, id);
    await eventually(async () => expect(await words()).not.toContain('Un exemple'));
    const home = await words();
    expect(home).toContain('Classez un emploi, expliquez son montant');
    expect(home).not.toContain('À verser au moins, par mois');
    expect(await words('/convention-collective')).toContain('23,50 €');
  });
});
