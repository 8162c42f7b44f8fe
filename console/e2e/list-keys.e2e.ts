/** The list by keyboard, and what a person chooses for it: keys that act alone, and further columns. */
import { describe, expect, it } from '@jest/globals';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('the list of people', () => {
  const tool = useConsole();

  it(
    'is searched, walked, selected and opened by keys, which do not act while a field has the focus',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const { page } = head;
      const search = page.getByLabel('Chercher un nom ou une fonction');
      await dashboard.nameLink('Belkacem Karim').waitFor();
      await head.press('/');
      await hasFocus(search);
      await page.keyboard.type('n?zx/');
      expect(await search.inputValue()).toBe('n?zx/');
      await page.getByRole('heading', { name: /^Aucune personne/ }).waitFor();
      expect(await dashboard.dialog.count()).toBe(0);
      await search.fill('');
      await dashboard.nameLink('Belkacem Karim').waitFor();

      await dashboard.filter('Disponibles').focus();
      await head.press('Tab', 'ArrowDown');
      await hasFocus(dashboard.nameLink('Belkacem Karim'));
      await head.press('ArrowDown', 'ArrowDown', 'ArrowUp');
      await hasFocus(dashboard.nameLink('Étienne Camille'));
      await head.press('Space');
      await becomes(async () => dashboard.boxOf('Étienne Camille').isChecked(), true);
      await head.press('Enter');
      await page.waitForURL(/#\/personne\/\d+$/);
      await page.goBack();
      await dashboard.nameLink('Belkacem Karim').waitFor();
      await head.press('n');
      await page.waitForURL(/#\/newvaluation/);
      await becomes(async () => page.getByRole('combobox').inputValue(), '');
    },
    WALK_MS,
  );

  it(
    'keeps for the person that no key acts alone, and the specification’s further columns',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const { page } = head;
      await dashboard.nameLink('Belkacem Karim').waitFor();
      const headings = async () => page.getByRole('columnheader').allTextContents();
      const calm = ['Nom', 'Fonction', 'Quotité', 'À verser au moins', 'Statut', 'À faire', 'Actions'];
      expect(await headings()).toEqual([...calm.slice(0, 4), 'Versé', 'Écart', ...calm.slice(4)]);

      await head.press('?');
      await dashboard.dialog.getByText('chercher un nom ou une fonction').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      for (const column of ['Fonctions actives', 'Historique', 'Visibilité']) {
        await dashboard.dialog.getByLabel(column).check();
      }
      await dashboard.dialog.getByLabel('Activer les raccourcis d’une seule touche').uncheck();
      await head.click(dashboard.dialog.getByRole('button', { name: 'Fermer' }));

      await page.reload();
      const columns = [...calm.slice(0, 4), 'Fonctions actives', 'Historique', 'Visibilité', ...calm.slice(4)];
      await becomes(headings, columns);
      await dashboard.rows('Œuvrard Hélène').getByRole('cell', { name: 'Limité' }).waitFor();
      await dashboard.rows('Kerbrat Gaël').getByRole('cell', { name: 'Visible' }).waitFor();
      await head.click(dashboard.rows('Kerbrat Gaël').getByRole('button', { name: /^Historique \(1\)/ }));
      await dashboard.dialog.getByRole('columnheader').first().waitFor();
      await head.press('Escape');
      expect(await seriousFaults(page)).toEqual([]);
      await page.setViewportSize(VIEWPORTS.medium);
      const frame = page.getByRole('region', { name: 'Personnes et leurs valorisations' });
      await becomes(async () => (await frame.evaluate((element) => element.scrollWidth)) >= 1285, true);

      await dashboard.nameLink('Belkacem Karim').focus();
      await head.press('n', '/', '?', 'ArrowDown');
      await hasFocus(dashboard.nameLink('Étienne Camille'));
      expect(await dashboard.dialog.count()).toBe(0);
      expect(page.url()).toMatch(/#\/dashboard$/);
    },
    WALK_MS,
  );
});
