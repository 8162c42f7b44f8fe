/** Staff and public content: writing it, choosing when it appears, and two people who write at once. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { faults, inTurn } from './support/faults.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('the content of the portal', () => {
  const tool = useConsole();

  const enter = async (email: string, path = '/admin', given?: Person) => {
    const person = given ?? (await tool.visit());
    await person.openAs(email, path);
    await person.inMenu('Pages').waitFor();
    person.startCounting();
    return person;
  };
  const listed = (person: Person, title: string) => person.page.getByRole('cell').getByRole('link', { name: title });
  const text = (person: Person) => person.page.getByRole('textbox', { name: 'Texte' });
  const kept = (person: Person) => person.page.getByText(/^Votre texte est conservé/).waitFor();
  /** Reads again what changes, and publishes. */
  const publish = async (person: Person, message: string) => {
    await person.click(person.button('Relire et publier'));
    await person.click(person.page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }));
    await waitForMessage(person, message);
  };
  const waitForMessage = (person: Person, message: string) => person.page.getByText(message).first().waitFor();

  it(
    'is published as an article and read on the portal, in at most 8 clicks from the dashboard',
    async () => {
      const staff = await enter('staff@demo.example');
      await staff.click(staff.inMenu('Actualités'));
      await staff.heading('Actualités').waitFor();
      await staff.click(staff.link('Nouvelle actualité'));
      await staff.page.getByLabel(/^Titre/).fill('La réunion de rentrée');
      await staff.click(staff.button('Créer l’actualité'));
      await waitForMessage(staff, 'Le brouillon est créé.');
      // A title alone is not published; the missing text is named.
      await staff.button('Relire et publier').click();
      const review = staff.page.getByRole('dialog', { name: 'Relire et publier' });
      await review.getByRole('button', { name: 'Publier', exact: true }).click();
      await review.getByRole('button', { name: /^Corriger\s: Texte\s: Écrivez le texte avant de publier/ }).click();
      await hasFocus(text(staff));
      await text(staff).fill('Elle a lieu le premier lundi.');
      await text(staff).press('Tab');
      expect(
        await staff.page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')),
      ).toBe('Aperçu');
      await staff.click(staff.page.getByRole('toolbar').getByRole('button', { name: 'Image' }));
      const given = staff.page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
      await staff.page.route('**/admin/media?kind=*', () => undefined, { times: 1 });
      const picture = { name: 'salle.png', mimeType: 'image/png', buffer: await staff.page.screenshot() };
      const file = staff.page.locator('input[type="file"]');
      await file.setInputFiles(picture);
      await staff.page.getByRole('button', { name: 'Annuler l’envoi de salle.png' }).click();
      await given;
      await staff.page.getByText('Envoi annulé').waitFor();
      await file.setInputFiles(picture);
      await staff.page.getByLabel('Texte de remplacement').fill('La salle de réunion');
      await staff.press('Enter');
      await hasFocus(text(staff));
      await kept(staff);
      await publish(staff, 'Le contenu est publié.');
      const link = staff.link('Voir sur le portail');
      const address = await link.getAttribute('href');
      // Plus the choice of the file, and the last click, which leads to the portal.
      expect(staff.steps + 2).toBeLessThanOrEqual(8);
      expect(await faults(staff, inTurn(0))).toEqual([]);

      await text(staff).press('End');
      await staff.click(staff.page.getByRole('toolbar').getByRole('button', { name: 'Montant' }));
      await staff.page.getByLabel('Point, plancher, fonction').fill('secretaire comptable');
      await staff.page.getByLabel('Années d’ancienneté').fill('8');
      await staff.click(staff.page.getByRole('button', { name: /^Secrétaire-comptable, 8\s ?ans.*1\s942,89\s€/ }));
      await publish(staff, 'Les modifications sont enregistrées.');

      const visitor = await tool.visit();
      await visitor.page.goto(new URL(address ?? '', `${tool.product.url}/`).href);
      await visitor.heading('La réunion de rentrée').waitFor();
      const shown = visitor.page.getByRole('img', { name: 'La salle de réunion' });
      await becomes(async () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);
      await visitor.page.getByText('1\u00a0942,89\u00a0€').first().waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'is a document made of an uploaded file, replaced by another, and downloaded with its name and type',
    async () => {
      const staff = await enter('staff@demo.example', '/admin/documents');
      const pick = async (name: string, mimeType: string, content: string) => {
        await staff.page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
        await staff.page.getByText(name).waitFor();
      };
      await staff.click(staff.link('Nouveau document'));
      await staff.page.getByLabel(/^Titre/).fill('Le calendrier des réunions');
      await staff.click(staff.button('Créer le document'));
      await staff.page.getByText('Cette information est obligatoire.').waitFor();
      await staff.click(staff.button('Choisir un fichier'));
      await pick('calendrier.csv', 'text/csv', 'Mois;Jour\nMars;3\n');
      await staff.click(staff.button('Créer le document'));
      await waitForMessage(staff, 'Le brouillon est créé.');
      await publish(staff, 'Le contenu est publié.');
      await staff.click(staff.button('Remplacer le fichier'));
      await pick('calendrier-2027.txt', 'text/plain', 'Le 3 mars');
      // The preview describes the new file before it is published.
      await staff.page
        .frameLocator('iframe[title^="La page"]')
        .getByText(/^Guide, TXT/)
        .waitFor();
      await publish(staff, 'Les modifications sont enregistrées.');
      expect(await faults(staff, inTurn(1))).toEqual([]);

      // A draft that was never published goes from its own page.
      await staff.click(staff.inMenu('Documents'));
      await staff.click(staff.link('Nouveau document'));
      await staff.page.getByLabel(/^Titre/).fill('Un essai');
      await staff.click(staff.button('Choisir un fichier'));
      await pick('essai.txt', 'text/plain', 'Essai');
      await staff.click(staff.button('Créer le document'));
      await staff.click(staff.button('Supprimer'));
      await staff.click(staff.page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }));
      await waitForMessage(staff, 'Le brouillon est supprimé.');
      await listed(staff, 'Le calendrier des réunions').waitFor();
      expect(await listed(staff, 'Un essai').count()).toBe(0);

      const visitor = await tool.visit();
      await visitor.page.goto(`${tool.product.url}/documents`);
      const shown = visitor.page.getByRole('listitem').filter({ hasText: 'Le calendrier des réunions' });
      await shown.getByText(/^Guide, TXT/).waitFor();
      const [download] = await Promise.all([
        visitor.page.waitForEvent('download'),
        shown.getByRole('link', { name: /^Télécharger/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('calendrier-2027.txt');
    },
    WALK_MS,
  );

  itFurther(
    'is scheduled for tomorrow, in at most 6 steps from the dashboard',
    async () => {
      const staff = await enter('staff@demo.example');
      await staff.click(staff.inMenu('Pages'));
      await staff.click(listed(staff, 'Accessibilité'));
      await staff.click(staff.button('Relire et publier'));
      await staff.click(staff.page.getByLabel('À une date'));
      await staff.page.getByText(/^Ce contenu est visible aujourd’hui/).waitFor();
      expect(await seriousFaults(staff.page)).toEqual([]);
      await staff.click(staff.button('Programmer'));
      await waitForMessage(staff, 'La publication est programmée.');
      expect(staff.steps).toBeLessThanOrEqual(6);
      await staff.page.getByText(/^Programmé\s: visible à partir du .*08:00\.$/).waitFor();
      await staff.button('Relire et publier').click();
      await staff.page.getByLabel('Maintenant').click();
      await staff.page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click();
      await waitForMessage(staff, 'Le contenu est publié.');
    },
    WALK_MS,
  );

  itFurther(
    'loses nothing when two people write one page: both texts are shown, and the choice is made by field',
    async () => {
      const [one, other] = [
        await enter('staff@demo.example', '/admin/pages'),
        await enter('admin@demo.example', '/admin/pages'),
      ];
      for (const person of [one, other]) await person.click(listed(person, 'FAQ'));
      const title = (person: Person) => person.page.getByLabel('Titre', { exact: true });
      const intro = (person: Person) => person.page.getByLabel('Introduction', { exact: true });
      await intro(one).fill('Les questions de la rentrée.');
      await kept(one);
      await title(other).fill('Vos questions');
      await kept(other);
      await other.page.getByText('Sophie Garnier modifie ce contenu en ce moment.').waitFor();

      // Closing the tab saves its last words.
      await one.page.goto('about:blank');
      const again = await enter('staff@demo.example', '/admin/pages', one);
      await again.click(listed(again, 'FAQ'));
      await becomes(async () => intro(again).inputValue(), 'Les questions de la rentrée.');
      const shown = again.page.frameLocator('iframe[title="La page, avec ce que vous avez saisi"]');
      await shown.getByText('Les questions de la rentrée.').waitFor();

      await publish(other, 'Les modifications sont enregistrées.');
      await title(again).fill('Nos questions');
      await kept(again);
      await again.click(again.button('Relire et publier'));
      await again.click(again.page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }));
      await again.page.getByText(/^Ce contenu a été modifié par une autre personne/).waitFor();
      expect(await title(again).inputValue()).toBe('Nos questions');
      await again.click(again.button('Comparer les deux textes'));
      const dialog = again.page.getByRole('dialog');
      await dialog.locator('del').getByText('Vos').waitFor();
      // The whole text of the page is compared: its amounts are read with their values.
      await dialog
        .getByText(/20,80\s€ \[/)
        .first()
        .waitFor();
      expect(await dialog.getByText('{{').count()).toBe(0);
      expect(await faults(again, inTurn(1))).toEqual([]);
      await again.click(dialog.getByRole('radio', { name: 'Prendre l’autre texte' }).last());
      await again.click(dialog.getByRole('radio', { name: 'Prendre l’autre texte' }).first());
      await again.click(dialog.getByRole('radio', { name: 'Garder mon texte' }).last());
      await again.click(again.button('Reprendre avec ces choix'));
      await waitForMessage(again, 'Les deux textes sont réunis. Relisez, puis enregistrez ou publiez.');
      await becomes(
        async () => [await title(again).inputValue(), await intro(again).inputValue()].join(' | '),
        'Vos questions | Les questions de la rentrée.',
      );
      await publish(again, 'Les modifications sont enregistrées.');

      await again.click(again.button('Voir\u00a0: Texte d’origine'));
      await again.page.getByRole('dialog').locator('ins').getByText('rentrée').waitFor();
      expect(await seriousFaults(again.page)).toEqual([]);
      await again.click(again.button('Restaurer cette version'));
      await again.click(again.page.getByRole('dialog').last().getByRole('button', { name: 'Restaurer cette version' }));
      await waitForMessage(again, 'La version est restaurée.');
      await becomes(async () => title(again).inputValue(), 'FAQ');
    },
    WALK_MS,
  );
});
