/**
 * A whole school from a file to its printed sheets and interview folders, and the same act on a selection in the list.
 */
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../../backend/test/render/render-support.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, itFurtherEach, scaled } from '../../backend/test/support/scale.js';
import { csv, importAll } from '../../backend/test/support/spreadsheets.js';
import { seriousFaults } from './support/axe.js';
import { Dashboard } from './support/dashboard.js';
import { OTHER_WAYS } from './support/hands.js';
import { lineOf } from './support/line.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEADINGS = ['Profil', 'Fonction', 'Date d’ancienneté', 'Diplôme'];
const DIPLOMA = 'Diplôme, titre ou certification de niveau 7 (enseignant-formateur)';
const FUNCTIONS = ['Agent de service', 'Secrétaire-comptable', 'Comptable', 'Enseignant-formateur (cadre)'];
const TEACHER = FUNCTIONS.length - 1;

/** Two people without a day, and one teacher without a diploma. */
const schoolOf = (people: number, name = 'Personne') =>
  Array.from({ length: people }, (_, index) => {
    const place = index % FUNCTIONS.length;
    const day = index === 4 || index === 9 ? '' : '01/09/2018';
    return [`${name} ${index}`, FUNCTIONS[place] ?? '', day, place === TEACHER && index !== TEACHER ? DIPLOMA : ''];
  });
/** A whole school in `npm run test:long`; here its sheets would be drawn twice. */
const PEOPLE = scaled({ part: 10, all: 60 });
const SCHOOL = schoolOf(PEOPLE);

