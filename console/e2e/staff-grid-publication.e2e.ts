/** A draft's effect is read, two admins publish it from its page, members and the public are told, and it is taken back. */
import { describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../backend/src/install/demo/demo-data.js';
import { RAISED_DRAFT, SECOND_ADMIN, WITHOUT_PROOF } from '../../backend/test/support/grid-publications.js';
import { emailOf } from '../../backend/test/support/role-clients.js';
import { faults } from './support/faults.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** The first that is made on a new database, behind the two that are shipped. */
const DRAFT = '/admin/grids/3/show';

describe('a draft of the grid', () => {
  const tool = useConsole();

  const open = async (email: string) => {
    const person = await tool.visit();
    await person.goTo(DRAFT);
    await person.enter(email);
    person.startCounting();
    return person;
  };

  it(
    'shows its effect, is published by two admins, told to members and to the public, and taken back before its day',
    async () => {
      await tool.product.prepare(WITHOUT_PROOF);
      await tool.product.prepare(RAISED_DRAFT, ['21.00']);
      const first = await open(emailOf('admin'));
      await first.click(first.link('Voir l’effet sur les valorisations'));
      await first.click(first.button('Calculer l’effet'));
      await first.page.getByRole('heading', { name: 'Total mensuel de la branche' }).waitFor();
      expect(await faults(first)).toEqual([]);
      await first.click(first.link('Retour à la version'));
      await first.click(first.button('Demander la publication'));
      await first.click(first.page.getByLabel('À une date'));
      await first.page.getByLabel('Jour et heure, à Paris').fill('2031-01-01T00:00');
      await first.click(first.page.getByLabel(/^Annoncer cette version/));
      expect(await faults(first)).toEqual([]);
      await first.click(first.button('Demander'));
      await first.page.getByText(/^En attente de la confirmation d’un autre administrateur/).waitFor();
      expect(await first.button('Confirmer la publication').count()).toBe(0);
      expect(first.steps).toBe(7);

      const second = await open(SECOND_ADMIN);
      expect(await faults(second)).toEqual([]);
      await second.click(second.button('Confirmer la publication'));
      await second.page.getByLabel('Votre mot de passe').fill(DEMO_PASSWORD);
      expect(await faults(second)).toEqual([]);
      await second.click(second.button('Confirmer'));
      await second.page.getByText(/^Programmée.*01\/01\/2031/).waitFor();
      expect(second.steps).toBe(2);

      const head = await tool.signIn();
      await head.page.getByText(/^Grille du 01\/01\/2031/).waitFor();
      await head.click(head.link('Voir ce qui change'));
      await head.heading('Effet de la prochaine grille').waitFor();
      expect(await faults(head)).toEqual([]);

      const visitor = await tool.visit('phone');
      await visitor.goTo('/evolutions');
      await visitor.page.getByText(/^Version à venir, annoncée par la branche/).waitFor();
      expect(await faults(visitor)).toEqual([]);

      await second.click(second.button('Reprendre en brouillon'));
      await second.click(second.button('Annuler la publication'));
      await second.button('Demander la publication').waitFor();
    },
    WALK_MS,
  );
});
