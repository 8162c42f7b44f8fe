/** The history of a valuation, and the name of its profile. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { Dashboard } from './support/dashboard.js';
import { faults } from './support/faults.js';
import { plain } from './support/person.js';
import { becomes } from './support/settled.js';
import { unreachedByTab } from './support/tabbing.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';
const paris = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' });

describe('on the dashboard,', () => {
  const tool = useConsole();

  describe('the history of a valuation', () => {
    it(
      'shows amounts, changes in words, and the state on a past date; the present amount is recorded on request, once for a double click',
      async () => {
        const head = await tool.signIn();
        const dashboard = new Dashboard(head);
        const row = dashboard.rows('Rousseau Mathieu').first();
        head.startCounting();
        await dashboard.openHistory(row);
        const { dialog } = dashboard;
        const headings = async () => dialog.getByRole('columnheader').allTextContents();
        await becomes(headings, ['Date', 'Par', 'Minimum par mois', 'Refaire le calcul']);
        await dialog.getByRole('row').nth(1).getByText('Claire Morvan').waitFor();

        await head.click(dialog.getByRole('button', { name: /€/ }).first());
        expect(head.steps).toBe(3);
        const lines = dialog.getByRole('list', { name: 'Étapes du calcul' });
        await lines.waitFor();
        await becomes(
          async () => plain(await lines.textContent()),
          expect.stringMatching(/Minimum par mois[\d ,]+ points × [\d,]+ € ÷ 12 mois1 843,40 €/),
        );

        await head.click(dialog.getByRole('tab', { name: 'Modifications' }));
        expect(head.steps).toBe(4);
        const calculation = dialog.getByRole('listitem').filter({ hasText: 'Calcul par Claire Morvan' });
        const shown = async () => plain(await calculation.textContent());
        await becomes(shown, expect.stringContaining('StatutAvant En cours → , Après À jour'));
        // The first amount replaces none.
        await becomes(shown, expect.stringMatching(/Minimum conventionnel, garanti ou fixé[\d ]+,\d\d €/));

        const creation = dialog.getByRole('listitem').filter({ hasText: 'Création' });
        await head.click(creation.getByRole('button', { name: /^Voir l’état d’alors/ }));
        await dialog.getByText('en lecture seule').waitFor();
        const today = paris.format(new Date());
        await head.fill(dialog.getByLabel('Date', { exact: true }), today);
        await dialog.getByText(`État au ${today}, en lecture seule`).waitFor();
        await dialog.getByText('À jour', { exact: true }).waitFor();
        await head.fill(dialog.getByLabel('Date', { exact: true }), '01/01/2020');
        await dialog.getByText(/n’existait pas encore/).waitFor();
        await head.fill(dialog.getByLabel('Date', { exact: true }), '01/01/2099');
        await dialog.getByText('Choisissez une date passée, ou celle du jour.').waitFor();
        await head.press('Escape');
        await dialog.waitFor({ state: 'detached' });

        const other = dashboard.rows('Kerbrat Gaël').first();
        await dashboard.openHistory(other);
        await becomes(async () => dialog.getByRole('row').count(), 2);
        const clicks: Promise<void>[] = [];
        let calls = 0;
        // Held until both clicks are made: the second one meets the running call.
        await head.page.route('**/v1/valor/update/history/**', async (route) => {
          calls += 1;
          await Promise.all(clicks);
          await route.continue();
        });
        clicks.push(head.button('Noter le montant actuel').dblclick());
        await Promise.all(clicks);
        await dashboard.waitForMessage('Le montant actuel est noté dans l’historique.');
        await becomes(async () => dialog.getByRole('row').count(), 3);
        await head.press('Escape');
        expect(calls).toBe(1);
      },
      WALK_MS,
    );

    itFurther(
      'has a past amount computed again, from its line or by the reference on a paper, by keyboard and at three widths',
      async () => {
        const head = await tool.visit();
        await head.openAs(HEAD, '/dashboard?q=Mathieu');
        const { page } = head;
        const dashboard = new Dashboard(head);
        await dashboard.openHistory(dashboard.rows('Rousseau Mathieu').first());
        await head.tabTo(dashboard.dialog.getByRole('link', { name: /^Refaire le calcul/ }).first());
        await head.press('Enter');
        const result = page.getByRole('region', { name: /^Document VAL-/ });
        await result.getByText('Identique.').waitFor();
        expect(await faults(head)).toEqual([]);
        expect(await unreachedByTab(page)).toEqual([]);

        const title = (await result.getByRole('heading', { level: 2 }).textContent()) ?? '';
        const reference = title.replace('Document ', '');
        await head.goTo('/verifier');
        await head.tabTo(page.getByLabel('Référence du document'));
        await page.keyboard.type(reference.toLowerCase());
        await head.press('Enter');
        await result.getByText('Identique.').waitFor();
        expect(await result.getByRole('heading', { level: 2 }).textContent()).toBe(title);
        // On a former grid: the amount due today, and the later one.
        await head.goTo('/verifier?ref=VAL-1-3-G1');
        await result.getByText(/à verser au moins\s: 1\s986,25\s€, après mise à jour\s: 2\s006,51\s€\.$/).waitFor();
        await head.goTo('/verifier?ref=VAL-999999-1-G1');
        await page.getByText(/^Aucune valorisation de votre établissement/).waitFor();
        // Nothing was found to print, and an invalid reference is not looked up.
        expect(await head.button('Imprimer').count()).toBe(0);
        await head.fill(page.getByLabel('Référence du document'), 'abc');
        await head.press('Enter');
        await page.getByText(/elle s’écrit comme VAL-18-7-G2/).waitFor();
        expect(await faults(head)).toEqual([]);
      },
      WALK_MS,
    );
  });

  describe('the name of a profile', () => {
    itFurther(
      'is changed in place: Enter, the check or leaving saves, an empty name reverts, a taken one is refused; the name disappears with an empty profile',
      async () => {
        const head = await tool.signIn();
        const dashboard = new Dashboard(head);
        const { page } = head;
        const name = page.getByLabel('Nom de la personne');
        await dashboard.rename('Rousseau Mathieu');
        await head.fill(name, 'renoir agathe');
        await page.getByText('Ce nom est déjà existé.').waitFor();
        await becomes(async () => head.button('Enregistrer le nom').isDisabled(), true);
        await head.fill(name, 'Rousseau Mathieu-Petit');
        await head.press('Enter');
        await dashboard.waitForMessage(/Rousseau Mathieu-Petit/);
        await dashboard.nameLink('Rousseau Mathieu-Petit').waitFor();
        await becomes(async () => dashboard.focus(), expect.stringContaining('Rousseau Mathieu-Petit'));

        await head.press('F2');
        await head.fill(name, 'Rousseau Mathieu');
        await head.click(head.button('Enregistrer le nom'));
        await dashboard.nameLink('Rousseau Mathieu').waitFor();

        await dashboard.rename('Rousseau Mathieu');
        await head.fill(name, 'Mathieu R.');
        await head.click(page.getByRole('heading', { level: 1 }));
        await dashboard.nameLink('Mathieu R.').waitFor();

        await dashboard.rename('Mathieu R.');
        await head.fill(name, '');
        await head.press('Enter');
        await dashboard.nameLink('Mathieu R.').waitFor();

        const profile = dashboard.profile('Petrov Ivan');
        await dashboard.openArchived();
        expect(await dashboard.offered(profile)).not.toContain('Supprimer la personne');
        await dashboard.choose(dashboard.rows('Petrov Ivan').first(), 'Supprimer');
        await head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
        await profile.getByText('Aucune fonction pour cette personne.').waitFor();
        await dashboard.choose(profile, 'Supprimer la personne');
        await dashboard.waitForDialog(expect.stringContaining('supprimer la personne « Petrov Ivan » ?'));
        await head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
        await dashboard.waitForMessage('La personne Petrov Ivan est supprimée.');
        await profile.waitFor({ state: 'detached' });
      },
      WALK_MS,
    );
  });
});