describe('a school', () => {
  const tool = useConsole();

  it(
    `goes from a file of ${PEOPLE} people to their printed sheets and interview folders in at most 10 steps`,
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      await head.click(head.link('Importer'));
      await head.attach(page.getByLabel('Choisir un fichier'), 'personnel.csv', csv(HEADINGS, SCHOOL));
      await head.click(head.button(`Importer ${PEOPLE} valorisations`));
      await head.click(head.button('Appliquer les degrés prévus à toutes'));
      await page.getByText(`${PEOPLE - 3} valorisations calculées. 3 restent à compléter.`).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const missing = page.getByRole('region', { name: '3 valorisations à compléter' }).last();
      await becomes(
        async () => (await missing.getByRole('rowheader').allInnerTexts()).map(plain),
        ['Personne 3 Enseignant-formateur (cadre)', 'Personne 4 Agent de service', 'Personne 9 Secrétaire-comptable'],
      );
      await head.click(page.getByRole('checkbox', { name: 'Les 2 fonctions sans date sont sans ancienneté' }));
      await head.choose(page.getByLabel('Diplôme de Personne 3'), 'Aucune formation retenue');
      await head.click(head.button('Confirmer pour 3 valorisations'));
      await page.getByText('3 valorisations calculées. Vérifiez les montants, puis imprimez.').waitFor();
      await page.getByRole('heading', { name: `Imprimer les ${PEOPLE} valorisations calculées` }).waitFor();
      await page.getByRole('heading', { name: /^Les \d+ autres montants$/ }).waitFor();
      const printed = await head.download(head.button(`Télécharger le PDF des ${PEOPLE} valorisations`));
      await page.getByText('Le document est téléchargé.').waitFor();
      const folders = await head.download(head.button('Dossiers d’entretien (PDF)'));
      expect(head.steps).toBeLessThanOrEqual(10);
      expect(statSync(await printed.path()).size).toBeGreaterThan(PEOPLE * 1_700);
      const { bookmarks } = await readPdf(readFileSync(await folders.path()));
      expect(new Set(bookmarks.map(({ title }) => title)).size).toBe(SCHOOL.length);
      expect(bookmarks).toHaveLength(SCHOOL.length);

      await head.click(head.button('Défaire cet import').first());
      // One diploma must be stated by a person: the screen names the row and leads to the choice.
      await page.getByRole('listitem').getByText('Personne 3, Enseignant-formateur (cadre)').waitFor();
      expect(await page.getByRole('checkbox', { name: 'Archiver aussi cette valorisation' }).isChecked()).toBe(false);
      await head.press('Escape');

      // The amount of the exceptions is that of the list.
      const below = page.getByRole('region', { name: /sous le minimum/ }).last();
      const told = plain(await below.getByRole('row').nth(1).innerText());
      await head.goTo('/dashboard?q=Personne%200');
      const row = new Dashboard(head).rows('Personne 0').first();
      const amount = /[\d ]+,\d\d €/.exec(plain(await row.innerText()))?.[0] ?? 'no amount';
      expect(told).toContain(amount.trim());
    },
    WALK_MS,
  );

  itFurtherEach(
    OTHER_WAYS,
    'goes the same way in at most 10 steps (%s, by %s)',
    async (viewport, hand) => {
      const head = await tool.signIn(viewport);
      const { page } = head;
      const name = `Autre ${viewport} ${hand}`;
      const fits = async () => expect(await overflow(head)).toBeLessThanOrEqual(0);
      head.worksBy(hand);
      await head.click(head.link('Importer'));
      await head.attach(page.getByLabel('Choisir un fichier'), 'equipe.csv', csv(HEADINGS, schoolOf(10, name)));
      await fits();
      await head.click(head.button('Importer 10 valorisations'));
      await head.click(head.button('Appliquer les degrés prévus à toutes'));
      await page.getByText('7 valorisations calculées. 3 restent à compléter.').waitFor();
      await fits();
      await head.click(page.getByRole('checkbox', { name: 'Les 2 fonctions sans date sont sans ancienneté' }));
      await head.choose(page.getByLabel(`Diplôme d’${name} 3`), 'Aucune formation retenue');
      await head.click(head.button('Confirmer pour 3 valorisations'));
      await page.getByText('3 valorisations calculées.').waitFor();
      await fits();
      await head.download(head.button('Télécharger le PDF des 10 valorisations'));
      await page.getByText('Le document est téléchargé.').waitFor();
      await head.download(head.button('Dossiers d’entretien (PDF)'));
      expect(head.steps).toBeLessThanOrEqual(10);
    },
    WALK_MS,
  );

  itFurther(
    'takes over the planned degrees of a selection in the list, on a phone, too',
    async () => {
      const client = await signIn(tool.product.url, emailOf('main'));
      await importAll(
        client,
        csv(
          HEADINGS,
          SCHOOL.slice(0, 5).map(([name, ...rest]) => [`Vie ${name}`, ...rest]),
        ),
      );
      const head = await tool.visit('phone');
      const { page } = head;
      await head.openAs(emailOf('main'), lineOf('Vie Personne'));
      await page.getByText('5 personnes', { exact: true }).waitFor();
      head.startCounting();
      await head.click(page.getByRole('checkbox', { name: 'Tout sélectionner' }));
      await head.click(head.button('Actions').last());
      await head.click(page.getByRole('menuitem', { name: /^Appliquer les degrés prévus/ }));
      await head.heading('Appliquer les degrés prévus').waitFor();
      await head.click(head.button('Appliquer les degrés prévus à toutes'));
      await page.getByText('3 valorisations calculées. 2 restent à compléter.').waitFor();
      expect([head.steps, await overflow(head)]).toEqual([4, 0]);
      expect(await seriousFaults(page)).toEqual([]);

      const day = page.getByLabel('Date d’ancienneté de Vie Personne 4');
      await head.fill(day, '01/09/2999');
      await head.click(head.button(/^Confirmer/));
      await page.getByText('Une date est à corriger.').waitFor();
      await hasFocus(day);
      await head.fill(day, '01/09/2020');
      await head.click(head.button('Confirmer pour 1 valorisation'));
      await page.getByText('1 valorisation calculée. 1 reste à compléter.').waitFor();
      await page.getByLabel('Diplôme de Vie Personne 3').waitFor();
      expect(await tool.product.journalDifferences()).toEqual([]);
    },
    WALK_MS,
  );
});
