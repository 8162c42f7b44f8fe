/** The life of a valuation on the dashboard: the actions of each status, update, history, profiles, accessibility. */
import { describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, itFurtherEach, scaled } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { LAYOUTS, type ViewportName } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { faults, inTurn } from './support/faults.js';
import { plain } from './support/person.js';
import { rowsOf } from './support/rows-of.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const COLLABORATOR = emailOf('associated');
/** With a single row, its line also represents the person. */
const ALWAYS = ['Ajouter une fonction', 'RenommerF2', 'Supprimer'] as const;
const MAIN_ACCOUNT = ['a main account', undefined, ['Masquer', 'Indiquer le salaire versé', ...ALWAYS]] as const;
const ASSOCIATED = ['an associated account', COLLABORATOR, ALWAYS] as const;

const COPIES = ['Dupliquer', 'Dupliquer et archiver', 'Archiver'];
const OPEN = ['Continuer le classement', 'Voir l’historique'];
const STALE = ['Reprendre le classement', 'Ouvrir le résultat', 'Télécharger le PDF', 'Voir l’historique'];
const RESULT = ['Ouvrir le résultat', 'Modifier le classement', 'Télécharger le PDF', 'Voir l’historique'];
/** One demo profile in each status, and the actions of its row between its pages and its deletion. */
const BY_STATUS: readonly (readonly [name: string, status: string, offered: readonly string[]])[] = [
  ['Étienne Camille', 'En cours', [...OPEN, ...COPIES]],
  ['Renoir Agathe', 'À jour', [...RESULT, ...COPIES]],
  ['Ndiaye Fatou', 'À refaire', [...STALE, ...COPIES]],
  ['Belkacem Karim', 'En attente de mise à jour', [...RESULT, 'Mettre à jour', ...COPIES]],
  [
    'Petrov Ivan',
    'Inactif',
    ['Ouvrir le résultat', 'Télécharger le PDF', 'Voir l’historique', 'Dupliquer', 'Desarchiver'],
  ],
];
const withoutSeniority = (labels: readonly string[]) => labels.filter((label) => !label.startsWith('Appliquer'));

