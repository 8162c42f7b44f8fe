/** Public pages at their own addresses: documents that need no script, and the tool one step behind the home page. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousFaults } from './support/axe.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** Words of the rendered home page, which the tool's own pages do not contain. */
const HOME = 'Combien verser au moins';

async function shownFrames(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shownFrames') as string[]);
}

describe('the portal', () => {
  const tool = useConsole();

  it(
    'leads a visitor through documents, without errors of the page’s policy, to the tool',
    async () => {
      const { page } = await tool.visit();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.goto(`${tool.product.url}/`);
      await page.getByRole('link', { name: 'Convention collective', exact: true }).first().click();
      expect(new URL(page.url()).pathname).toBe('/convention-collective');
      await page.getByRole('heading', { level: 1, name: 'Convention collective' }).waitFor();
      const contents = page.getByRole('navigation', { name: 'Sur cette page' });
      await contents.getByRole('link', { name: 'Les planchers' }).click();
      expect(page.url()).toMatch(/\/convention-collective#les-planchers$/);
      await hasFocus(page.getByRole('heading', { name: 'Les planchers' }));
      // Without a script, the browser itself marks the section being read.
      const current = async () => page.evaluate(() => document.querySelector(':target-current')?.textContent);
      await becomes(current, 'Les planchers');
      await page.getByRole('link', { name: 'Actualités', exact: true }).first().click();
      await page.getByRole('combobox', { name: 'Type d’article' }).selectOption('Vie de l’outil');
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await page.getByText('2\u00a0articles').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Reprendre ses données depuis un tableur' }).click();
      expect(new URL(page.url()).pathname).toMatch(/^\/actualites\/\d+-reprendre-ses-donnees-depuis-un-tableur$/);
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Connexion' }).click();
      await page.getByLabel('Adresse e-mail').waitFor();
      expect(page.url()).toContain('/#/login');
      expect(said).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'opens the tool from the home page without another document, and comes back',
    async () => {
      const { page } = await tool.visit();
      await page.goto(`${tool.product.url}/`);
      await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
      await page.getByRole('link', { name: 'Connexion' }).click();
      await page.getByLabel('Adresse e-mail').waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: HOME }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
    WALK_MS,
  );

  it.each(['/#/login', '/#/dashboard'])(
    'never shows the home page on the way to %s',
    async (address) => {
      const { page } = await tool.visit();
      await page.addInitScript(() => {
        const frames: string[] = [];
        Reflect.set(window, 'shownFrames', frames);
        const look = () => {
          if (document.body !== null) frames.push(document.body.innerText);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(`${tool.product.url}${address}`);
      await page.getByLabel('Adresse e-mail').waitFor();
      const frames = await shownFrames(page);
      expect(frames.length).toBeGreaterThan(2);
      expect(frames.filter((words) => words.includes(HOME))).toEqual([]);
    },
    WALK_MS,
  );
});
