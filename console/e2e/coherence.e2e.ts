/** The page that answers "à classement égal, degrés égaux ?", for the head and an associated account. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import type { ViewportName } from './support/browser.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';
const COLLABORATOR = 'collaborateur@demo.example';
const OTHER_HEAD = 'autre@demo.example';
const TITLE = 'Cohérence des classements';
/** The question on the criterion's page. */
const MANAGEMENT = /la conduite d’un projet ou d’une équipe/;
/** The demo's only degree that differs from the planned one without a reason. */
const ODD = 'Degré 3 (Management de projet ou d’équipe, Kerbrat Gaël)';

describe('the coherence of the classifications', () => {
  const tool = useConsole();

  const open = async (path: string, email = HEAD, viewport?: ViewportName) => {
    const person = await tool.visit(viewport);
    await person.openAs(email, path);
    return person;
  };
  const rows = ({ page }: Person) => page.getByRole('rowheader').getByRole('link').allTextContents();
  const address = ({ page }: Person) => new URL(page.url()).hash;
  const shown = ({ page }: Person) => page.getByRole('main').getByRole('status');

  it(
    'leads from the count of differences to the degree, and back to the same list, which can be exported',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      await head.click(head.link(TITLE));
      await head.heading(TITLE).waitFor();
      await becomes(async () => plain(await shown(head).textContent()), '15 valorisations');
      expect(await rows(head)).toEqual(['Kerbrat Gaël']);
      await head.click(page.getByText('14 sans écart'));
      expect((await rows(head)).length).toBe(15);
      expect(await page.getByText('Grille du 01/08/2023').count()).toBe(3);
      expect(await page.getByRole('link', { name: /^À renseigner \(.*, Simon Jeanne\)$/ }).count()).toBe(2);
      expect(await seriousFaults(page)).toEqual([]);

      await head.click(head.link('1 avec un écart'));
      await becomes(async () => rows(head), ['Kerbrat Gaël']);
      const cell = page.getByRole('cell').filter({ has: head.link(ODD) });
      expect(plain(await cell.textContent())).toContain('Au-dessus du degré prévu (2)');
      expect(plain(await cell.textContent())).not.toContain('Motif manquant');

      await head.click(head.button('Exporter'));
      const file = await head.download(page.getByRole('menuitem', { name: /^Fichier CSV/ }));
      expect(file.suggestedFilename()).toMatch(/^coherence-des-classements-[\d-]{10}\.csv$/);
      const [, ...lines] = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/;Kerbrat Gaël;À jour;.*;3;2;Au-dessus du degré prévu \(2\);/);

      await head.click(head.link(ODD));
      await head.heading(MANAGEMENT).waitFor();
      await page.goBack();
      await becomes(async () => rows(head), ['Kerbrat Gaël']);
      expect(address(head)).toBe('#/coherence?voir=ecarts');
      await hasFocus(head.link(ODD));
    },
    WALK_MS,
  );

  itFurther(
    'is narrowed by keyboard, kept in the address, and opened at a degree with Enter',
    async () => {
      const head = await open('/coherence?q=gael');
      const { page } = head;
      await becomes(async () => rows(head), ['Kerbrat Gaël']);
      await head.tabTo(page.getByLabel('Critère', { exact: true }));
      await page.keyboard.type('Management');
      await becomes(async () => address(head), '#/coherence?critere=4&q=gael');
      expect(await page.getByRole('columnheader').allTextContents()).toEqual([
        'Fonction et personne',
        'Management de projet ou d’équipe',
      ]);
      await page.reload();
      await becomes(async () => rows(head), ['Kerbrat Gaël']);
      await head.tabTo(head.link(ODD));
      await head.press('Enter');
      await head.heading(MANAGEMENT).waitFor();

      await head.goTo('/coherence?q=personne');
      await page.getByText('Aucune valorisation ne répond à cette recherche.').waitFor();
      await head.click(head.button('Retirer les filtres').last());
      await becomes(async () => address(head), '#/coherence');
      await hasFocus(page.getByRole('group', { name: 'Filtres' }));
    },
    WALK_MS,
  );

  itFurther(
    'hides from an associated account what is limited to the main account, and fits a middle width',
    async () => {
      const person = await open('/coherence', COLLABORATOR, 'medium');
      await person.page.getByText('Elle porte sur les valorisations visibles').waitFor();
      await becomes(async () => rows(person), ['Kerbrat Gaël']);
      await person.click(person.page.getByText(/^\d+ sans écart$/));
      expect(await rows(person)).not.toContain('Œuvrard Hélène');
      expect(await overflow(person)).toBe(0);
    },
    WALK_MS,
  );

  itFurther(
    'reports a failure and tries again, and leads an establishment without functions to its first one',
    async () => {
      const head = await tool.visit();
      const { page } = head;
      await head.holdSession(OTHER_HEAD);
      await page.route('**/v1/valor/coherence', async (route) => route.abort());
      await head.goTo('/coherence');
      await page.getByText('La cohérence des classements n’a pas pu être chargée').waitFor();
      await page.unroute('**/v1/valor/coherence');
      await head.click(head.button('Réessayer'));
      await becomes(async () => rows(head), ['Aubry Pauline']);

      const client = await signIn(tool.product.url, OTHER_HEAD);
      const { body } = await client.get('/v1/valor/coherence');
      const [, id] = /"valor_id":(\d+)/.exec(JSON.stringify(body)) ?? [];
      await client.post(`/v1/valor/archive/${id}`, {});
      await page.getByText('Aucune fonction à comparer pour le moment').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await head.link('Nouvelle valorisation').first().waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'shows one line for each person on a phone, for one criterion if asked, and prints a table',
    async () => {
      const head = await open('/coherence', HEAD, 'phone');
      const { page } = head;
      await head.heading(TITLE).waitFor();
      await head.link(ODD).waitFor();
      await head.click(page.getByText('14 sans écart'));
      await page.getByText('4 · 4 · 80 points · 4 · – · 4').waitFor();
      await head.click(head.link('1 avec un écart'));
      await becomes(async () => plain(await shown(head).textContent()), '1 sur 15 valorisations');
      await page.getByLabel('Critère', { exact: true }).selectOption({ label: 'Management de projet ou d’équipe' });
      await becomes(async () => page.getByRole('term').filter({ hasText: 'Management' }).count(), 1);
      expect(await overflow(head)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);

      await page.emulateMedia({ media: 'print' });
      await page.getByRole('table').waitFor();
      await page.getByText(/Filtres\s: Écarts seulement, Management de projet ou d’équipe\./).waitFor();
      expect(await page.getByRole('group', { name: 'Filtres' }).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });

      await head.click(head.link(ODD));
      await head.heading(MANAGEMENT).waitFor();
    },
    WALK_MS,
  );
});
