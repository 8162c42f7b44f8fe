/** Staff open an account while its head is on the phone, and remind several people at once. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { VIEWPORTS } from './support/browser.js';
import { faults, inTurn } from './support/faults.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('staff, on the phone with a head,', () => {
  const tool = useConsole();

  it(
    'open the account in four clicks, correct its address, and remind two people in three clicks',
    async () => {
      const staff = await tool.visit();
      await staff.openAs('staff@demo.example', '/admin');
      const menu = staff.inMenu('Comptes');
      await menu.waitFor();
      staff.startCounting();
      await staff.click(menu);
      await staff.click(staff.link('Ouvrir un compte'));
      const field = (name: string) => staff.page.getByRole('textbox', { name });
      await staff.fill(field('Numéro SIRET'), '77500015100016');
      await staff.fill(field('Nom de l’établissement'), 'Maison familiale des Vignes');
      await staff.fill(field('Adresse postale'), '8 chemin des Vignes, 33000 Bordeaux');
      await staff.fill(field('Prénom'), 'Nadia');
      await staff.fill(staff.page.getByRole('textbox', { name: 'Nom', exact: true }), 'Ferrand');
      await staff.fill(field('Adresse e-mail'), 'direction@demo.example');
      // The register's words are for staff; an applicant would read that the request is examined.
      await staff.page
        .getByText(/registre public.*avec la personne|que la personne vous donne/)
        .first()
        .waitFor();
      await staff.click(staff.button('Ouvrir le compte'));
      await staff.page.getByText('Cette adresse e-mail est déjà celle d’un compte.').waitFor();
      expect(await faults(staff, inTurn(0))).toEqual([]);
      await staff.fill(field('Adresse e-mail'), 'nadia@vignes.exemple');
      await staff.click(staff.button('Ouvrir le compte'));
      await staff.page.getByText('Le compte est ouvert, le message d’activation est parti.').waitFor();
      expect(staff.clicks).toBeLessThanOrEqual(4);

      await staff.click(staff.link('Nadia Ferrand'));
      await staff.click(staff.button('Changer l’adresse e-mail'));
      const dialog = staff.page.getByRole('dialog');
      await staff.fill(dialog.getByLabel('Nouvelle adresse e-mail'), 'nadia@vignes.example');
      await staff.click(dialog.getByRole('button', { name: 'Changer l’adresse' }));
      await staff.page.getByText('L’adresse est changée, le message d’activation y est parti.').waitFor();
      await staff.page.getByRole('definition').getByText('nadia@vignes.example').waitFor();
      expect(await faults(staff, inTurn(1))).toEqual([]);

      await staff.goTo('/admin/accounts?filter={"state":"invited"}');
      await staff.link('Nadia Ferrand').waitFor();
      staff.startCounting();
      await staff.click(staff.page.getByRole('columnheader').getByRole('checkbox'));
      await staff.click(
        staff.button('Renvoyer l’activation').and(staff.page.locator('[data-test="bulk-actions-toolbar"] button')),
      );
      await staff.click(staff.button('Renvoyer l’activation de 2 comptes'));
      await staff.page.getByText('Message d’activation renvoyé pour 2 comptes.').waitFor();
      expect(staff.clicks).toBeLessThanOrEqual(3);
    },
    WALK_MS,
  );

  itFurther(
    'save a view of the accounts, leave a column out and move another; all are there on the next visit, without the typed words',
    async () => {
      const staff = await tool.visit();
      await staff.openAs('staff@demo.example', '/admin/accounts?filter={"kind":"main","q":"demo"}');
      await staff.link('Claire Morvan').waitFor();
      staff.startCounting();
      await staff.click(staff.button('Enregistrer cette vue'));
      await staff.fill(staff.page.getByRole('dialog').getByLabel('Nom de la vue'), 'Directions');
      await staff.click(staff.page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }));
      const view = staff.page
        .getByRole('navigation', { name: 'Vues de la liste' })
        .getByRole('link', { name: 'Directions' });
      await view.and(staff.page.locator('[aria-current="page"]')).waitFor();
      expect(staff.clicks).toBeLessThanOrEqual(2);
      await staff.click(staff.button('Colonnes'));
      await staff.click(staff.page.getByRole('checkbox', { name: 'Connexion' }));
      await staff.click(staff.button('Placer avant : Compte'));
      await staff.page.keyboard.press('Escape');
      await staff.page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await faults(staff, inTurn(2))).toEqual([]);

      await staff.page.setViewportSize(VIEWPORTS.wide);
      await staff.openAs('staff@demo.example', '/admin/accounts');
      await staff.link('Hugo Lemaître').waitFor();
      expect(await staff.page.getByRole('columnheader', { name: 'Connexion' }).count()).toBe(0);
      const heads = await staff.page.getByRole('columnheader').allTextContents();
      expect(heads.indexOf('Compte')).toBe(heads.indexOf('Établissement') - 1);
      await staff.click(view);
      await staff.link('Hugo Lemaître').waitFor({ state: 'detached' });
      expect(staff.page.url()).not.toContain('demo%22');
      await staff.click(staff.button('Retirer cette vue'));
      await view.waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  itFurther(
    'give an establishment another SIRET, with the reason that the form then asks for',
    async () => {
      const staff = await tool.visit();
      await staff.openAs('staff@demo.example', '/admin/establishments/1/show');
      await staff.click(staff.link(/^Modifier/));
      const siret = staff.page.getByRole('textbox', { name: 'Numéro SIRET' });
      await siret.waitFor();
      expect(await staff.page.getByLabel('Motif du changement de SIRET').count()).toBe(0);
      await staff.fill(siret, '775 000 144 00011');
      await staff.click(staff.page.getByLabel('Motif du changement de SIRET'));
      await staff.click(staff.page.getByRole('option', { name: 'L’établissement a changé d’adresse' }));
      expect(await faults(staff, inTurn(1))).toEqual([]);
      await staff.click(staff.button('Enregistrer'));
      await staff.page.getByText('L’établissement est modifié.').waitFor();
      await staff.page.getByText('775 000 144 00011').first().waitFor();
    },
    WALK_MS,
  );
});
