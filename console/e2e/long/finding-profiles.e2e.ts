/** Finding a profile on a slow machine and among many. */
import { describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import { csv, importAll } from '../../../backend/test/support/spreadsheets.js';
import { Dashboard } from '../support/dashboard.js';
import { becomes } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const FUNCTIONS = ['Agent de service', 'Secrétaire-comptable', 'Comptable', 'Enseignant-formateur (cadre)'];
const OTHERS = Array.from({ length: 299 }, (_, index) => [
  `Interne ${index}`,
  FUNCTIONS[index % FUNCTIONS.length] ?? '',
]);

describe('the dashboard', () => {
  const tool = useConsole();

  it(
    'on a slow machine, too, does not bring back the filter that was just removed for a name typed at once',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      await head.click(dashboard.filter('Sous le minimum'));
      await dashboard.profile('Kerbrat Gaël').waitFor({ state: 'detached' });
      const slow = await head.page.context().newCDPSession(head.page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await head.click(dashboard.filter('Disponibles'));
      head.startCounting();
      await head.fill(head.page.getByLabel('Chercher un nom ou une fonction'), 'gaë');
      await dashboard.profile('Kerbrat Gaël').waitFor();
      await dashboard.profile('Rousseau Mathieu').waitFor({ state: 'detached' });
      expect(head.steps).toBe(1);
      await becomes(async () => head.page.locator('[data-profile]').count(), 1);
      await slow.detach();
    },
    WALK_MS,
  );

  it(
    'finds one of 300 people by three letters of the name, in one step',
    async () => {
      const client = await signIn(tool.product.url, emailOf('main'));
      await importAll(client, csv(['Profil', 'Fonction'], [...OTHERS, ['Gwénola Quiniou', 'Comptable']]));
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      await dashboard.profile('').first().waitFor();
      head.startCounting();
      await head.fill(head.page.getByLabel('Chercher un nom ou une fonction'), 'gwe');
      await dashboard.rows('Gwénola Quiniou').waitFor();
      await becomes(async () => head.page.locator('[data-profile]').count(), 1);
      expect(head.steps).toBe(1);
    },
    WALK_MS,
  );
});
