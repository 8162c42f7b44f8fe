/** Beyond the list: valuations side by side, the establishment in figures, the first steps, the words of the grid. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { seriousFaults } from './support/axe.js';
import type { ViewportName } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { plain, type Person } from './support/person.js';
import { overflow } from './support/overflow.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const COLLABORATOR = 'collaborateur@demo.example';
const OTHER_HEAD = 'autre@demo.example';
const LAYOUTS: readonly ViewportName[] = ['wide', 'medium', 'phone'];

describe('beyond the list,', () => {
  const tool = useConsole();

  const columns = ({ page }: Person) => page.getByRole('columnheader');
  const section = ({ page }: Person, name: RegExp) => page.getByRole('rowheader', { name });

  it(
    'a comparison is three steps away: ticked valuations side by side, what differs first, what is the same folded',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const { page } = head;
      await head.click(dashboard.rows('Agathe Renoir').first().getByRole('checkbox'));
      const compare = page.getByRole('region', { name: 'Actions sur la sélection' }).getByRole('button', {
        name: 'Comparer',
      });
      await becomes(async () => compare.getAttribute('aria-disabled'), 'true');
      await head.click(dashboard.rows('Mathieu Rousseau').first().getByRole('checkbox'));
      await head.click(compare);
      await head.heading('Comparaison').waitFor();
      expect(head.steps).toBe(3);
      await columns(head).nth(1).waitFor();
      const names = async () => (await columns(head).allTextContents()).map(plain);
      await becomes(names, [expect.stringContaining('Agathe Renoir'), expect.stringContaining('Mathieu Rousseau')]);
      await becomes(async () => (await names())[0], expect.stringContaining('1 518,61 €'));
      const top = async (name: RegExp) => (await section(head, name).boundingBox())?.y ?? NaN;
      await becomes(async () => (await top(/^Ce qui diffère/)) < (await top(/^Ce qui est identique/)), true);

      const folded = page.getByRole('rowheader', { name: 'Pédagogie et didactique' });
      expect(await folded.isVisible()).toBe(false);
      await head.click(head.button(/lignes identiques$/));
      await folded.waitFor();
      expect(await seriousFaults(page)).toEqual([]);

      // Printed across: everything is there, the buttons are not.
      await head.click(head.button(/lignes identiques$/));
      await page.emulateMedia({ media: 'print' });
      await folded.waitFor();
      await head.button('Imprimer la comparaison').waitFor({ state: 'hidden' });
      await head
        .button(/^Retirer/)
        .first()
        .waitFor({ state: 'hidden' });
      const sheet = async () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'));
      await becomes(sheet, 'comparison');
    },
    WALK_MS,
  );

  it(
    'an amount of the former grid is explained and compared in the words and values of that grid',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      await new Dashboard(head).rows('Karim Belkacem').first().getByRole('link', { name: /€/ }).click();
      await page.getByText('sur la grille précédente, en vigueur à partir du 01/08/2023.').waitFor();
      await page.getByText('20,59 €').first().waitFor();
      await head.click(head.button('Ouvrir toutes les lignes'));
      await page.getByText(/Savoir-faire diversifiés à mobiliser/).waitFor();

      await head.click(head.link('Comparer avec…'));
      await head.heading('Comparaison').waitFor();
      await page.getByLabel('Une fonction de la grille').last().selectOption({ label: 'Responsable pédagogique' });
      await head.click(head.button('Ajouter la fonction'));
      await columns(head).filter({ hasText: 'Grille précédente' }).waitFor();
      const technicality = page.getByRole('row').filter({ has: section(head, /^Expertise et technicité/) });
      await technicality.getByText(/Savoir-faire diversifiés à mobiliser/).waitFor();
    },
    WALK_MS,
  );

  it(
    'a comparison begins at a result or a function, takes in others up to four, and is kind to what is gone',
    async () => {
      const head = await tool.signIn('phone');
      const dashboard = new Dashboard(head);
      const { page } = head;
      await head.click(dashboard.rows('Agathe Renoir').first().getByRole('link', { name: /€/ }));
      await head.click(head.link('Comparer avec…'));
      await head.heading('Comparaison').waitFor();
      await head.fill(page.getByLabel('Rechercher un profil'), 'tanguy');
      await head.click(head.button(/^Élise Tanguy\s*Surveillant/));
      await columns(head).nth(1).waitFor();
      await head.click(page.getByText('Ajouter à la comparaison'));
      await head.fill(page.getByLabel('Rechercher un profil'), 'fatou');
      await head.click(head.button(/^Fatou Ndiaye/));
      await columns(head).nth(2).waitFor();
      await page.getByLabel('Une fonction de la grille').last().selectOption({ label: 'Agent de service' });
      await head.click(head.button('Ajouter la fonction'));
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
      await head.click(head.button(/^Agent de service/));
      await head.click(head.link('Comparer avec une autre fonction'));
      await columns(head).first().getByText('Agent de service').waitFor();
    },
    WALK_MS,
  );
  it(
    'the figures lead to the rows behind them and give a calendar',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      await head.click(head.link('Chiffres de l’établissement'));
      await head.heading('Chiffres de l’établissement').waitFor();
      const under = page.getByRole('link', { name: 'Voir la liste\u00a0: Sous le minimum' });
      await under.waitFor();
      const file = await head.download(head.button('Télécharger le calendrier (ICS)'));
      expect(file.suggestedFilename()).toBe('anniversaires-anciennete.ics');
      const calendar = readFileSync(await file.path(), 'utf8');
      expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
      const coming = page.getByRole('table', { name: 'Anniversaires des douze mois à venir' });
      const days = async () => coming.getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4}$/ }).allTextContents();
      await becomes(
        async () => (await days()).map((day) => day.split('/').reverse().join('')),
        calendar.match(/DTSTART;VALUE=DATE:\d{8}/g)?.map((line) => line.slice(-8)),
      );
      expect(await seriousFaults(page)).toEqual([]);
      await head.click(under);
      await head.heading('Vos valorisations').waitFor();
      await becomes(async () => new URL(page.url()).hash, '#/dashboard?under=1');
    },
    WALK_MS,
  );

  it(
    'the figures of an associated account are of what it sees, in every layout',
    async () => {
      for (const layout of LAYOUTS) {
        const person = await tool.signIn(layout, COLLABORATOR);
        await person.goTo('/chiffres');
        await person.page.getByText('Les valorisations visibles de l’établissement').waitFor();
        await person.page.getByRole('table', { name: 'Par catégorie' }).waitFor();
        // Hers is limited to the main account.
        expect(await person.page.getByText('Hélène Œuvrard').count()).toBe(0);
        expect([layout, await overflow(person)]).toEqual([layout, 0]);
        expect([layout, await seriousFaults(person.page)]).toEqual([layout, []]);
      }
    },
    WALK_MS,
  );

  it(
    'first steps lead an establishment without valuations to its first one, and leave once there is one',
    async () => {
      const head = await tool.signIn('wide', OTHER_HEAD);
      const dashboard = new Dashboard(head);
      const { page } = head;
      const steps = page.getByRole('region', { name: 'Votre premier classement en trois étapes' });
      await dashboard.rows('Pauline Aubry').first().waitFor();
      expect(await steps.count()).toBe(0);
      const confirm = async () => head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer', exact: true }));
      await dashboard.choose(dashboard.rows('Pauline Aubry').first(), 'Supprimer');
      await confirm();
      await steps.waitFor();
      await dashboard.choose(dashboard.profile('Pauline Aubry'), 'Supprimer le profil');
      await confirm();
      await page.getByText('Aucune donnée à afficher pour le moment').waitFor();
      await page.getByRole('tablist').waitFor({ state: 'detached' });
      expect(await seriousFaults(page)).toEqual([]);
      await head.goTo('/chiffres');
      await page.getByText('Aucun chiffre à montrer pour le moment').waitFor();

      await head.goTo('/dashboard');
      await head.click(head.link('Classer une première fonction'));
      await head.fill(page.getByLabel('Rechercher une fonction'), 'agent de ser');
      await head.click(head.button(/^Agent de service/));
      await head.click(head.button('Continuer avec cette fonction'));
      await head.fill(page.getByLabel('Nom de la personne'), 'Noé Premier');
      await head.click(head.button('Enregistrer et continuer'));
      await head.heading('Agent de service').waitFor();
      await head.goTo('/dashboard');
      await dashboard.rows('Noé Premier').first().waitFor();
      await steps.waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  it(
    'the definition of a word opens by keyboard, closes with Escape, and stands on the help page with all others',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      const term = head.button('Définition\u00a0: Quotité');
      const definition = page.getByText('La part d’un temps plein, en pour cent.');
      await head.tabTo(term);
      await head.press('Enter');
      await definition.waitFor();
      await becomes(async () => term.getAttribute('aria-expanded'), 'true');
      expect(await seriousFaults(page)).toEqual([]);
      await head.press('Escape');
      await definition.waitFor({ state: 'detached' });
      await hasFocus(term);
      // The focus that goes on closes it; a click elsewhere too.
      await head.press('Enter');
      await definition.waitFor();
      await head.press('Tab', 'Tab');
      await definition.waitFor({ state: 'detached' });
      await head.click(term);
      await definition.waitFor();
      await head.click(head.heading('Vos valorisations'));
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
