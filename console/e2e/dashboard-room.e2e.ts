/** How many people the dashboard shows at once, what stays in view while it scrolls, and what it shows first. */
import { describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { csv, importAll } from '../../backend/test/support/spreadsheets.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { isUncovered } from './support/reach.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const MAIN_ACCOUNT = ['a main account', undefined] as const;
const ASSOCIATED = ['an associated account', emailOf('associated')] as const;

describe('the dashboard', () => {
  const tool = useConsole();
  /** Cards and lines that are completely visible: neither cut nor under the header or the line at the bottom. */
  const wholeInView = async ({ page }: Person) =>
    page.locator('[data-profile]').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { left, width, top, bottom } = one.getBoundingClientRect();
          return [top + 1, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + width / 3, y)));
        }).length,
    );

  it.each(scaled({ part: [MAIN_ACCOUNT], all: [MAIN_ACCOUNT, ASSOCIATED] }))(
    'counts for %s what to do first, and each count opens its list in one click',
    async (_, email) => {
      const person = await tool.signIn('wide', email);
      const dashboard = new Dashboard(person);
      const { page } = person;
      const entries = page.getByRole('tablist', { name: 'Filtrer la liste' }).getByRole('tab');
      await entries.nth(4).waitFor();
      const told = (await entries.allTextContents()).map(plain);
      expect(told.map((text) => text.replace(/\d+$/, ''))).toEqual([
        'Disponibles',
        'En cours',
        'En attente de mise à jour',
        'À reprendre',
        'Anniversaires',
        'Sous le minimum',
      ]);
      for (const [index, text] of [...told.entries()].slice(1)) {
        person.startCounting();
        await person.click(entries.nth(index));
        expect(person.steps).toBe(1);
        await becomes(async () => page.locator('[data-row]').count(), Number(/\d+$/.exec(text)?.[0]));
      }
      expect(await seriousFaults(page)).toEqual([]);
      // On a phone the lists scroll in a strip of their own, to the shown one.
      await page.setViewportSize(VIEWPORTS.phone);
      await person.goTo('/dashboard?anniversaire=1');
      await isUncovered(entries.nth(4));
      expect(await overflow(person)).toBe(0);
      await page.setViewportSize(VIEWPORTS.wide);
      await person.click(dashboard.filter('Disponibles'));
      await dashboard.rows('Renoir Agathe').first().waitFor();
      // The first tab counts the people of its list, without those that are folded away, as the line below does.
      const people = await page.locator('tbody[data-profile]').count();
      expect(told[0]).toBe(`Disponibles${people}`);
      await page.getByText(`${people} personnes`).waitFor();
      await page.setViewportSize({ width: 1280, height: 720 });
      const functions = await page.getByRole('columnheader', { name: 'Fonction', exact: true }).boundingBox();
      expect(functions?.width).toBeGreaterThan(140);
    },
    WALK_MS,
  );

  itFurther(
    'folds archived people away, gives the name field its room, stacks menus, and leads to a person',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Renoir Agathe').first();
      await row.waitFor();
      const menus = head.page.locator('[data-profile] tr').getByRole('button', { name: /^Actions pour/ });
      const lefts = await menus.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
      expect(new Set(lefts.map(Math.round)).size).toBe(1);

      expect(await dashboard.profile('Petrov Ivan').count()).toBe(0);
      await head.click(head.button('1 valorisation archivée'));
      await dashboard.rows('Petrov Ivan').getByText('Inactif').waitFor();
      expect(head.steps).toBe(1);
      await head.click(dashboard.selectAll);
      const folded = await head.page.getByRole('button', { name: /^2 fonctions/ }).count();
      const rows = String((await head.page.locator('[data-row]').count()) + 2 * folded);
      const selected = async () =>
        plain(
          await dashboard.bar
            .getByText(/sélectionnées/)
            .first()
            .textContent(),
        );
      await becomes(async () => (await selected()).split(' ')[0], rows);
      await head.click(head.button('Tout désélectionner'));

      await dashboard.rename('Renoir Agathe');
      const renamed = head.page.locator('tr').filter({ has: head.page.getByLabel('Nom de la personne') });
      const other = await dashboard.rows('Kerbrat Gaël').first().boundingBox();
      expect((await renamed.boundingBox())?.height).toBe(other?.height);
      await head.press('Escape');
      await head.click(head.page.getByRole('link', { name: 'Renoir Agathe', exact: true }));
      await head.page.waitForURL(/#\/personne\/\d+$/);
    },
    WALK_MS,
  );

  it(
    'shows of a school of 40 at least 12 people on a small laptop, 16 at a desk and 6 on a phone, before scrolling',
    async () => {
      const rows = Array.from({ length: 40 }, (_, index) => [`AA Personne ${index + 10}`, 'Secrétaire']);
      await importAll(await signIn(tool.product.url, emailOf('main')), csv(['Profil', 'Fonction'], rows));
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      for (const [width, height, people] of [
        [1280, 720, 12],
        [1440, 900, 16],
        [390, 844, 6],
      ] as const) {
        await head.page.setViewportSize({ width, height });
        await dashboard.rows('AA Personne 20').waitFor();
        await becomes(async () => (await wholeInView(head)) >= people, true);
        expect(await overflow(head)).toBeLessThanOrEqual(0);
      }
    },
    WALK_MS,
  );

  itFurther(
    'keeps its headers in view while it scrolls, and its amounts uncovered on a tablet',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      const first = page.locator('[data-row]').first();
      const header = page.getByRole('columnheader', { name: 'Statut' });
      await header.waitFor();
      await page.setViewportSize({ width: 1280, height: 480 });
      // By the wheel, as a person does: the page then stays where it was scrolled to.
      await page.mouse.move(700, 300);
      await page.mouse.wheel(0, 20_000);
      await becomes(async () => first.evaluate((row) => row.getBoundingClientRect().top < 0), true);
      await becomes(async () => Math.round((await header.boundingBox())?.y ?? 0), 66);

      await page.setViewportSize({ width: 900, height: 1100 });
      const amounts = page.locator('[data-row]').getByRole('link', { name: /€/ });
      const covered = async () =>
        amounts.evaluateAll(
          (all) =>
            all.filter((one) => {
              const { left, right, top, height } = one.getBoundingClientRect();
              return [left + 1, right - 1].some((x) => !one.contains(document.elementFromPoint(x, top + height / 2)));
            }).length,
        );
      await becomes(covered, 0);
      expect(await amounts.count()).toBeGreaterThan(5);
      await page.setViewportSize({ width: 320, height: 700 });
      await becomes(async () => (await overflow(head)) <= 0, true);
    },
    WALK_MS,
  );
});
