/** What a visitor reads and takes along: news and documents. */
import { describe, expect, it } from '@jest/globals';
import { seriousFaults } from './support/axe.js';
import { overflow } from './support/overflow.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const WIDTHS = [1440, 900, 390];

describe('a visitor', () => {
  const tool = useConsole();

  it(
    'searches the news, reads an article and finds those beside it',
    async () => {
      const person = await tool.visit();
      const { page } = person;
      await person.goTo('/actualites');
      const articles = page.getByRole('main').getByRole('listitem');
      await page.getByText('9\u00a0articles').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(person)).toBe(0);
      }

      await page.getByRole('searchbox', { name: 'Mots recherchés' }).fill('programmes inexistants');
      await person.press('Enter');
      await page.getByRole('heading', { name: 'Aucun résultat' }).waitFor();
      await person.click(person.button('Tout afficher'));
      await page.getByRole('combobox', { name: 'Type d’article' }).selectOption('Vie de l’outil');
      await page.getByText('2\u00a0articles').waitFor();
      expect(await articles.count()).toBe(2);

      await person.click(person.link('Reprendre ses données depuis un tableur'));
      await person.heading('Reprendre ses données depuis un tableur').waitFor();
      await page.getByText('rien n’est enregistré avant la confirmation').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await person.click(person.link('Associer une collaboratrice ou un collaborateur'));
      await person.heading('Associer une collaboratrice ou un collaborateur').waitFor();

      await person.goTo('/actualites/999999');
      await page.getByRole('heading', { name: 'Cet article n’est pas disponible' }).waitFor();
    },
    WALK_MS,
  );

  it(
    'finds a document by a word and downloads it under its name',
    async () => {
      const person = await tool.visit('phone');
      const { page } = person;
      await person.goTo('/documents?q=entretien&type=modele');
      await page.getByText('1\u00a0document').waitFor();
      await page.getByText(/PDF, \d+\u00a0ko/).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const download = await person.download(person.button('Télécharger «\u00a0Trame d’entretien\u00a0»'));
      expect(download.suggestedFilename()).toBe('trame-entretien.pdf');
    },
    WALK_MS,
  );
});
