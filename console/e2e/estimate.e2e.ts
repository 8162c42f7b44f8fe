/** The amount of a function for somebody without an account: two steps from the home page, kept by its address. */
import { describe, expect, it } from '@jest/globals';
import { seriousFaults } from './support/axe.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const TO_THE_ESTIMATE = 'Estimer sans compte';

/** The amount beside the work, or in the bar of a phone. */
const amountOf = ({ page }: Person) => page.getByRole('complementary', { name: 'Estimation' }).getByText('€').first();

describe('an estimate without account', () => {
  const tool = useConsole();

  it.each(['wide', 'phone'] as const)(
    'shows what is to be paid at least in two steps from the home page (%s)',
    async (screen) => {
      const visitor = await tool.visit(screen);
      const { page } = visitor;
      await visitor.goTo('/');
      await visitor.heading(/./).waitFor();
      visitor.startCounting();
      await visitor.click(visitor.link(TO_THE_ESTIMATE));
      await page.getByRole('option', { name: 'Agent de service' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await visitor.click(page.getByRole('option', { name: 'Agent de service' }));
      await becomes(async () => plain(await amountOf(visitor).textContent()), '1 867,02 €');
      expect(visitor.steps).toBeLessThanOrEqual(2);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await overflow(visitor)).toBe(0);
    },
    WALK_MS,
  );

  it(
    'is chosen by keyboard, changed by a degree and a share, and restored by its address',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      await visitor.goTo('/estimation');
      const field = page.getByRole('combobox', { name: 'Rechercher une fonction' });
      await visitor.tabTo(field);
      await visitor.fill(field, 'secretaire compt');
      await page.getByRole('status').getByText('1 fonction').waitFor();
      await visitor.press('Enter');
      await hasFocus(page.getByRole('heading', { level: 2, name: 'Secrétaire-comptable' }));
      await becomes(async () => plain(await amountOf(visitor).textContent()), '1 889,33 €');

      visitor.startCounting();
      await visitor.click(page.locator('summary', { hasText: 'Autonomie responsabilisante' }).first());
      await visitor.click(page.getByRole('radio', { name: /^Degré 3/ }).first());
      await becomes(async () => page.url().includes('valor_data=1-3'), true);
      expect(visitor.steps).toBeLessThanOrEqual(3);
      await visitor.fill(page.getByRole('textbox', { name: 'Quotité de travail' }), '50');
      await becomes(async () => page.url().includes('valor_c0=50'), true);
      const shown = plain(await amountOf(visitor).textContent());
      expect(shown).not.toBe('1 889,33 €');

      await page.reload();
      await becomes(async () => plain(await amountOf(visitor).textContent()), shown);
      await page.locator('summary', { hasText: /degré 3$/ }).waitFor();
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

      // What a hand has spoilt counts as not given.
      await visitor.goTo('/estimation?valor_c5=28&valor_c0=abc&valor_conges=99&valor_data=1-9');
      await becomes(async () => plain(await amountOf(visitor).textContent()), '1 889,33 €');
      await visitor.goTo('/estimation?valor_c5=99999');
      await page.getByText('La fonction de ce lien ne figure pas dans la grille en vigueur.').waitFor();
      await field.waitFor();
    },
    WALK_MS,
  );

  it(
    'follows whoever signs in into a new valuation, with its degrees and situation',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      await visitor.goTo('/estimation?valor_c5=28&valor_c0=80&valor_data=1-3');
      await visitor.click(visitor.button('Garder pour mon compte'));
      await visitor.heading('Connexion').waitFor();
      await visitor.enter();
      await page.getByText(/^Votre estimation de .* est reprise/).waitFor();
      await visitor.click(visitor.button(/^Continuer/));
      await visitor.heading('Profil concerné').waitFor();
      const draft = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(draft).toContain('8000');
      expect(draft).not.toContain('"estimation"');
    },
    WALK_MS,
  );
});
