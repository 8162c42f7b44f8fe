/** The first day of an establishment: a file, one person, or an example to look at. */
import { describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { csv } from '../../backend/test/support/spreadsheets.js';
import { seriousFaults } from './support/axe.js';
import { LAYOUTS, VIEWPORTS } from './support/browser.js';
import { overflow } from './support/overflow.js';
import { becomes } from './support/settled.js';
import { rowsOf } from './support/rows-of.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** The establishment that has one profile. */
const OTHER_HEAD = emailOf('otherMain');

describe('an establishment without valuations', () => {
  const tool = useConsole();

  it(
    'is offered three ways to begin: a file that is read at once, a first person, and an example to look at',
    async () => {
      const client = await signIn(tool.product.url, OTHER_HEAD);
      for (const id of await rowsOf(client, 'Aubry Pauline')) await client.post(`/v1/valor/delete/${id}`, {});
      const head = await tool.signIn('wide', OTHER_HEAD);
      const { page } = head;
      const first = page.getByRole('region', { name: 'Premiers pas' });
      await first.getByText('Aucune donnée à afficher pour le moment').waitFor();
      for (const layout of LAYOUTS) {
        await page.setViewportSize(VIEWPORTS[layout]);
        expect([layout, await overflow(head), await seriousFaults(page)]).toEqual([layout, 0, []]);
      }
      await page.setViewportSize(VIEWPORTS.wide);

      await head.click(head.button('Ouvrir l’exemple'));
      const example = page.getByRole('dialog');
      await becomes(
        async () =>
          example.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
        [true, true],
      );
      for (const name of ['Le résultat, en PDF', 'Le dossier d’entretien, en PDF', 'La fiche de poste, en PDF']) {
        const file = await head.download(example.getByRole('link', { name }));
        expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      }
      expect(await seriousFaults(page)).toEqual([]);
      await head.press('Escape');

      const school = csv(['Profil', 'Fonction'], [['Leroux Anne', 'Agent de service']]);
      await head.attach(first.getByLabel('Choisir un fichier'), 'equipe.csv', school);
      await head.heading('Vérifiez ce que l’outil a lu').waitFor();
      await head.goTo('/dashboard');
      await head.fill(first.getByLabel('Rechercher une fonction'), 'infirmière');
      await head.click(first.getByRole('option', { name: /^Infirmier/ }));
      await head.heading(/^Qui exerce cette fonction/).waitFor();
      await page.getByText('Infirmier').first().waitFor();
    },
    WALK_MS,
  );
});
