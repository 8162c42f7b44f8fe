/** A new member of staff renames the body, changes the menus, the home page and makes a page, from the screens alone. */
import { describe, expect, it } from '@jest/globals';
import { picture } from '../../backend/test/support/media-files.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { faults } from './support/faults.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
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

  const publish = async (staff: Person) => {
    await staff.click(staff.button('Relire et publier'));
    await staff.click(staff.page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }));
  };
  const preview = (staff: Person) => staff.page.frameLocator('iframe[title="La page, avec ce que vous avez saisi"]');

  itFurther(
    'has a home page that is rewritten beside its preview at both widths, in at most 8 clicks',
    async () => {
      const staff = await tool.visit();
      await staff.openAs('staff@demo.example', '/admin');
      await staff.inMenu('Pages').waitFor();
      staff.startCounting();
      await staff.click(staff.inMenu('Pages'));
      await staff.click(staff.page.getByRole('cell').getByRole('link', { name: /^Combien verser/ }));
      await staff.page.getByLabel('Introduction', { exact: true }).fill('Vos minimums, en trois clics.');
      const shown = preview(staff);
      await shown.getByText('Vos minimums, en trois clics.').waitFor();
      const width = async () => shown.locator('html').evaluate(({ clientWidth }) => clientWidth);
      expect(await width()).toBe(1440);
      await staff.click(staff.button('Téléphone'));
      await becomes(width, 390);

      // The section that is chosen in the form is framed on the page, and the other way round.
      const framed = (at: number) =>
        shown.locator(`[data-at="${at}"]`).evaluate((place) => getComputedStyle(place).outlineStyle === 'solid');
      await staff.click(staff.page.locator('summary', { hasText: 'Actualités' }));
      await becomes(async () => framed(3), true);
      await shown.getByText('Vos minimums, en trois clics.').waitFor();
      await shown.getByRole('heading', { name: 'Classer' }).click();
      await hasFocus(staff.page.locator('summary', { hasText: 'Classer, Expliquer, Suivre' }));
      await becomes(async () => framed(2), true);

      await staff.page.getByText('1 changement non publié').waitFor();
      expect(await faults(staff, ['phone', 'wide'])).toEqual([]);
      await publish(staff);
      await staff.page.getByText('Les modifications sont enregistrées.').waitFor();
      expect(staff.clicks).toBeLessThanOrEqual(8);
      await staff.page.goto(tool.product.url);
      await staff.page.getByText('Vos minimums, en trois clics.').waitFor();
    },
    WALK_MS,
  );

  it(
    'has a new page with a picture, a table and a document, put into the menu, whose old address leads to it',
    async () => {
      const staff = await tool.visit();
      const { page } = staff;
      const add = async (part: string) =>
        staff.click(page.getByRole('button', { name: `Ajouter\u00a0: ${part}`, exact: true }));
      await staff.openAs('staff@demo.example', '/admin');
      await staff.inMenu('Pages').waitFor();
      staff.startCounting();
      await staff.click(staff.inMenu('Pages'));
      await staff.click(staff.link('Nouvelle page'));
      await page.getByLabel(/^Titre/).fill('Les congés payés');
      await staff.click(staff.button('Créer la page'));
      await add('rubrique');
      await page.getByRole('textbox', { name: 'Titre de la rubrique' }).fill('Combien de semaines');
      await add('image à côté');
      await staff.click(staff.button('Choisir une image'));
      const buffer = await (await picture(600, 400)).png().toBuffer();
      await page.locator('input[type="file"]').setInputFiles({ name: 'pre.png', mimeType: 'image/png', buffer });
      await page.getByLabel('Texte de remplacement').fill('Un pré');
      await staff.press('Enter');
      await add('tableau de la grille');
      await add('documents à télécharger');
      await staff.click(page.getByRole('combobox', { name: 'Document 1' }));
      await staff.click(page.getByRole('option').nth(1));
      await preview(staff).getByRole('img', { name: 'Un pré' }).waitFor();
      await publish(staff);
      await page.getByText('Le contenu est publié.').waitFor();
      const editor = page.url();
      await staff.click(staff.inMenu('Menus'));
      await staff.click(staff.button('Ajouter un lien').first());
      await page.getByLabel('Mène à').fill('Les congés payés');
      await staff.click(page.getByRole('option', { name: 'Les congés payés' }));
      await staff.click(staff.button('Publier les menus'));
      await page.getByText(/^Les menus sont publiés/).waitFor();
      expect(staff.clicks).toBeLessThanOrEqual(16);

      // The file opens over the library, with what it shows and where it is used.
      await staff.inMenu('Médiathèque').click();
      await staff.link('pre.webp').click();
      const file = page.getByRole('dialog', { name: 'pre.webp' });
      await file.getByRole('link', { name: 'Les congés payés' }).waitFor();
      await file.getByLabel('Texte de remplacement').fill('Un pré vert');
      expect(await faults(staff, ['wide'])).toEqual([]);
      await file.getByRole('button', { name: 'Enregistrer' }).click();
      await file.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).hash).toMatch(/media(\?|$)/);

      await page.goto(editor);
      const address = await page.getByText(/^Adresse\s:/).innerText();
      await staff.button('Changer l’adresse').click();
      await page.getByLabel('Nouvelle adresse').fill('conges');
      await staff.press('Enter');
      await page.getByText(/^L’adresse est changée/).waitFor();

      const leads = (from: string) => async () =>
        (await fetch(new URL(from, tool.product.url), { redirect: 'manual' })).headers.get('location');
      await becomes(leads(address.replace(/^[^/]*/, '')), '/conges');
      // An address of the former site leads to the page too.
      await staff.button('Faire suivre une ancienne adresse').click();
      await page.getByRole('textbox', { name: 'Ancienne adresse' }).fill('/faq');
      await staff.press('Enter');
      await page.getByText(/^Cette adresse est celle d’une page ou d’un écran/).waitFor();
      await page.getByRole('textbox', { name: 'Ancienne adresse' }).fill('/conges-2019');
      expect(await faults(staff, ['wide'])).toEqual([]);
      await staff.press('Enter');
      await page.getByText('L’ancienne adresse mène à cette page.').waitFor();
      await becomes(leads('/conges-2019'), '/conges');
      await page.goto(`${tool.product.url}/conges`);
      await page.getByRole('img', { name: 'Un pré' }).waitFor();
      await page.getByRole('table').first().waitFor();
      await page.getByRole('link', { name: /^Télécharger/ }).waitFor();
      await page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: 'Les congés payés' })
        .first()
        .waitFor();
    },
    WALK_MS,
  );
});
