/** Finding a function: by its words, by its family, by mouse, by keyboard and on a phone. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { emailOf } from '../../backend/test/support/role-clients.js';
import { seriousFaults } from './support/axe.js';
import { Classifying } from './support/classifying.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('the search of a function', () => {
  const tool = useConsole();

  it(
    'is a combobox with the amount of each function, used without leaving the field',
    async () => {
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/newvaluation');
      const { page } = head;
      const field = page.getByRole('combobox', { name: 'Rechercher une fonction' });
      const status = page.getByRole('main').getByRole('status');
      const pointed = page.locator('[role="option"][data-focused]');
      const option = page.getByRole('option');
      await hasFocus(field);
      expect(await option.count()).toBe(0);

      // A title that fits says nothing more than where it stands and what is due; another name says what fits.
      await head.fill(field, 'infirmière');
      await becomes(
        async () => plain(await option.first().textContent()),
        expect.stringMatching(/^Infirmier(?!.*trouvé par).*Santé\d[\d ]*,\d\d €$/),
      );
      expect(await seriousFaults(page)).toEqual([]);
      // "Autre fonction" comes last and says what it means.
      expect(await option.last().textContent()).toMatch(/^Autre fonctionAbsente de la grille/);
      await head.fill(field, 'cantine');
      await becomes(
        async () => plain(await option.first().textContent()),
        expect.stringContaining('trouvé par « cantin'),
      );
      await head.press('ArrowDown');
      await becomes(async () => pointed.count(), 1);
      await hasFocus(field);

      // Ignores accents, case and the order of words; the best match is first.
      await head.fill(field, 'COMPTABLE secretaire');
      await becomes(async () => option.first().locator('b').allTextContents(), ['Secrétaire', 'comptable']);
      await head.press('Enter');
      await page.getByRole('option', { name: /^Secrétaire-comptable/, selected: true }).waitFor();
      await page.getByRole('region', { name: 'Fonction choisie' }).getByText('€').first().waitFor();

      // Words that belong to no function: the nearest family, and nothing that Enter could choose.
      await head.fill(field, 'chirurgien dentiste');
      await becomes(async () => status.textContent(), 'Aucune fonction de la grille ne porte ces mots.');
      await page.getByText('La famille la plus proche est « Santé ».').waitFor();
      expect(await pointed.count()).toBe(0);
      await head.click(head.button('Voir ses fonctions'));
      await becomes(async () => field.inputValue(), 'Santé');
      for (const name of [/^Infirmier/, /^Psychologue/]) await page.getByRole('option', { name }).waitFor();

      await head.press('Escape');
      await becomes(async () => option.count(), 0);
      // Still chosen, and shown in the grid below once its domain is opened, here by keyboard.
      const chosen = page.getByRole('button', { name: /^Secrétaire-comptable/, pressed: true });
      expect(await chosen.count()).toBe(0);
      await head.tabTo(page.locator('summary', { hasText: 'Fonctions transversales' }));
      await head.press('Enter');
      await chosen.waitFor();
      // What is chosen with the mouse is what Enter would continue with, not what stands first.
      await head.fill(field, 'secretaire');
      await head.click(page.getByRole('option', { name: /^Secrétaire de direction/ }));
      await becomes(async () => pointed.textContent(), expect.stringMatching(/^Secrétaire de direction/));
      await head.fill(field, 'secretaire comptable');
      await option.first().dblclick();
      await head.heading('Qui exerce cette fonction ?').waitFor();
    },
    WALK_MS,
  );

  it(
    'offers another function after two different searches, and the whole grid to browse',
    async () => {
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/newvaluation');
      const { page } = head;
      const field = new Classifying(head).search;
      const other = head.button('Classer une autre fonction');
      await head.fill(field, 'palefreniere');
      await head.fill(field, 'palefrenier');
      await page.getByRole('option', { name: /^Autre fonction/ }).waitFor();
      expect(await other.count()).toBe(0);
      await head.fill(field, 'lad');
      await other.waitFor();

      await page.getByRole('heading', { level: 2, name: 'Parcourir la grille' }).waitFor();
      await head.click(page.getByText('Formation et accompagnement'));
      const family = page.getByRole('region', { name: 'Santé' });
      await becomes(async () => family.getByRole('button').count(), 2);
      await head.click(family.getByRole('button', { name: /^Infirmier/ }));
      await page.getByRole('region', { name: 'Fonction choisie' }).getByText('Infirmier').first().waitFor();
      await head.click(other);
      await page.getByRole('heading', { level: 2, name: 'Autre fonction' }).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'keeps the list usable on a phone: name, amount and one button below it, the rest on a tap',
    async () => {
      const head = await tool.visit('phone');
      await head.openAs(emailOf('main'), '/newvaluation');
      const { page } = head;
      await new Classifying(head).pickFunction();
      const panel = page.getByRole('region', { name: 'Fonction choisie' });
      const details = panel.getByRole('button', { name: /^Agent de service.*€ Détails$/ });
      const category = panel.getByText('Catégorie 1');
      await details.waitFor();
      await category.waitFor({ state: 'hidden' });
      await head.click(details);
      await category.waitFor();
      await head.press('Escape');
      await category.waitFor({ state: 'hidden' });
      await hasFocus(details);
      expect(await overflow(head)).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(head)).toBe(0);
    },
    WALK_MS,
  );
});
