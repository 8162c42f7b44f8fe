/** What menus, dialogs and tabs have in common everywhere. */
import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../../../backend/test/render/render-support.js';
import { Classifying } from '../support/classifying.js';
import { Dashboard } from '../support/dashboard.js';
import { lineOf } from '../support/line.js';
import { becomes, hasFocus } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const HEAD = 'direction@demo.example';
const EDGE_PX = 16;

describe('menus and dialogs', () => {
  const tool = useConsole();

  it(
    'let a refused item be focused and read with its reason, without acting, and lead on to the next',
    async () => {
      const head = await tool.visit();
      await head.openAs(HEAD, lineOf('Marchand Louise'));
      const dashboard = new Dashboard(head);
      const { page } = head;
      await head.click(dashboard.boxOf('Marchand Louise'));
      await dashboard.moreActions.focus();
      await head.press('ArrowDown');
      const items = page.getByRole('menuitem');
      await hasFocus(items.first());
      const refused = page.getByRole('menuitem', { name: /Choisissez de deux à quatre valorisations/ }).first();
      // Earlier items may be available.
      const isReached = async () => refused.evaluate((item) => item === document.activeElement);
      for (let left = await items.count(); left > 0 && !(await isReached()); left -= 1) await head.press('ArrowDown');
      await hasFocus(refused);
      expect(await refused.getAttribute('aria-disabled')).toBe('true');
      await head.press('Enter');
      await hasFocus(refused);
      await head.press('End');
      await hasFocus(page.getByRole('menuitem', { name: /^Supprimer/ }));
      await head.press('Escape');
      await hasFocus(dashboard.moreActions);
    },
    WALK_MS,
  );

  it(
    "hold the focus, return it, and close by Escape, a click outside and the browser's back button",
    async () => {
      const head = await tool.visit('phone');
      await head.openAs(HEAD, lineOf('Renoir Agathe'));
      const dashboard = new Dashboard(head);
      const { page } = head;
      const row = dashboard.rows('Renoir Agathe').first();
      const opener = dashboard.menuButton(row);
      await dashboard.openHistory(row);
      const place = await dashboard.dialog.boundingBox();
      expect(place?.x).toBeCloseTo(EDGE_PX, -1);
      const close = dashboard.dialog.getByRole('button', { name: 'Fermer' });
      await head.tabTo(dashboard.dialog.getByRole('button', { name: 'Noter le montant actuel' }));
      await head.press('Tab');
      await hasFocus(close);
      const tabs = dashboard.dialog.getByRole('tab');
      await head.press('Tab', 'ArrowRight');
      await hasFocus(tabs.nth(1));
      await page.getByRole('tabpanel', { name: 'Modifications' }).waitFor();
      await head.press('Escape');
      await hasFocus(opener);
      await dashboard.openHistory(row);
      await dashboard.dialog.waitFor();
      await page.mouse.click(4, 4);
      await dashboard.dialog.waitFor({ state: 'detached' });
      await hasFocus(opener);

      await head.click(page.getByRole('button', { name: 'Menu', exact: true }));
      await head.click(dashboard.dialog.getByRole('link', { name: 'Chiffres de l’établissement' }));
      await hasFocus(head.heading('Chiffres de l’établissement'));
      await head.click(page.getByRole('button', { name: 'Menu', exact: true }));
      await dashboard.dialog.waitFor();
      await page.goBack();
      await dashboard.dialog.waitFor({ state: 'detached' });
      await becomes(async () => page.locator('[inert]').count(), 0);
    },
    WALK_MS,
  );

  it(
    'are printed alone',
    async () => {
      const head = await tool.visit();
      await head.openAs(HEAD, '/newvaluation');
      await head.fill(new Classifying(head).search, 'agent de ser');
      await head.click(head.page.getByRole('option', { name: /^Agent de service/ }));
      await head.click(head.button('Voir le calcul'));
      await head.page.getByRole('dialog').getByText('Valeur du point', { exact: true }).waitFor();
      const { text } = await readPdf(await head.page.pdf({ preferCSSPageSize: true }));
      expect(text).toContain('Valeur du point');
      expect(text).toContain('Agent de service');
      expect(text).not.toContain('Rechercher une fonction');
      expect(text).not.toContain('Continuer avec cette fonction');
    },
    WALK_MS,
  );
});
