/** Finding a function: by its words, by its family, by mouse, by keyboard and on a phone. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { emailOf } from '../../backend/test/support/role-clients.js';
import { seriousFaults } from './support/axe.js';
import { Classifying } from './support/classifying.js';
import { overflow } from './support/overflow.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('the search of a function', () => {
  const tool = useConsole();

  it(
    'is a combobox over groups by domain and family, used without leaving the field',
    async () => {
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/newvaluation');
      const { page } = head;
      const job = new Classifying(head);
      await head.tabTo(job.search);
      const field = page.getByRole('combobox', { name: 'Rechercher une fonction' });
      const status = page.getByRole('main').getByRole('status');
      const pointed = page.locator('[role="option"][data-focused]');
      await hasFocus(field);
      await becomes(async () => status.textContent(), '78 fonctions');
      const family = page.getByRole('group', { name: /^Formation et accompagnement Santé/ });
      await becomes(async () => family.getByRole('option').count(), 2);
      expect(await seriousFaults(page)).toEqual([]);

      await head.press('ArrowDown', 'ArrowDown');
      await becomes(async () => pointed.textContent(), 'Maître professionnel');
      await hasFocus(field);

      // Ignores accents, case and the order of words; the best match is first.
      await head.fill(field, 'COMPTABLE secretaire');
      await becomes(async () => status.textContent(), '1 fonction');
      await head.press('Enter');
      await page.getByRole('option', { name: /^Secrétaire-comptable/, selected: true }).waitFor();
      await page.getByRole('region', { name: 'Fonction choisie' }).getByText('€').first().waitFor();
      await head.fill(field, 'zzz');
      await becomes(async () => status.textContent(), 'Aucune fonction trouvée');
      await head.press('Escape');
      await becomes(async () => status.textContent(), '78 fonctions');
      // Still chosen, and visible in the whole list.
      await page.getByRole('option', { name: /^Secrétaire-comptable/, selected: true }).click({ trial: true });
      await page.getByRole('option', { name: 'Secrétaire-comptable' }).dblclick();
      await head.heading('Profil concerné').waitFor();
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
