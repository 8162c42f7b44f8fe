/** Spreadsheets: exports of the dashboard, imports, refusals, and undoing an import. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Download } from 'playwright-core';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import { importAll } from '../../../backend/test/support/spreadsheets.js';
import { seriousFaults } from '../support/axe.js';
import { Dashboard } from '../support/dashboard.js';
import { overflow } from '../support/overflow.js';
import { plain, type Person } from '../support/person.js';
import { becomes } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const HEADINGS =
  'Profil;N° de fonction;Fonction;Quotité (%);Autonomie responsabilisante : degré;Relationnel professionnel : degré;Expertise et technicité : degré;Service';
const FILE = [
  HEADINGS,
  'Perrin Odile;28;;80;Prévu;Défaut;Prévu;Vie scolaire',
  'Perrin Odile;;Agent de service;20;2;2;2;',
  'Paul Guérin;9999;;100;;;;',
  'Renoir Agathe;28;;50;;;;',
  ';28;;120;;;;',
].join('\r\n');

const READ = 'Vérifiez ce que l’outil a lu';

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

async function choose(person: Person, text: string): Promise<void> {
  await person.attach(person.page.getByLabel('Choisir un fichier'), 'personnel.csv', text);
}

describe('spreadsheets', () => {
  const underTest = useConsole();

  it(
    'are exported from the filtered list or a selection, imported after a preview with its refusals, and undone',
    async () => {
      const person = await underTest.signIn();
      const { page } = person;
      const dashboard = new Dashboard(person);
      await person.fill(page.getByLabel('Chercher un nom ou une fonction'), 'tanguy');
      await page.getByText('1 personne', { exact: true }).waitFor();
      await person.click(person.button('Exporter'));
      expect(await seriousFaults(page)).toEqual([]);
      const list = await person.download(page.getByRole('menuitem', { name: /^Fichier CSV/ }));
      expect(list.suggestedFilename()).toMatch(/^valorisations-\d{4}-\d{2}-\d{2}\.csv$/);
      const lines = (await textOf(list)).trim().split('\r\n');
      expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['Tanguy Élise', 'Tanguy Élise']);
      await dashboard.unfold('Tanguy Élise');
      await dashboard.rows('Tanguy Élise').first().getByRole('checkbox').check();
      await person.click(person.button('Autres actions'));
      const chosen = await person.download(page.getByRole('menuitem', { name: 'Exporter en CSV' }));
      expect((await textOf(chosen)).trim().split('\r\n').length).toBe(2);
      await dashboard.waitForMessage('Le fichier est téléchargé.');

      await person.click(person.link('Importer'));
      await person.heading('Importer des personnes et des valorisations').waitFor();
      const model = await person.download(person.button('Télécharger le modèle Excel'));
      expect(model.suggestedFilename()).toBe('modele-import-valorisations.xlsx');
      await choose(person, 'PK\u0003\u0004');
      await page.getByRole('alert').getByText('Ce fichier est endommagé ou incomplet.').waitFor();

      // A file that is being read is cancelled, and the next one is read as if it were the first.
      const given = page.waitForEvent('requestfailed');
      await page.route('**/v1/valor/import/preview', () => undefined, { times: 1 });
      await choose(person, FILE);
      await person.click(person.button('Annuler la lecture'));
      await given;
      await person.button('Annuler la lecture').waitFor({ state: 'detached' });
      expect(await page.getByRole('alert').count()).toBe(0);

      await choose(person, FILE);
      await person.heading(READ).waitFor();
      const toSettle = page.getByRole('listitem').filter({ hasText: 'Paul Guérin' });
      await becomes(
        async () => plain(await toSettle.innerText()),
        expect.stringContaining('Cette fonction ne figure pas dans la grille.'),
      );
      const accepted = page.getByRole('region', { name: '3 lignes prêtes' }).first();
      const offered = async () => plain(await accepted.innerText());
      await becomes(offered, expect.stringContaining('Perrin Odile Nouvelle Secrétaire-comptable 80 % – 1 511,46 €'));
      await becomes(offered, expect.stringContaining('Renoir Agathe Secrétaire-comptable Déjà présente 50 % '));
      await page.getByText('1 colonne non lue').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const back = await person.download(person.button('Télécharger ces 2 lignes et leurs raisons'));
      expect(await textOf(back)).toContain('Veuillez saisir le nom de la personne');

      await person.click(person.button('Importer 3 valorisations'));
      await page.getByText('3 valorisations et 1 personne ont été créées.').waitFor();
      await page.getByText('2 lignes n’ont pas été importées.').waitFor();
      const kept = await person.download(person.button('Télécharger ces 2 lignes et leurs raisons'));
      expect(await textOf(kept)).toBe(await textOf(back));
      expect(await seriousFaults(page)).toEqual([]);
      await person.click(person.link('Voir vos valorisations'));
      await person.fill(page.getByLabel('Chercher un nom ou une fonction'), 'odile');
      await becomes(async () => page.locator('[data-profile]').count(), 1);
      await dashboard.unfold('Perrin Odile');
      await becomes(async () => dashboard.rows('Perrin Odile').count(), 2);

      // By keyboard alone: back to the import, and out of it.
      await person.tabTo(person.link('Importer'));
      await person.press('Enter');
      await person.tabTo(person.button(/^Défaire cet import, /));
      await person.press('Enter');
      await page.getByRole('alertdialog').waitFor();
      await person.tabTo(person.button('Défaire l’import'), 4);
      await person.press('Enter');
      await dashboard.waitForMessage('Import défait : 1 personne supprimée, 1 valorisation archivée.');
      await page.getByRole('cell', { name: 'Défait : 1 personne supprimée, 1 valorisation archivée' }).waitFor();
      await becomes(async () => dashboard.focus(), 'Derniers imports');
      expect(await underTest.product.journalDifferences()).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'are previewed again when the data changed before the confirmation, on a phone too',
    async () => {
      const person = await underTest.visit('phone');
      const { page } = person;
      await person.openAs(emailOf('main'), '/import');
      await choose(person, `${HEADINGS}\r\nRose Vidal;28;;100;;;;`);
      await person.heading(READ).waitFor();
      expect(await overflow(person)).toBe(0);
      const head = await signIn(underTest.product.url, emailOf('main'));
      await importAll(head, `${HEADINGS}\r\nRose VIDAL;43;;100;;;;`);
      await person.click(person.button('Importer 1 valorisation'));
      await page.getByText('Vos données ont changé depuis l’aperçu').waitFor();
      await person.click(person.button('Importer 1 valorisation'));
      await page.getByText('1 valorisation a été créée.').waitFor();
    },
    WALK_MS,
  );
});
