/** The search over everything in the staff area, by keyboard alone, and the keys that act alone there. */
import { describe, expect, it } from '@jest/globals';
import { emailOf } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS, type ViewportName } from './support/browser.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('the search of staff', () => {
  const tool = useConsole();

  const enter = async (path = '/admin/accounts', viewport?: ViewportName): Promise<Person> => {
    const staff = await tool.visit(viewport);
    await staff.openAs(emailOf('staff'), path);
    await staff.page.getByRole('button', { name: 'Chercher partout' }).waitFor();
    return staff;
  };
  const partsOf = ({ page }: Person) => {
    const dialog = page.getByRole('dialog', { name: 'Chercher partout' });
    return {
      dialog,
      field: dialog.getByRole('combobox', { name: 'Chercher partout' }),
      option: (name: string | RegExp) => dialog.getByRole('option', { name }),
      group: (name: string) => dialog.getByRole('group', { name }),
    };
  };

  it(
    'finds schools, people and screens without accents, marks the words, and opens the chosen one',
    async () => {
      const staff = await enter();
      const { page } = staff;
      const { dialog, field, option, group } = partsOf(staff);
      await staff.press('Control+k');
      await hasFocus(field);
      await page.keyboard.type('rivieres trois');
      const school = group('Établissements').getByRole('option', { name: /Lycée agricole privé des Trois Rivières/ });
      await school.waitFor();
      expect(await school.locator('mark').allTextContents()).toEqual(['Trois', 'Rivières']);
      await group('Personnes')
        .getByRole('option', { name: /Claire Morvan/ })
        .waitFor();
      expect(await seriousFaults(page)).toEqual([]);

      const all = await dialog.getByRole('option').count();
      await staff.tabTo(dialog.getByRole('button', { name: 'Établissements 1' }));
      await staff.press('Enter');
      await becomes(async () => dialog.getByRole('option').count(), 1);
      expect(all).toBeGreaterThan(1);
      await hasFocus(field);
      await staff.press('Enter');
      await staff.heading(/Trois Rivières/).waitFor();
      expect(await dialog.count()).toBe(0);

      await staff.press('/');
      await group('Récemment')
        .getByRole('option', { name: /Trois Rivières/ })
        .waitFor();
      await page.keyboard.type('mediatheque');
      await option(/Médiathèque/)
        .first()
        .waitFor();
      await page.keyboard.type('zzz');
      await dialog.getByText('Aucun résultat pour «\u00a0mediathequezzz\u00a0»').waitFor();
      await staff.press('Escape');
      await becomes(async () => dialog.count(), 0);
    },
    WALK_MS,
  );

  itFurther(
    'leads by single keys, which do not act in a field and can be turned off',
    async () => {
      const staff = await enter();
      const { page } = staff;
      const { dialog } = partsOf(staff);
      await staff.press('g', 'm');
      await page.waitForURL(/#\/admin\/messages/);
      await staff.press('/');
      await page.keyboard.type('gd');
      expect(page.url()).toMatch(/#\/admin\/messages/);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await staff.click(dialog.getByRole('button', { name: 'Couper' }));
      await dialog.getByRole('button', { name: 'Rétablir' }).waitFor();
      await staff.click(dialog.getByRole('button', { name: /^Fermer la recherche/ }));
      await becomes(async () => dialog.count(), 0);
      await staff.press('/', 'g', 'd');
      expect(await dialog.count()).toBe(0);
      expect(page.url()).toMatch(/#\/admin\/messages/);
      await staff.press('Control+k');
      await dialog.waitFor();
    },
    WALK_MS,
  );

  it(
    'stands above a menu that counts what waits, and a failed mail apart',
    async () => {
      await tool.product.prepare(`set app.scope = 'staff';
        insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
          values (gen_random_uuid(), 'activation', 'camille@visiteur.example', '{}', 'failed', 1, 1, now());
        reset app.scope`);
      const staff = await enter('/admin/pages');
      await staff.inMenu('Envois 1 en échec').waitFor();
      await staff.inMenu(/^Demandes de compte 1 à traiter$/).waitFor();
      expect(await staff.inMenu(/^Comptes$/).count()).toBe(1);
      expect(await seriousFaults(staff.page)).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'stands beside a bell that tells what happened until it is marked as seen',
    async () => {
      const staff = await enter('/admin/pages');
      const { page } = staff;
      await staff.click(page.getByRole('button', { name: /^Nouveautés\s: \d+$/ }));
      const panel = page.getByRole('dialog', { name: 'Nouveautés' });
      const request = panel.getByRole('link', { name: /^Demande de compte/ }).first();
      await request.waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await staff.click(panel.getByRole('button', { name: 'Tout marquer comme vu' }));
      await panel.getByText('Rien de nouveau.').waitFor();
      await staff.click(request);
      await page.waitForURL(/#\/admin\/account-requests\/\d+\/show/);
      await page.getByRole('button', { name: 'Nouveautés', exact: true }).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'fills a phone’s screen without being wider, and has no fault there',
    async () => {
      const staff = await enter('/admin', 'phone');
      const { page } = staff;
      const { field, group } = partsOf(staff);
      await staff.click(staff.button('Chercher partout'));
      await group('Faire').waitFor();
      await field.fill('employeur peut verser davantage');
      await group('Contenus').getByRole('option', { name: /FAQ/ }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(VIEWPORTS.phone.width);
      expect(await seriousFaults(page)).toEqual([]);
    },
    WALK_MS,
  );
});
