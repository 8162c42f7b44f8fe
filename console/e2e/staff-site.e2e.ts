/** A new member of staff renames the body and changes the menus, from the screens alone. */
import { describe, expect, it } from '@jest/globals';
import { faults } from './support/faults.js';
import { hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('what stands around every page', () => {
  const tool = useConsole();

  it(
    'is renamed, coloured and ordered by keyboard, seen before it is published, and read by visitors',
    async () => {
      const staff = await tool.visit();
      await staff.openAs('staff@demo.example', '/admin');
      await staff.inMenu('Identité').waitFor();
      staff.startCounting();
      await staff.click(staff.inMenu('Identité'));
      await staff.heading('Identité').waitFor();
      await staff.page.getByLabel('Nom du site').fill('Emplois des fermes');
      const accent = staff.page.getByRole('textbox', { name: 'Couleur d’accent', exact: true });
      await accent.fill('#d98a3d');
      await staff.page
        .getByText(/il faut 4,5/)
        .first()
        .waitFor();
      await staff.page.getByText('2 changements non publiés').waitFor();
      expect(await faults(staff, ['phone'])).toEqual([]);
      await staff.click(staff.button('Prendre'));
      const site = staff.page.frameLocator('iframe[title^="Site"]');
      await site.getByText('Emplois des fermes').first().waitFor();
      await staff.page.frameLocator('iframe[title="Message"]').getByText('L’équipe Emplois des fermes').waitFor();
      await staff.click(staff.button('Publier l’identité'));
      await staff.page.getByText(/^L’identité est publiée/).waitFor();
      expect(staff.steps).toBeLessThanOrEqual(8);

      await staff.click(staff.inMenu('Menus'));
      await staff.heading('Menus').waitFor();
      const down = staff.button('Descendre FAQ').first();
      await down.focus();
      await staff.page.keyboard.press('Enter');
      await hasFocus(staff.button('Descendre FAQ').first());
      await staff.page.getByText('FAQ : 3 sur 4').waitFor();
      await staff.button('Retirer Actualités').first().click();
      await staff.button('Annuler le retrait').click();
      await staff.button('Retirer Actualités').first().click();
      expect(await faults(staff, ['wide'])).toEqual([]);
      await staff.click(staff.button('Publier les menus'));
      await staff.page.getByText(/^Les menus sont publiés/).waitFor();

      await staff.page.goto(`${tool.product.url}/faq`);
      const menu = staff.page.getByRole('navigation', { name: 'Menu principal' }).first();
      expect(await menu.getByRole('link').allTextContents()).toEqual([
        'Convention collective',
        "Présentation de l'outil",
        'FAQ',
      ]);
      await staff.page
        .getByRole('link', { name: /Emplois des fermes/ })
        .first()
        .waitFor();
      expect(await staff.page.title()).toBe('FAQ · Emplois des fermes');
    },
    WALK_MS,
  );
});
