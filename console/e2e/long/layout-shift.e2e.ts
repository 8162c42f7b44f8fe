/** Nothing moves while a page loads: late content has its place from the start. */
import { describe, expect, it } from '@jest/globals';
import type { ViewportName } from '../support/browser.js';
import { Dashboard } from '../support/dashboard.js';
import { LayoutShift } from '../support/layout-shift.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

/** Shares of the window, as web vitals count them. */
const AT_MOST = 0.05;
/** The narrowest and the widest screen; a phone shifts more. */
const VIEWPORTS: readonly ViewportName[] = ['phone', 'wide'];

describe('over a slow network', () => {
  const tool = useConsole();

  it.each(VIEWPORTS)(
    'nothing moves while the home page loads (%s)',
    async (viewport) => {
      const person = await tool.visit(viewport);
      const shift = await LayoutShift.observe(person.page);
      await person.goTo('/');
      await person.heading('Combien verser au moins pour cet emploi\u00a0?').waitFor();
      await person.page.getByRole('complementary', { name: 'Un exemple' }).waitFor();
      expect(await shift.measured()).toBeLessThanOrEqual(AT_MOST);
    },
    WALK_MS,
  );

  it.each(VIEWPORTS)(
    'nothing moves from the sign-in to the dashboard, at its reload, on a result and on a new valuation (%s)',
    async (viewport) => {
      const person = await tool.visit(viewport);
      const { page } = person;
      const shift = await LayoutShift.observe(page);
      const rows = new Dashboard(person).rows('Renoir Agathe');

      await person.goTo('/login');
      await person.button('Se connecter').waitFor();
      expect(await shift.measured()).toBeLessThanOrEqual(AT_MOST);

      await shift.startCounting();
      await person.enter();
      await rows.first().waitFor();
      expect(await shift.measured()).toBeLessThanOrEqual(AT_MOST);

      await page.reload();
      await rows.first().waitFor();
      expect(await shift.measured()).toBeLessThanOrEqual(AT_MOST);

      await person.goTo(`/conclusion/${await rows.first().getAttribute('data-row')}`);
      await page.reload();
      await page.getByRole('heading', { name: 'Le calcul' }).waitFor();
      expect(await shift.measured()).toBeLessThanOrEqual(AT_MOST);

      await person.goTo('/newvaluation');
      await page.reload();
      await page.getByLabel('Rechercher une fonction').waitFor();
      expect(await shift.measured()).toBeLessThanOrEqual(AT_MOST);
    },
    WALK_MS,
  );
});
