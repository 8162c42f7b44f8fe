/** Valuations and functions side by side: reached in three steps, each amount in the words of its own grid. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { Dashboard } from './support/dashboard.js';
import { lineOf } from './support/line.js';
import { plain, type Person } from './support/person.js';
import { overflow } from './support/overflow.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';

describe('a comparison', () => {
  const tool = useConsole();

  const columns = ({ page }: Person) => page.getByRole('columnheader');
  const section = ({ page }: Person, name: RegExp) => page.getByRole('rowheader', { name });

  itFurther(
    'shows an amount of the former grid in the words and values of that grid, as its explanation does',
    async () => {
      const head = await tool.visit();
      await head.openAs(HEAD, lineOf('Belkacem Karim'));
      const { page } = head;
      await new Dashboard(head).rows('Belkacem Karim').first().getByRole('link', { name: /€/ }).click();
      await page.getByText('sur la grille précédente, en vigueur à partir du 01/08/2023.').waitFor();
      await page.getByText('20,59 €').first().waitFor();
      await head.click(head.button('Tout expliquer'));
      await page.getByText(/Savoir-faire diversifiés à mobiliser/).waitFor();

      await head.click(head.button('Autres actions'));
      await head.click(page.getByRole('menuitem', { name: 'Comparer avec…' }));
      await head.heading('Comparaison').waitFor();
      await head.fill(page.getByRole('combobox', { name: 'Rechercher une fonction' }), 'directrice pédagogique');
      await head.click(page.getByRole('option', { name: /^Responsable pédagogique/ }));
      await columns(head).filter({ hasText: 'Grille précédente' }).waitFor();
      const technicality = page.getByRole('row').filter({ has: section(head, /^Expertise et technicité/) });
      await technicality.getByText(/Savoir-faire diversifiés à mobiliser/).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'starts at a result or a function, takes in others up to four, and skips deleted ones',
    async () => {
      const head = await tool.visit('phone');
      await head.openAs(HEAD, lineOf('Renoir Agathe'));
      const dashboard = new Dashboard(head);
      const { page } = head;
      await head.click(dashboard.rows('Renoir Agathe').first().getByRole('link', { name: /€/ }));
      await head.click(head.button('Autres actions'));
      await head.click(page.getByRole('menuitem', { name: 'Comparer avec…' }));
      await head.heading('Comparaison').waitFor();
      await head.fill(page.getByLabel('Chercher un nom ou une fonction'), 'tanguy');
      await head.click(head.button(/^Tanguy Élise\s*Surveillant/));
      await columns(head).nth(1).waitFor();
      await head.click(page.getByText('Ajouter à la comparaison'));
      await head.fill(page.getByLabel('Chercher un nom ou une fonction'), 'fatou');
      await head.click(head.button(/^Ndiaye Fatou/));
      await columns(head).nth(2).waitFor();
      await head.fill(page.getByRole('combobox', { name: 'Rechercher une fonction' }), 'agents de service');
      await head.click(page.getByRole('option', { name: /^Agent de service/ }));
      await columns(head).nth(3).waitFor();
      await page.getByText('Quatre colonnes au plus').waitFor();
      expect(await overflow(head)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);

      await head.click(head.button(/^Retirer Agent de service/));
      await page.getByText('Quatre colonnes au plus').waitFor({ state: 'detached' });
      await becomes(async () => columns(head).count(), 3);

      const { hash } = new URL(page.url());
      await head.goTo(`${hash.slice(1)}%2C999999`);
      await page.getByText('n’est plus accessible').waitFor();
      await becomes(async () => columns(head).count(), 3);
      await head.click(head.button('Continuer sans'));
      await page.getByText('n’est plus accessible').waitFor({ state: 'detached' });

      await head.goTo('/newvaluation');
      await head.fill(page.getByLabel('Rechercher une fonction'), 'agent de ser');
      await head.click(page.getByRole('option', { name: /^Agent de service/ }));
      await head.click(head.button('Détails'));
      await head.click(head.link('Comparer avec une autre fonction'));
      await columns(head).first().getByText('Agent de service').waitFor();
    },
    WALK_MS,
  );

  it(
    'is three steps away: selected valuations side by side, differences first, the same lines folded',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const { page } = head;
      await head.click(dashboard.rows('Renoir Agathe').first().getByRole('checkbox'));
      const compare = page.getByRole('region', { name: 'Actions sur la sélection' }).getByRole('button', {
        name: 'Comparer',
      });
      await page.getByRole('region', { name: 'Actions sur la sélection' }).waitFor();
      expect(await compare.count()).toBe(0);
      await head.click(dashboard.rows('Rousseau Mathieu').first().getByRole('checkbox'));
      await head.click(compare);
      await head.heading('Comparaison').waitFor();
      expect(head.steps).toBe(3);
      await columns(head).nth(1).waitFor();
      const names = async () => (await columns(head).allTextContents()).map(plain);
      await becomes(names, [expect.stringContaining('Renoir Agathe'), expect.stringContaining('Rousseau Mathieu')]);
      await becomes(async () => (await names())[0], expect.stringContaining('1 518,61 €'));
      // The comparison starts with the same work at full time, and the difference in pay.
      const fullTime = page.getByRole('table').locator('tbody tr').nth(1);
      await fullTime.getByRole('rowheader', { name: 'Mois à temps plein' }).waitFor();
      await fullTime.getByText(/^[+−][\d\s]+,\d\d\s€/).waitFor();
      const top = async (name: RegExp) => (await section(head, name).boundingBox())?.y ?? NaN;
      await becomes(async () => (await top(/^Ce qui diffère/)) < (await top(/^Ce qui est identique/)), true);

      const folded = page.getByRole('rowheader', { name: 'Pédagogie et didactique', exact: true });
      expect(await folded.isVisible()).toBe(false);
      await head.click(head.button(/lignes identiques$/));
      await folded.waitFor();
      expect(await seriousFaults(page)).toEqual([]);

      // Printed in landscape, without the buttons: equal lines are only named, the establishment and the day are told.
      await head.click(head.button(/lignes identiques$/));
      await page.emulateMedia({ media: 'print' });
      expect(await folded.isVisible()).toBe(false);
      await section(head, /^Ce qui est identique.*Pédagogie et didactique/).waitFor();
      await page.getByText(/, SIRET [\d\s]+/).waitFor();
      await page.getByText(/^Imprimé le /).waitFor();
      await head.button('Imprimer la comparaison').waitFor({ state: 'hidden' });
      await head
        .button(/^Retirer/)
        .first()
        .waitFor({ state: 'hidden' });
      const sheet = async () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'));
      await becomes(sheet, 'landscape');
    },
    WALK_MS,
  );
});
