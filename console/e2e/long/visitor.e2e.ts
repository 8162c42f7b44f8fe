/** What a visitor finds around the public pages, and what the browser has to load for it. */
import { describe, expect, it } from '@jest/globals';
import type { Person } from '../support/person.js';
import { seriousFaults } from '../support/axe.js';
import { becomes, hasFocus } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

/** A text inside the component library, whatever the name of its chunk. */
const LIBRARY_MARK = 'data-react-aria-pressable';

/** The loaded scripts that contain the library. */
function libraryScripts({ page }: Person): () => Promise<string[]> {
  const scripts: Promise<string | null>[] = [];
  page.on('response', (response) => {
    // A cached script was read when it was first answered.
    if (!response.url().endsWith('.js') || response.status() === 304) return;
    scripts.push(response.text().then((text) => (text.includes(LIBRARY_MARK) ? response.url() : null)));
  });
  return async () => (await Promise.all(scripts)).filter((url) => url !== null);
}

describe('a visitor', () => {
  const tool = useConsole();

  it(
    'opens the folded menu by keyboard or touch, and leaves through it, without the component library',
    async () => {
      const person = await tool.visit('phone');
      const { page } = person;
      const library = libraryScripts(person);
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      const opener = person.button('Menu').first();
      await person.goTo('/');
      await person.tabTo(opener);
      await person.press('Enter');
      await menu.getByRole('link', { name: 'Actualités' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await person.press('Tab', 'Escape');
      await menu.waitFor({ state: 'hidden' });
      await hasFocus(opener);

      await person.click(opener);
      await person.click(menu.getByRole('link', { name: 'Actualités' }));
      await person.heading('Actualités').waitFor();
      await menu.waitFor({ state: 'hidden' });
      await person.click(opener);
      await page.goBack();
      await menu.waitFor({ state: 'hidden' });
      expect(await library()).toEqual([]);

      await person.signInByForm();
      await becomes(async () => (await library()).length, 1);
    },
    WALK_MS,
  );

  it(
    'is informed that an address names no page, and finds the way from there',
    async () => {
      const person = await tool.visit();
      const { page } = person;
      const answer = await page.goto(new URL('/nimporte/quoi?x=1', tool.product.url).href);
      expect(answer?.status()).toBe(404);
      await person.heading('Page introuvable').waitFor();
      expect(page.url()).toBe(new URL('/#/nimporte/quoi?x=1', tool.product.url).href);
      await person.click(person.link('Retourner à l’accueil'));
      await page.getByRole('complementary', { name: 'Un exemple' }).getByText('À verser au moins').waitFor();
      // An address of the console without its # opens its page.
      await page.goto(new URL('/signup', tool.product.url).href);
      await person.heading('Créer un compte').waitFor();

      // The server has a newer build: the files that this page still needs are gone.
      await page.route('**/assets/*', async (route) => route.fulfill({ status: 404 }));
      await page.evaluate(() => window.location.assign('#/estimation'));
      await page.getByRole('heading', { name: 'Une nouvelle version est disponible' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.unroute('**/assets/*');
      await person.click(person.button('Recharger la page'));
      await person.heading('Quelle fonction la personne exerce-t-elle ?').waitFor();
    },
    WALK_MS,
  );
});
