/** The page of a person: what is due, for which functions, and why. */
import { describe, expect, it } from '@jest/globals';
import { RULES_VERSION } from '@valorisation/rules';
import { classify, edit } from '../../backend/test/support/classification.js';
import { signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { faults, inTurn } from './support/faults.js';
import { lineOf } from './support/line.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** The rules version of amounts from a former release. */
const OLDER_RULES = RULES_VERSION - 1;
const HEAD = 'direction@demo.example';
const COLLABORATOR = 'collaborateur@demo.example';

describe('the page of a person', () => {
  const tool = useConsole();
  /** Reached by a search on the dashboard, since the full list shows nothing more. */
  const open = async (head: Person, name: string) => {
    await head.goTo(lineOf(name));
    await head.click(head.page.getByRole('link', { name, exact: true }));
    await head.heading(name).waitFor();
  };
  const atTheirPages = async (email = HEAD) => {
    const person = await tool.visit();
    await person.holdSession(email);
    return person;
  };
  const due = ({ page }: Person) => page.getByRole('region', { name: 'Montant à verser' });
  const overTime = ({ page }: Person) => page.getByRole('table', { name: 'Montants dans le temps' });
  const said = async (head: Person) => plain(await due(head).textContent());

  itFurther(
    'shows for one function what its line of the dashboard shows, reason and age of the amount included; for several it adds up, names what is left out, and leads to each result',
    async () => {
      const head = await atTheirPages();
      await open(head, 'Rousseau Mathieu');
      await becomes(
        async () => said(head),
        expect.stringMatching(/^À verser au moins1 867,02 €brut par moisSmicVerséNon indiquéIndiquerQuotité100 %/),
      );
      await open(head, 'Quéméner Denis');
      await becomes(
        async () => said(head),
        expect.stringMatching(
          /^À verser au moins1 986,25 €brut par moisAu moins \(grille du 01\/08\/2023\), à mettre à jourVerséNon indiquéIndiquerQuotité100 %/,
        ),
      );
      await open(head, 'Le Goff Bastien');
      await becomes(async () => said(head), expect.stringContaining('27,44 € / h'));
      await head.click(head.page.getByText('Lire en tableau'));
      await becomes(
        async () => plain(await overTime(head).textContent()),
        expect.stringMatching(/2 438,80 €\s?équivalent mensuel$/),
      );
      await head.goTo(lineOf('Le Goff Bastien'));
      const dashboard = new Dashboard(head);
      const { dialog } = dashboard;
      await dashboard.openHistory(dashboard.rows('Le Goff Bastien').first());
      await dialog.getByRole('columnheader', { name: 'Équivalent mensuel' }).waitFor();
      await dialog.getByText('27,44').waitFor();
      await head.press('Escape');

      await open(head, 'Simon Jeanne');
      await becomes(
        async () => said(head),
        expect.stringMatching(
          /^À verser au moins2 178,80 €brut par moishors 1 fonction à calculerQuotité100 %Ancienneté/,
        ),
      );
      expect(await faults(head, inTurn(0))).toEqual([]);
      await head.page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(head)).toBeLessThanOrEqual(0);
      const functions = head.page.getByRole('table', { name: 'Fonctions' }).locator('tbody tr');
      await becomes(
        async () => (await functions.allTextContents()).map(plain),
        [
          expect.stringMatching(/^Infirmier.+2 178,80 €À jourVoir le calcul/),
          expect.stringMatching(/^Psychologue20 %–.*En cours/),
        ],
      );
      await head.page.getByRole('row', { name: /^Ensemble hors 1 fonction à calculer 100.%/ }).waitFor();
      await head.click(head.link('Voir le calcul, Infirmier'));
      await head.page.getByRole('region', { name: 'À verser au moins' }).getByText('2 178,80').first().waitFor();
      await head.click(head.link('Voir le total à verser à la personne'));
      await head.heading('Simon Jeanne').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'keeps archived functions folded, and shows all amounts over time',
    async () => {
      const head = await atTheirPages();
      await head.goTo(lineOf('Tanguy Élise'));
      const dashboard = new Dashboard(head);
      await dashboard.unfold('Tanguy Élise');
      await dashboard.choose(dashboard.rows('Tanguy Élise').nth(1), 'Archiver');
      await dashboard.waitForMessage(/est archivée/);
      await open(head, 'Tanguy Élise');
      await head.page.getByText('Fonctions archivées (1)').waitFor();
      await head.click(head.page.getByText('Lire en tableau'));
      const history = overTime(head).locator('tbody tr');
      expect(await history.count()).toBe(2);
      expect(await history.filter({ hasText: 'fonction archivée depuis' }).count()).toBe(1);
      await head.click(head.page.getByText('Fonctions archivées (1)'));
      await head.page.getByText('Inactif').waitFor();
    },
    WALK_MS,
  );

  it(
    'prepares the interview: duties are saved one by one, and the folder shows them, on screen and as a PDF',
    async () => {
      const head = await atTheirPages();
      await open(head, 'Belkacem Karim');
      await head.page.getByText('8 sections proposées, à relire.').waitFor();
      const client = await signIn(tool.product.url, HEAD);
      const profile_id = Number(/\d+$/.exec(head.page.url())?.[0]);
      const profile_data = { missions: '<ul><li>Encadrer les visites</li></ul>' };
      await client.post(`/v1/user/profile/update/one/${profile_id}`, { profile_data });
      await head.page.reload();
      await head.click(head.link('Ouvrir la fiche'));
      const duty = 'Montrer les gestes de base et faire appliquer les consignes de sécurité';
      await head.click(head.button(`Ajouter\u00a0: ${duty}`));
      await becomes(async () => head.button(`Ajouter\u00a0: ${duty}`).count(), 0);
      await head.page.getByText(/^Enregistré à/).waitFor();
      await open(head, 'Belkacem Karim');
      await head.page.getByText(/^Version du/).waitFor();
      // An outdated amount needs a confirmation first, here and where many are printed.
      const late = /^1 valorisation est à mettre à jour\s: le dossier indique le montant dû aujourd’hui/;
      const dialog = head.page.getByRole('dialog');
      await head.click(head.button('Préparer l’entretien'));
      await dialog.getByText(late).waitFor();
      await head.click(dialog.getByRole('link', { name: 'Ouvrir le dossier' }));
      const folder = head.page.frameLocator('iframe');
      await folder.getByText('Vous exercez la fonction « Moniteur »').waitFor();
      await hasFocus(head.page.getByRole('heading', { level: 1 }));
      expect(await seriousFaults(head.page)).toEqual([]);
      await folder.getByText(duty).waitFor();
      expect(await folder.getByText('Rendre compte à l’équipe des acquis').count()).toBe(0);
      const pdf = await head.download(head.button('Télécharger le PDF'));
      // Without accents, since a browser without a language of its own drops them from the name.
      expect(pdf.suggestedFilename()).toBe('Dossier-d-entretien_Belkacem_Karim_Moniteur.pdf');
      // The folder holds the outdated function, even when it is opened from one that is up to date.
      const { valor_id } = await classify(client, { profile_id });
      await head.goTo(`/degres-prevus?valeurs=${valor_id}`);
      await head.click(head.button('Dossiers d’entretien (PDF)'));
      await dialog.getByText(late).waitFor();
      expect(await dialog.getByRole('checkbox').count()).toBe(0);
      const folders = await head.download(dialog.getByRole('button', { name: 'Télécharger' }));
      expect(folders.suggestedFilename()).toMatch(/^Dossiers-d-entretien_/);
      await edit(client, valor_id, { valor_c0: 40 });
      await open(head, 'Belkacem Karim');
      await head.page.getByRole('region', { name: 'Courbe des montants' }).getByRole('img').waitFor();
      await head.click(head.page.getByText('Lire en tableau'));
      await overTime(head).getByRole('cell', { name: 'Quotité', exact: true }).waitFor();
      await head.page.setViewportSize(VIEWPORTS.phone);
      expect(await overflow(head)).toBeLessThanOrEqual(0);
      expect(await seriousFaults(head.page)).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'says which amounts an older version of the rules computed, as their own page does',
    async () => {
      const head = await atTheirPages();
      const note = plain(`Calculé avec une version antérieure de l’outil (règles ${OLDER_RULES}).`);
      await head.page.route(/\/v1\/(valor|user\/profile)\//, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/"valor_regles":\d+/g, `"valor_regles":${OLDER_RULES}`);
        await route.fulfill({ response, body });
      });
      await open(head, 'Simon Jeanne');
      const functions = head.page.getByRole('table', { name: 'Fonctions' }).locator('tbody tr');
      await becomes(
        async () => (await functions.allTextContents()).map((text) => plain(text).includes(note)),
        [true, false],
      );
      expect(await overflow(head)).toBeLessThanOrEqual(0);
      await head.click(functions.first().getByRole('link', { name: 'Infirmier', exact: true }));
      const amount = head.page.getByRole('region', { name: 'À verser au moins' });
      await becomes(async () => plain(await amount.textContent()).includes(note), true);
      expect(await overflow(head)).toBeLessThanOrEqual(0);
    },
    WALK_MS,
  );

  itFurther(
    'does not exist for a reader who may see none of the functions, nor under an unknown number',
    async () => {
      const head = await atTheirPages();
      await open(head, 'Œuvrard Hélène');
      const path = new URL(head.page.url()).hash.slice(1);
      await head.holdSession(COLLABORATOR);
      for (const [unknown, title] of [
        [path, 'Cette personne est introuvable'],
        ['/personne/abc', 'Page introuvable'],
        ['/personne/999999', 'Cette personne est introuvable'],
      ] as const) {
        await head.goTo(unknown);
        await head.heading(title).waitFor();
      }
      await head.click(head.link('Retourner à vos valorisations'));
      await head.heading('Vos valorisations').waitFor();
    },
    WALK_MS,
  );

  it(
    'renames the person by F2 or the menu, archives a function there, and undoes both; the focus stays on the page',
    async () => {
      const head = await atTheirPages();
      const dashboard = new Dashboard(head);
      const name = head.page.getByLabel('Nom de la personne');
      const menu = head.button(/^Actions pour Kerbrat Gaël/);
      await open(head, 'Kerbrat Gaël');
      await head.press('F2');
      await head.fill(name, 'Kerbrat Gaëlle');
      await head.press('Enter');
      await head.heading('Kerbrat Gaëlle').waitFor();
      await hasFocus(menu);
      await head.click(dashboard.undo);
      await head.heading(/^Kerbrat Gaël$/).waitFor();
      await dashboard.choose(head.page.getByRole('main'), 'Renommer');
      await head.fill(name, 'Autre nom');
      await head.press('Escape');
      await hasFocus(menu);
      await head.heading(/^Kerbrat Gaël$/).waitFor();

      const active = head.page.getByRole('table', { name: 'Fonctions', exact: true }).locator('tbody tr');
      await dashboard.choose(active.first(), 'Archiver');
      await dashboard.waitForMessage(/\(Kerbrat Gaël\) est archivée/);
      await active.waitFor({ state: 'detached' });
      await head.page.getByText('Fonctions archivées (1)').waitFor();
      await head.click(dashboard.undo);
      await active.getByText('À jour').waitFor();
      expect(await head.page.getByText(/^Fonctions archivées/).count()).toBe(0);
    },
    WALK_MS,
  );
});
