/** The browser itself is offline: nothing is lost, and nothing looks saved. */
import { describe, expect, it } from '@jest/globals';
import { create } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { Classifying } from './support/classifying.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';
import { itFurther } from '../../backend/test/support/scale.js';

describe('work without a network', () => {
  const tool = useConsole();

  it(
    'is shown as unsaved, and sent by itself once the network is back, on whichever page the person is',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const { valor_id: id } = await create(main, { profile_name: 'Hors ligne' });
      const stored = async () => JSON.stringify((await main.get(`/v1/valor/${id}`)).body);
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/dashboard');
      await head.heading('Vos valorisations').waitFor();
      await head.goTo(`/valorisation/${id}`);
      await head.click(head.link(/^Autonomie responsabilisante.*Renseigner$/));
      await head.click(new Classifying(head).degree(1));
      await head.click(head.button('Continuer'));
      const reason = head.page.getByLabel('Motif du degré capacitaire');

      await head.page.context().setOffline(true);
      await head.fill(reason, 'Prise de poste en mars');
      await head.page.getByText('Votre réponse est gardée ici.', { exact: false }).waitFor();
      const line = head.page.getByRole('alert').filter({ hasText: 'Connexion coupée' });
      await line.waitFor();
      await head.goTo('/dashboard');
      await reason.waitFor({ state: 'detached' });
      expect(await stored()).not.toContain('Prise de poste en mars');
      await head.page.context().setOffline(false);
      await becomes(stored, expect.stringContaining('Prise de poste en mars'));
      expect(await line.count()).toBe(0);
    },
    WALK_MS,
  );

  itFurther(
    'shows staff that a list failed to load, not that it is empty, and loads it once the network is back',
    async () => {
      const staff = await tool.visit();
      const { page } = staff;
      await staff.openAs(emailOf('staff'), '/admin/accounts');
      await page.getByRole('cell', { name: emailOf('main') }).waitFor();
      // Every call that is not silent shows that it is running.
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/v1/user/sessions', async (route) => held.then(() => route.continue()));
      await staff.goTo('/admin/mon-compte');
      const line = page.locator('header [class*="activity"]');
      await line.waitFor({ state: 'attached' });
      answer();
      await line.waitFor({ state: 'detached' });
      await staff.goTo('/admin/accounts');
      await page.getByRole('cell', { name: emailOf('main') }).waitFor();
      await page.context().setOffline(true);
      await staff.click(page.getByRole('columnheader').getByRole('button').first());
      const told = page.getByRole('main').getByRole('alert');
      await told.getByText('Le chargement a échoué').waitFor();
      await told.getByText('Le service ne répond pas.', { exact: false }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('cell', { name: emailOf('main') }).waitFor();
    },
    WALK_MS,
  );
});
