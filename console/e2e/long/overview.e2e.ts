/** Beyond the list: the establishment in figures, the first steps, the words of the grid. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { create } from '../../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import { seriousFaults } from '../support/axe.js';
import { LAYOUTS, VIEWPORTS } from '../support/browser.js';
import { Dashboard } from '../support/dashboard.js';
import { overflow } from '../support/overflow.js';
import { becomes, hasFocus } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const COLLABORATOR = emailOf('associated');
const OTHER_HEAD = emailOf('otherMain');

describe('beyond the list,', () => {
  const tool = useConsole();

  it(
    'the figures lead to the rows behind them and offer a calendar',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      await head.click(head.link('Chiffres de l’établissement'));
      await head.heading('Chiffres de l’établissement').waitFor();
      const under = page.getByRole('link', { name: /Sous le minimum\s: voir la liste$/ });
      await under.waitFor();
      const file = await head.download(head.button('Télécharger le calendrier (ICS)'));
      expect(file.suggestedFilename()).toBe('anniversaires-anciennete.ics');
      const calendar = readFileSync(await file.path(), 'utf8');
      expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
      const coming = page.getByRole('table', { name: /^Anniversaires des 12\smois à venir$/ });
      const days = async () => coming.getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4}$/ }).allTextContents();
      await becomes(
        async () => (await days()).map((day) => day.split('/').reverse().join('')),
        calendar.match(/DTSTART;VALUE=DATE:\d{8}/g)?.map((line) => line.slice(-8)),
      );
      expect(await seriousFaults(page)).toEqual([]);
      await page
        .getByText(/Une fonction payée à l’heure n’est pas comptée\. \d+ fonctions à calculer ne sont pas comptées\.$/)
        .waitFor();
      await head.click(under);
      await head.heading('Vos valorisations').waitFor();
      await becomes(async () => new URL(page.url()).hash, '#/dashboard?under=1');
    },
    WALK_MS,
  );

  it(
    'the figures of an associated account cover what it sees, in every layout',
    async () => {
      const person = await tool.visit();
      await person.openAs(COLLABORATOR, '/chiffres');
      for (const layout of LAYOUTS) {
        await person.page.setViewportSize(VIEWPORTS[layout]);
        await person.page.getByText('Les valorisations visibles de l’établissement').waitFor();
        await person.page.getByRole('table', { name: 'Par catégorie' }).waitFor();
        // Her row is limited to the main account.
        expect(await person.page.getByText('Œuvrard Hélène').count()).toBe(0);
        expect([layout, await overflow(person)]).toEqual([layout, 0]);
        expect([layout, await seriousFaults(person.page)]).toEqual([layout, []]);
      }
    },
    WALK_MS,
  );

  it(
    'first steps lead an establishment without valuations to its first one, and disappear then',
    async () => {
      const head = await tool.signIn('wide', OTHER_HEAD);
      const dashboard = new Dashboard(head);
      const { page } = head;
      const steps = page.getByRole('region', { name: 'Premiers pas' });
      await dashboard.rows('Aubry Pauline').first().waitFor();
      expect(await steps.count()).toBe(0);
      const confirm = async () => head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer', exact: true }));
      await dashboard.choose(dashboard.rows('Aubry Pauline').first(), 'Supprimer');
      await confirm();
      await steps.waitFor();
      await dashboard.choose(dashboard.profile('Aubry Pauline'), 'Supprimer la personne');
      await confirm();
      await page.getByText('Aucune donnée à afficher pour le moment').waitFor();
      await page.getByRole('tablist').waitFor({ state: 'detached' });
      expect(await seriousFaults(page)).toEqual([]);
      await head.goTo('/chiffres');
      await page.getByText('Aucun chiffre à montrer pour le moment').waitFor();

      await head.goTo('/dashboard');
      await head.click(steps.getByRole('link', { name: 'Partir d’un modèle' }));
      await head.heading('Importer des personnes et des valorisations').waitFor();
      await head.goTo('/dashboard');
      await steps.getByLabel('Rechercher une fonction').waitFor();
      await create(await signIn(tool.product.url, OTHER_HEAD), { profile_name: 'Noé Premier' });
      await head.goTo('/dashboard');
      await dashboard.rows('Noé Premier').first().waitFor();
      await steps.waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  it(
    'the definition of a word opens by keyboard, closes with Escape, and is on the help page; the choice is visible in high contrast',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      await page.emulateMedia({ forcedColors: 'active' });
      const tabs = page.getByRole('tab');
      await tabs.first().waitFor();
      const grounds = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).backgroundColor));
      expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1);

      const links = page.getByRole('navigation').getByRole('link');
      const lines = await links.evaluateAll((all) =>
        all.map((link) => ({
          current: link.hasAttribute('aria-current'),
          lined: ['left', 'bottom'].some((side) => {
            const style = getComputedStyle(link);
            const ground = getComputedStyle(document.documentElement).backgroundColor;
            const isDrawn = style.getPropertyValue(`border-${side}-width`) !== '0px';
            return isDrawn && style.getPropertyValue(`border-${side}-color`) !== ground;
          }),
        })),
      );
      expect(lines.some(({ current }) => current)).toBe(true);
      expect(lines.filter(({ current, lined }) => current !== lined)).toEqual([]);
      await page.emulateMedia({ forcedColors: null });

      await head.click(head.link('Chiffres de l’établissement'));
      const term = head.button('Équivalents temps plein, définition');
      const definition = page.getByText(/^La somme des quotités, un temps plein comptant pour un/);
      await head.tabTo(term);
      await head.press('Enter');
      await definition.waitFor();
      await becomes(async () => term.getAttribute('aria-expanded'), 'true');
      expect(await seriousFaults(page)).toEqual([]);
      await head.press('Escape');
      await definition.waitFor({ state: 'detached' });
      await hasFocus(term);
      // The focus stays in it until it is closed; a click elsewhere closes it, too.
      await head.press('Enter');
      await head.press('Tab', 'Tab', 'Tab');
      await hasFocus(head.link('Tout le glossaire'));
      await page.mouse.click(5, 5);
      await definition.waitFor({ state: 'detached' });

      await head.click(term);
      await head.click(head.link('Tout le glossaire'));
      const glossary = page.getByRole('heading', { name: 'Glossaire' });
      await glossary.waitFor();
      await hasFocus(glossary);
      for (const word of [
        'Capacitaire',
        'Indice majoré',
        'Congés supplémentaires, ou supra-légaux',
        'Forfait en jours',
      ]) {
        await page.getByRole('term').filter({ hasText: word }).first().waitFor();
      }
    },
    WALK_MS,
  );
});
