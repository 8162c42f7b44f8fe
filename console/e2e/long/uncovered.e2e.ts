/** On a phone nothing covers a button that a person may want next. */
import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { Dashboard } from '../support/dashboard.js';
import { becomes } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

/** The names of the targets that are partly covered by something else. */
async function covered(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((all) => {
    const isCovered = (target: Element): boolean => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return [top + 3, (top + bottom) / 2, bottom - 3].some((y) =>
        [left + 3, (left + right) / 2, right - 3].some((x) => !target.contains(document.elementFromPoint(x, y))),
      );
    };
    return all.filter(isCovered).map((target) => target.getAttribute('aria-label') ?? target.textContent);
  });
}

describe('on a phone', () => {
  const tool = useConsole();

  it(
    'a person’s act and menu stay visible while the name is changed, and a dialog’s buttons above the messages',
    async () => {
      const head = await tool.signIn('phone');
      const dashboard = new Dashboard(head);
      const card = dashboard.profile('Quéméner Denis');
      await dashboard.choose(card, 'Renommer');
      const field = head.page.getByLabel('Nom de la personne');
      await field.waitFor();
      const editor = dashboard.profile('').filter({ has: field });
      await editor.getByText('Mettre à jour').waitFor();
      expect(await covered(editor.locator('a, button'))).toEqual([]);
      await head.press('Escape');

      await head.page.setViewportSize({ width: 390, height: 560 });
      await dashboard.choose(dashboard.rows('Marchand Louise').first(), 'Archiver');
      await dashboard.undo.waitFor();
      await dashboard.openHistory(dashboard.rows('Renoir Agathe').first());
      await dashboard.dialog.getByRole('tab').first().waitFor();
      const frame = dashboard.dialog.locator('..');
      const bottom = async () => frame.evaluate((dialog) => dialog.getBoundingClientRect().bottom);
      // The messages come again above the dialog.
      await dashboard.undo.waitFor();
      const ways = dashboard.dialog.getByRole('button', { name: 'Fermer' });
      expect(await ways.count()).toBe(1);
      expect(await covered(ways)).toEqual([]);
      // It returns to the middle once they have gone.
      const above = await bottom();
      await head.click(dashboard.toasts.getByRole('button', { name: 'Fermer la notification' }));
      await becomes(async () => (await bottom()) > above, true);
    },
    WALK_MS,
  );
});