describe('the life of a valuation', () => {
  const tool = useConsole();

  it.each(scaled({ part: [MAIN_ACCOUNT], all: [MAIN_ACCOUNT, ASSOCIATED] }))(
    'offers %s exactly the actions of each status',
    async (_, email, last) => {
      const person = await tool.signIn('wide', email);
      const dashboard = new Dashboard(person);
      await dashboard.openArchived();
      for (const [name, status, offered] of BY_STATUS) {
        const row = dashboard.rows(name).first();
        await row.getByText(status, { exact: true }).first().waitFor();
        const [sheet, ...others] = withoutSeniority(await dashboard.offered(row));
        // Without an active function it is refused, and says why.
        expect(sheet).toMatch(status === 'Inactif' ? /^Fiche de poste.+archivées/ : /^Fiche de poste$/);
        // What is paid is entered for active functions.
        const further = last.filter((label) => status !== 'Inactif' || !label.startsWith('Indiquer'));
        expect(others).toEqual([...offered, ...further]);
      }
    },
    WALK_MS,
  );

  it(
    'offers on the line of a person with several functions the acts on all of them, with their number and one undo',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const line = dashboard.profile('Tanguy Élise');
      const all = ['Voir l’historique', 'Archiver 2 fonctions', 'Masquer 2 fonctions'];
      expect(await dashboard.offered(line)).toEqual(['Fiche de poste', ...all, 'Ajouter une fonction', 'RenommerF2']);
      await dashboard.choose(line, 'Masquer 2 fonctions');
      await dashboard.waitForMessage('2 valorisations masquées à vos comptes associés.');
      await becomes(async () => (await dashboard.offered(line)).includes('Rendre 2 fonctions visibles'), true);
      await dashboard.choose(line, 'Archiver 2 fonctions');
      await dashboard.waitForMessage('2 valorisations archivées.');
      // The message of the act before may still be there.
      await head.click(dashboard.undo.last());
      await line.getByRole('button', { name: /^2 fonctions/ }).waitFor();
      await dashboard.choose(line, 'Voir l’historique');
      await head.page.getByRole('heading', { name: 'Montants dans le temps' }).waitFor();
      expect(await dashboard.offered(head.page.getByRole('main'))).not.toContain('Voir l’historique');
    },
    WALK_MS,
  );

  it(
    'says that a new grid is in force, shows old and new amount, and updates a valuation, from the list and from its result',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const { page } = head;
      await head.click(dashboard.filter('En attente de mise à jour'));
      await page.getByTitle('Une nouvelle grille est en vigueur depuis le 01/09/2024.').waitFor();
      await dashboard.profile('Renoir Agathe').waitFor({ state: 'detached' });
      const row = dashboard.rows('Belkacem Karim').first();
      const old = plain(await row.getByRole('link', { name: /€/ }).textContent());

      await dashboard.choose(row, 'Mettre à jour');
      const amounts = async () => plain(await dashboard.dialog.getByRole('table').first().textContent());
      await becomes(amounts, expect.stringContaining(`brut par mois${old}`));
      await becomes(amounts, expect.stringMatching(/€\+[\d ,]+ €$/));
      await head.click(dashboard.dialog.getByText('Ce qui change dans le calcul').first());
      const changes = dashboard.dialog.getByRole('table', { name: 'Ce qui change dans le calcul' });
      await becomes(
        async () => plain(await changes.textContent()),
        expect.stringContaining('Valeur du point20,59 €20,80 €'),
      );
      await head.click(dashboard.dialog.getByRole('button', { name: 'Voir le nouveau calcul' }));
      const lines = dashboard.dialog.getByRole('list', { name: 'Étapes du calcul' });
      await becomes(async () => plain(await lines.textContent()), expect.stringContaining('Valeur du point'));
      await head.click(dashboard.dialog.getByRole('button', { name: 'Annuler' }));
      await row.getByText('En attente de mise à jour').waitFor();
      await becomes(async () => dashboard.focus(), expect.stringMatching(/^Actions pour/));

      await head.click(row.getByRole('button', { name: /^Mettre à jour/ }));
      await head.click(dashboard.dialog.getByRole('button', { name: 'Mettre à jour' }));
      await dashboard.waitForMessage(/est à jour/);
      // It has left this tab: the focus stays in the list, and the other row is still there.
      await dashboard.profile('Belkacem Karim').waitFor({ state: 'detached' });
      await becomes(async () => dashboard.focus(), 'Actions pour Quéméner Denis, Comptable');
      const tab = page.getByRole('tab', { selected: true });
      await becomes(async () => tab.textContent(), 'En attente de mise à jour1');

      await head.click(dashboard.functionLink(dashboard.rows('Quéméner Denis').first()));
      await head.click(page.getByRole('button', { name: 'Mettre à jour', exact: true }));
      await head.click(dashboard.dialog.getByText('Ce qui change dans le calcul').first());
      await head.click(dashboard.dialog.getByRole('button', { name: 'Voir le calcul actuel' }));
      expect(await faults(head, inTurn(0))).toEqual([]);
      await head.click(dashboard.dialog.getByRole('button', { name: 'Mettre à jour' }));
      await dashboard.waitForMessage(/est à jour/);
      const amount = head.page.getByRole('region', { name: 'À verser au moins' });
      await becomes(async () => plain(await amount.textContent()), expect.stringContaining('2 006,51 €'));
      await head.page.getByText('Calculé le', { exact: false }).waitFor();
      await head.page.getByText('a été calculé sur la grille précédente').waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  itFurther(
    'archives and restores, copies, hides and shows, each with a message, while the focus stays in place',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const rows = dashboard.rows('Marchand Louise');
      await dashboard.choose(rows.first(), 'Archiver');
      await dashboard.waitForMessage(/^La valorisation «\s.+ est archivée/);
      // The line is folded away with the archived ones: the focus moves to its neighbour.
      await rows.first().waitFor({ state: 'detached' });
      await becomes(async () => dashboard.focus(), expect.stringMatching(/^Actions pour/));
      await dashboard.archived('Marchand Louise');
      await dashboard.choose(rows.first(), 'Desarchiver');
      await dashboard.waitForMessage(/n’est plus archivée. Statut\u00a0: À jour/);
      await rows.getByText('À jour', { exact: true }).waitFor();

      await dashboard.choose(rows.first(), 'Masquer');
      await rows.getByText('Limité').waitFor();
      await dashboard.choose(rows.first(), 'Rendre visible');
      await rows.getByText('Limité').waitFor({ state: 'detached' });

      await dashboard.choose(rows.first(), 'Dupliquer et archiver');
      await dashboard.waitForMessage(/Une copie archivée/);
      await dashboard.archived('Marchand Louise');
      await dashboard.duplicateForSame(rows.first());
      await dashboard.unfold('Marchand Louise');
      await rows.nth(1).getByText('À jour', { exact: true }).waitFor();

      // By keyboard, since the messages of so many acts cover the end of the list.
      await dashboard.menuButton(await dashboard.archived('Marchand Louise')).press('Enter');
      await head.page.getByRole('menuitem', { name: 'Supprimer', exact: true }).press('Enter');
      await dashboard.waitForDialog(expect.stringContaining('Confirmation de suppression'));
      await dashboard.waitForDialog(
        expect.stringMatching(
          /Le classement « .+ » de Marchand Louise, ses réponses et son historique seront supprimés/,
        ),
      );
      await head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
      await dashboard.waitForMessage(/est supprimée/);
      await rows.nth(2).waitFor({ state: 'detached' });
      await becomes(async () => dashboard.focus(), 'Actions pour Marchand Louise');
    },
    WALK_MS,
  );

  itFurther(
    'marks « Classement en cours » as the present place only while the classification is in progress',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const [[underWay], [computed]] = [await rowsOf(main, 'Fournier Nadia'), await rowsOf(main, 'Kerbrat Gaël')];
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/chiffres');
      await head.heading('Chiffres de l’établissement').waitFor();
      const entry = head.page.getByRole('navigation').getByRole('link', { name: 'Classement en cours' });
      expect(await entry.count()).toBe(0);
      await head.goTo(`/valorisation/${underWay}`);
      await becomes(async () => entry.getAttribute('aria-current'), 'true');

      await head.goTo(`/conclusion/${computed}`);
      await head.button('Autres actions').waitFor();
      await becomes(async () => entry.count(), 0);
      await head.goTo(`/valorisation/${computed}`);
      await becomes(async () => entry.getAttribute('aria-current'), null);
      await head.goTo('/newvaluation');
      await becomes(async () => entry.getAttribute('aria-current'), 'true');
    },
    WALK_MS,
  );

  itFurtherEach(
    LAYOUTS.map((layout): [ViewportName] => [layout]),
    'has no serious fault of accessibility in its lists, menus and dialogs (%s)',
    async (viewport) => {
      const head = await tool.signIn(viewport);
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Kerbrat Gaël').first();
      await row.waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(dashboard.menuButton(row));
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(head.page.getByRole('menuitem', { name: 'Supprimer' }));
      await dashboard.waitForDialog(
        expect.stringMatching(/Confirmation de suppression.*L’archiver les garde hors de la liste/),
      );
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(dashboard.dialog.getByRole('button', { name: 'Archiver' }));
      await dashboard.waitForMessage(/est archivée/);
      await head.click(dashboard.undo);
      await row.waitFor();
      await head.click(dashboard.profile('Tanguy Élise').getByRole('button', { name: /€/ }));
      await dashboard.dialog.getByText(/^Total de Tanguy Élise/).waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.press('Escape');
      await dashboard.openHistory(row);
      await dashboard.dialog.getByRole('columnheader').first().waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(head.page.getByRole('tab', { name: 'Modifications' }));
      await head.page.getByText('Création').waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(head.button(/^Voir l’état d’alors/).first());
      await head.page.getByText('Réponses aux critères').waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.press('Escape');
      await dashboard.rename('Kerbrat Gaël');
      await head.fill(head.page.getByLabel('Nom de la personne'), 'Renoir Agathe');
      await head.page.getByText('Ce nom est déjà existé.').waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
    },
    WALK_MS,
  );
});
