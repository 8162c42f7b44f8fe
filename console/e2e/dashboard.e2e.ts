/** A selection on the dashboard and its acts: by mouse and keyboard, as each kind of account, at each width. */
import { describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, itFurtherEach } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS, type ViewportName } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { plain } from './support/person.js';
import { rowsOf } from './support/rows-of.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const COLLABORATOR = emailOf('associated');
const LAYOUTS: readonly [ViewportName, string | undefined][] = [
  ['wide', undefined],
  ['medium', COLLABORATOR],
  ['phone', undefined],
  ['phone', COLLABORATOR],
];

describe('the dashboard', () => {
  const tool = useConsole();

  itFurtherEach(
    LAYOUTS,
    'tells what is selected and has no serious fault of accessibility (%s)',
    async (viewport, email) => {
      const person = await tool.signIn(viewport, email);
      const dashboard = new Dashboard(person);
      const { page } = person;
      await dashboard.rows('Renoir Agathe').first().waitFor();
      // No bar has closed yet, so the focus has not moved to this box.
      expect(await dashboard.selectAll.evaluate((box) => box === document.activeElement)).toBe(false);
      await person.click(dashboard.box('Sélectionner Secrétaire-comptable, Renoir Agathe'));
      await page.getByRole('status').getByText('1 valorisation sélectionnée').waitFor();
      await becomes(async () => dashboard.selectAll.evaluate((box: HTMLInputElement) => box.indeterminate), true);
      await person.click(dashboard.box('Sélectionner toutes les fonctions de Tanguy Élise'));
      await dashboard.bar.getByText('3 sélectionnées').waitFor();
      expect(await seriousFaults(page)).toEqual([]);

      // The table scrolls in its frame, the page does not.
      const { width } = VIEWPORTS[viewport];
      await becomes(async () => page.evaluate(() => document.documentElement.scrollWidth), width);

      // Neither the last row nor its focus is covered by the bar.
      const last = page.locator('[data-row]').last();
      await becomes(async () => dashboard.isFocusedAboveBar(last), true);

      const keys = await dashboard.bulkLabels();
      expect(keys.includes('Masquer')).toBe(email === undefined);
      expect(keys).toEqual(expect.arrayContaining(['Archiver', 'Dupliquer', 'Supprimer']));

      for (const [action, heading] of [
        ['Supprimer', 'Confirmation de suppression'],
        ['Télécharger les PDF', /^Télécharger les PDF de 3 valorisations/],
      ] as const) {
        await dashboard.chooseBulk(action);
        await page.getByRole('heading', { name: heading }).waitFor();
        expect(await seriousFaults(page)).toEqual([]);
        await person.press('Escape');
        await dashboard.dialog.waitFor({ state: 'detached' });
      }
      await person.click(person.button('Tout désélectionner'));
      await dashboard.bar.waitFor({ state: 'detached' });
      await becomes(async () => dashboard.focus(), 'Tout sélectionner');
      await page.getByRole('status').getByText('Plus aucune valorisation sélectionnée').waitFor({ state: 'attached' });
    },
    WALK_MS,
  );

  it(
    'shows, hides, copies, archives and restores a selection, reporting what was done and what was skipped',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const select = async (...names: readonly string[]) => {
        for (const name of names) await head.click(dashboard.boxOf(name));
      };
      await select('Marchand Louise', 'Kerbrat Gaël', 'Œuvrard Hélène');
      // One of them is hidden already.
      await dashboard.chooseBulk('Masquer');
      await dashboard.waitForMessage(/^2 valorisations masquées à vos comptes associés\. 1 l’était déjà\.$/);
      await dashboard.rows('Marchand Louise').getByText('Limité').waitFor();
      await dashboard.bar.waitFor({ state: 'detached' });

      await select('Marchand Louise', 'Kerbrat Gaël');
      await dashboard.chooseBulk('Rendre visible');
      await dashboard.waitForMessage(/^2 valorisations rendues visibles/);

      await select('Marchand Louise', 'Kerbrat Gaël');
      await dashboard.chooseBulk('Dupliquer');
      await dashboard.waitForMessage(/^2 valorisations dupliquées/);
      for (const name of ['Marchand Louise', 'Kerbrat Gaël']) {
        await dashboard.profile(name).getByText('2 fonctions').waitFor();
      }

      await dashboard.openArchived();
      await select('Marchand Louise', 'Kerbrat Gaël', 'Petrov Ivan');
      await dashboard.chooseBulk('Archiver');
      await dashboard.waitForMessage(/^4 valorisations archivées\. 1 l’était déjà\.$/);
      await dashboard.closeMessages();
      await dashboard.archived('Marchand Louise');
      const [sheet] = await dashboard.offered(await dashboard.archived('Marchand Louise'));
      expect(sheet).toMatch(/Toutes les fonctions de cette personne sont archivées/);

      for (const index of [0, 1]) await head.click(dashboard.rows('Marchand Louise').nth(index).getByRole('checkbox'));
      await dashboard.chooseBulk('Desarchiver');
      await dashboard.waitForMessage(/^2 valorisations sorties des archives/);
      await dashboard.profile('Marchand Louise').getByText('2 fonctions').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'keeps its columns apart on a small laptop and its row actions in view, and deletes a selection by keyboard alone',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const { page } = head;
      await dashboard.rows('Renoir Agathe').first().waitFor();
      await page.setViewportSize({ width: 1280, height: 800 });
      const clipped = await page
        .locator('thead th')
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(String));
      expect(clipped).toEqual([]);

      await page.setViewportSize(VIEWPORTS.medium);
      const actions = await dashboard.menuButton(dashboard.rows('Renoir Agathe').first()).boundingBox();
      expect((actions?.x ?? Infinity) + (actions?.width ?? 0)).toBeLessThanOrEqual(VIEWPORTS.medium.width);

      await page.setViewportSize(VIEWPORTS.wide);
      await head.tabTo(page.getByLabel('Chercher un nom ou une fonction'));
      await page.keyboard.type('mar');
      await dashboard.rows('Renoir Agathe').first().waitFor({ state: 'detached' });
      await head.tabTo(dashboard.boxOf('Marchand Louise'), 200);
      await head.press('Space');
      await head.tabTo(dashboard.moreActions, 200);
      await head.press('Enter', 'End', 'Enter');
      await dashboard.dialog.getByText('Confirmation de suppression').waitFor();
      // The question is the specification's.
      await dashboard.waitForDialog(expect.stringContaining('Êtes-vous sûr de supprimer ces 2 classements?'));
      await head.tabTo(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
      await head.press('Enter');
      await dashboard.waitForMessage(/^2 valorisations supprimées\.$/);
      await dashboard.profile('Marchand Louise').getByText('Aucune fonction pour cette personne.').waitFor();
      await becomes(async () => page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null), true);

      await dashboard.choose(dashboard.profile('Marchand Louise'), 'Supprimer la personne');
      await head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
      await dashboard.profile('Marchand Louise').waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  itFurther(
    'downloads a selection as one document, after a reported failure, or as files',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      // Archived rows are selected, too, once they are unfolded.
      await head.click(head.page.getByRole('button', { name: /^\d+ valorisations? archivées?$/ }).first());
      await head.click(dashboard.selectAll);
      await dashboard.chooseBulk('Télécharger les PDF');
      await dashboard.dialog.getByText(/^\d+ valorisations? archivées? (est|sont) laissées? de côté\.$/).waitFor();
      await dashboard.dialog.getByText(/pas encore calculées\s: sans PDF/).waitFor();
      await head.page.route('**/v1/valor/download/pdf/multiple*', async (route) => route.abort());
      await head.click(dashboard.dialog.getByRole('button', { name: 'Télécharger' }));
      await head.page.getByRole('alert').getByText('Le document n’a pas pu être préparé.').waitFor();
      await head.page.unroute('**/v1/valor/download/pdf/multiple*');
      const document = await head.download(head.button('Réessayer'));
      expect(document.suggestedFilename()).toMatch(/\.pdf$/);
      // Nothing has changed: the selection stays.
      await dashboard.waitForMessage('Le document est téléchargé.');
      await dashboard.chooseBulk('Télécharger les PDF');
      await head.click(dashboard.dialog.getByLabel('Un fichier par valorisation'));
      const archive = await head.download(dashboard.dialog.getByRole('button', { name: 'Télécharger' }));
      expect(archive.suggestedFilename()).toMatch(/\.zip$/);
      // Rows without a present amount need a confirmation.
      await dashboard.waitForMessage('Le document est téléchargé.');
      await dashboard.chooseBulk('Préparer les entretiens');
      await dashboard.dialog.getByText(/pas encore calculées?\s: le dossier n’en indique aucun montant/).waitFor();
      await dashboard.dialog.getByLabel(/^Préparer aussi l/).waitFor();
      await dashboard.dialog.getByLabel(/^Impression recto verso/).waitFor();
      const folders = await head.download(dashboard.dialog.getByRole('button', { name: 'Télécharger' }));
      expect(folders.suggestedFilename()).toMatch(/^Dossiers-d-entretien_\d{14}\.pdf$/);
    },
    WALK_MS,
  );

  itFurther(
    'keeps a selection through searches, tabs and a colleague’s changes, and drops deleted rows',
    async () => {
      const colleague = await signIn(tool.product.url, COLLABORATOR);
      const head = await tool.signIn();
      const mine = new Dashboard(head);
      await head.fill(head.page.getByLabel('Chercher un nom ou une fonction'), 'agat');
      await mine.rows('Kerbrat Gaël').first().waitFor({ state: 'detached' });
      await head.click(mine.box(/Renoir Agathe$/).first());
      await head.fill(head.page.getByLabel('Chercher un nom ou une fonction'), 'bast');
      await head.click(mine.box(/Le Goff Bastien$/).first());
      await mine.bar.getByText('2 sélectionnées, dont 1 hors de cet écran').waitFor();

      const [hers] = await rowsOf(colleague, 'Renoir Agathe');
      expect((await colleague.post(`/v1/valor/delete/${hers}`, {})).status).toBe(200);
      await mine.waitForMessage('Une valorisation supprimée ou masquée est retirée de la sélection.');
      await mine.bar.getByText('1 sélectionnée', { exact: true }).waitFor();
      const [his] = await rowsOf(colleague, 'Le Goff Bastien');
      expect((await colleague.post(`/v1/valor/archive/${his}`, {})).status).toBe(200);
      await mine.archived('Le Goff Bastien');
      await mine.bar.getByText('1 sélectionnée', { exact: true }).waitFor();
      // What concerns none of the selected rows is not offered.
      expect((await mine.bulkLabels()).filter((label) => label.endsWith('rchiver'))).toEqual(['Desarchiver']);
    },
    WALK_MS,
  );

  itFurther(
    'brings all valuations to the new grid in at most 3 clicks, after old and new amounts were shown',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      await head.click(dashboard.filter('En attente de mise à jour'));
      const strip = head.page.getByText('2 valorisations d’une grille précédente.');
      await becomes(
        async () => plain(await strip.textContent()),
        '+39,68 € par mois pour 2 valorisations d’une grille précédente.',
      );
      await head.click(head.button('Comparer puis mettre à jour'));
      const confirm = dashboard.dialog.getByRole('button', { name: 'Mettre à jour 2 valorisations' });
      await confirm.waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await dashboard.dialog.getByText(/^Une valorisation à refaire n’est pas comprise/).waitFor();
      const rows = async () => plain(await dashboard.dialog.getByRole('table').textContent());
      await becomes(rows, expect.stringContaining('Quéméner DenisComptable1 986,25 €2 006,51 €+20,26 €'));
      await becomes(rows, expect.stringContaining('Ensemble3 890,83 €3 930,51 €+39,68 €'));
      await head.click(confirm);
      await dashboard.waitForMessage(/^2 valorisations mises à jour sur la grille en vigueur\.$/);
      expect(head.steps).toBeLessThanOrEqual(3);
      // The whole list shows what has become of them.
      await hasFocus(dashboard.filter('Disponibles'));
      await dashboard.rows('Quéméner Denis').getByText('2 006,51 €').waitFor();
      expect(await dashboard.bar.count()).toBe(0);
    },
    WALK_MS,
  );
});
