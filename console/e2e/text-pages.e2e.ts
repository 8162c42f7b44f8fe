/** What a visitor reads in the pages of text: their contents, tables and questions. */
import { describe, expect, it } from '@jest/globals';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { overflow } from './support/overflow.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** The widest and the narrowest; `npm run test:long` has one between them. */
const WIDTHS = scaled({ part: [1440, 390], all: [1440, 900, 390] });

describe('a visitor', () => {
  const tool = useConsole();

  it(
    'reads the pages of text from the server, with the amounts and tables of the grid in force',
    async () => {
      const person = await tool.visit();
      const { page } = person;
      // Without the server's text the shipped one is shown; only the server fills in amounts.
      await page.route('**/v1/user/page/**', async (route) => route.fulfill({ status: 503, body: '{}' }));
      await person.goTo('/convention-collective');
      await page.getByText('le point vaut … par an').waitFor();
      await page.unroute('**/v1/user/page/**');
      await person.click(person.button('Réessayer'));
      await page.getByText('le point vaut 20,80\u00a0€ par an').waitFor();
      const categories = page.getByRole('region', { name: 'Indice de base par catégorie' });
      await categories.getByRole('cell', { name: '850' }).waitFor();
      await page.getByRole('row', { name: 'Plancher de la branche 1\u00a0825,20\u00a0€' }).waitFor();
      await page.getByRole('row', { name: 'Minimum de l’emploi 1\u00a0942,89\u00a0€' }).waitFor();
      await person.click(page.getByText('Autonomie responsabilisante', { exact: true }));
      const autonomy = page.getByRole('region', { name: 'Autonomie responsabilisante\u00a0: points par degré' });
      const heads = autonomy.getByRole('columnheader');
      expect(await heads.allTextContents()).toEqual([
        'Degré',
        'Ouvrier employé',
        'Technicien, agent de maîtrise',
        'Cadre',
      ]);
      expect(await seriousFaults(page)).toEqual([]);
      // On a phone the reader chooses one category.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('group', { name: 'Catégorie' }).getByText('Cadre').click();
      expect(await heads.filter({ visible: true }).allTextContents()).toEqual(['Degré', 'Cadre']);
      expect(await seriousFaults(page)).toEqual([]);
      const contents = page.getByRole('navigation', { name: 'Sur cette page' });
      const current = async () => contents.locator('[aria-current]').textContent();
      for (let times = 0; times < 2; times++) {
        await person.click(contents.getByRole('link', { name: 'Les formations' }));
        await hasFocus(page.getByRole('heading', { name: 'Les formations' }));
        await becomes(current, 'Les formations');
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      }
      await person.press('End');
      await becomes(current, 'Cas particuliers');
      for (const path of ['/convention-collective', '/faq', '/mention_legale', '/aide-pratique']) {
        await person.goTo(path);
        await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
        expect(await seriousFaults(page)).toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect([path, await overflow(person)]).toEqual([path, 0]);
        }
      }
      const letters = page.getByRole('navigation', { name: 'Lettres du glossaire' });
      await person.click(letters.getByRole('link', { name: 'Q' }));
      await hasFocus(page.locator('[data-section=lettre-q]').filter({ hasText: /^Quotité/ }));
    },
    WALK_MS,
  );

  itFurther(
    'opens the question that an address names, searches among the others, and keeps what was read when the server is away',
    async () => {
      const person = await tool.visit('phone');
      const { page } = person;
      await person.goTo('/faq?q=combien-vaut-le-point');
      await page.getByText('Le point vaut 20,80\u00a0€ par an').waitFor();
      await hasFocus(page.locator('summary', { hasText: 'Combien vaut le point' }));
      await page.getByRole('searchbox', { name: 'Chercher une question' }).fill('mayotte smic');
      await person.press('Enter');
      await page.getByText('1\u00a0question').waitFor();
      await page.getByRole('searchbox', { name: 'Chercher une question' }).fill('xylophone');
      await person.press('Enter');
      await person.click(person.link('Toutes les questions'));

      await page.route('**/v1/user/page/**', async (route) => route.fulfill({ status: 500, body: '{}' }));
      await person.goTo('/cgu');
      await page.getByText('Chaque compte est personnel').waitFor();
      await person.goTo('/faq');
      await page.getByText('Ce texte est celui que vous avez déjà ouvert').waitFor();
    },
    WALK_MS,
  );
});
