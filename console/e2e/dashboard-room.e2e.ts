/** How many people the dashboard shows at once, what stays in view while it scrolls, and what it shows first. */
import { describe, expect, it } from '@jest/globals';
import { classify, METIER } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const MAIN_ACCOUNT = ['a main account', undefined] as const;
const ASSOCIATED = ['an associated account', emailOf('associated')] as const;

describe('the dashboard', () => {
  const tool = useConsole();
  /** Sorted before all others, and found by no other name. */
  const PEOPLE = Array.from({ length: 16 }, (_, index) => `AA Personne ${String.fromCharCode(65 + index)}`);

  async function aSchool(): Promise<void> {
    const client = await signIn(tool.product.url, emailOf('main'));
    for (const profile_name of PEOPLE) await classify(client, { profile_name, valor_c5: METIER.secretary });
  }

  /** Cards and lines that are completely visible, below the page's own header. */
  const wholeInView = async ({ page }: Person) =>
    page.locator('[data-profile]').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top > 0 && bottom <= window.innerHeight;
        }).length,
    );

  it.each(scaled({ part: [MAIN_ACCOUNT], all: [MAIN_ACCOUNT, ASSOCIATED] }))(
    'counts for %s what to do first, and each count opens its list in one click',
    async (_, email) => {
      const person = await tool.signIn('wide', email);
      const dashboard = new Dashboard(person);
      const entries = person.page.getByRole('region', { name: 'À traiter' }).getByRole('link');
      await entries.first().waitFor();
      const told = (await entries.allTextContents()).map(plain);
      expect(told.length).toBeGreaterThan(3);
      for (const text of told) {
        person.startCounting();
        await person.click(dashboard.toDo(new RegExp(`^${text}`)));
        expect(person.steps).toBe(1);
        await becomes(async () => person.page.locator('[data-row]').count(), Number.parseInt(text, 10));
      }
      expect(await seriousFaults(person.page)).toEqual([]);
      // On a phone the shown count lies beyond the edge, in a strip of its own.
      await person.page.setViewportSize(VIEWPORTS.phone);
      expect(await overflow(person)).toBe(0);
      await person.page.setViewportSize(VIEWPORTS.wide);
      await person.click(person.page.getByRole('link', { name: /revenir à toutes les valorisations/ }));
      await dashboard.rows('Renoir Agathe').first().waitFor();
      // The first tab counts the people of its list, without those that are folded away.
      const tab = plain(await person.page.getByRole('tab', { name: /^Disponibles/ }).textContent());
      expect(/\d+$/.exec(tab)?.[0]).toBe(String(await person.page.locator('tbody[data-profile]').count()));
      await person.page.setViewportSize({ width: 1280, height: 720 });
      const functions = await person.page.getByRole('columnheader', { name: 'Fonction', exact: true }).boundingBox();
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
      const rows = String(await head.page.locator('[data-row]').count());
      const selected = async () =>
        plain(
          await dashboard.bar
            .getByText(/sélectionnées/)
            .first()
            .textContent(),
        );
      await becomes(async () => (await selected()).split(' ')[0], rows);
      await head.click(head.button('Tout désélectionner'));

      await head.click(dashboard.renameButton('Renoir Agathe'));
      const field = await head.page.getByRole('table').getByRole('textbox').boundingBox();
      const title = await head.link('Secrétaire-comptable').first().boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual((field?.y ?? Infinity) + (field?.height ?? 0));
      await head.press('Escape');
      await dashboard.renameButton('Renoir Agathe').waitFor();
      await head.click(head.page.getByRole('link', { name: 'Renoir Agathe', exact: true }));
      await head.page.waitForURL(/#\/personne\/\d+$/);
    },
    WALK_MS,
  );

  itFurther(
    'shows 14 people at least, on a phone 6, before scrolling, and keeps headers, names and actions in view',
    async () => {
      await aSchool();
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const { page } = head;
      const first = dashboard.rows(PEOPLE[0] ?? '');
      await dashboard.rows(PEOPLE[13] ?? '').waitFor();
      expect(await first.count()).toBe(1);
      await becomes(async () => (await wholeInView(head)) >= 14, true);
      expect(await overflow(head)).toBeLessThanOrEqual(0);

      await page.setViewportSize(VIEWPORTS.phone);
      await becomes(async () => (await wholeInView(head)) >= 6, true);
      expect(await overflow(head)).toBeLessThanOrEqual(0);
      const search = await page.getByLabel('Chercher un nom ou une fonction').boundingBox();
      const toDo = await page.getByRole('region', { name: 'À traiter' }).boundingBox();
      expect(search?.y).toBeLessThan(toDo?.y ?? 0);
      await page.setViewportSize({ width: 320, height: 700 });
      await becomes(async () => (await overflow(head)) <= 0, true);

      await page.setViewportSize(VIEWPORTS.wide);
      const header = page.getByRole('columnheader', { name: 'Statut' });
      await header.waitFor();
      // By the wheel, as a person does: the page then stays where it was scrolled to.
      await page.mouse.move(700, 600);
      await page.mouse.wheel(0, 20_000);
      await becomes(async () => first.evaluate((row) => row.getBoundingClientRect().top < 0), true);
      await becomes(async () => Math.round((await header.boundingBox())?.y ?? 0), 66);

      // A narrower screen scrolls inside the frame, in both directions.
      await page.setViewportSize(VIEWPORTS.medium);
      const frame = page.getByRole('region', { name: 'Profils et leurs valorisations' });
      await becomes(async () => (await frame.evaluate((element) => element.scrollWidth)) >= 1285, true);
      // A text names the columns that are out of view.
      await page.getByText('Faites défiler le tableau pour voir la quotité et l’historique').waitFor();
      // At the lower edge, a text announces further rows until the last one is visible.
      const lowerEdge = async () =>
        frame.evaluate((element) => {
          element.scrollIntoView({ block: 'end' });
          const { left, width, bottom } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, bottom - 12)?.textContent ?? '';
        });
      await becomes(lowerEdge, 'Faites défiler le tableau pour voir la suite');
      await frame.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
      await becomes(lowerEdge, '');
      const box = await frame.boundingBox();
      const right = (box?.x ?? 0) + (box?.width ?? 0);
      const name = await page.getByRole('columnheader', { name: /Nom/ }).boundingBox();
      const status = await header.boundingBox();
      const actions = await dashboard.menuButton(page.locator('[data-row]').last()).boundingBox();
      expect(Math.round((name?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(2);
      expect(name?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
      for (const place of [status, actions]) expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(right);
    },
    WALK_MS,
  );
});
