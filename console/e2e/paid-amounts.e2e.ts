/** What people are paid, entered in the list and compared with what is due; and what is due, handed over to payroll. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../backend/test/support/classification.js';
import { signIn } from '../../backend/test/support/role-clients.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { faults, inTurn } from './support/faults.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';
const COLLABORATOR = 'collaborateur@demo.example';
const SAVED = /^Le salaire versé est enregistré/;

describe('what people are paid, on the list of people', () => {
  const tool = useConsole();

  it(
    'is entered in the cell with its day, shows the gap, comes back by an undo, and is open to a collaborator by right',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.profile('Renoir Agathe');
      const text = async () => plain(await row.textContent());
      const enter = row.getByRole('button', { name: /^Indiquer le salaire versé/ });
      const amount = row.getByRole('button', { name: /versés, modifier/ });
      const field = dashboard.dialog.getByLabel('Salaire de base brut par mois');
      const day = dashboard.dialog.getByLabel('À partir du');

      await head.click(enter);
      await hasFocus(field);
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.press('Escape');
      await hasFocus(enter);

      await head.click(enter);
      await head.fill(field, '0');
      await head.press('Enter');
      await dashboard.dialog.getByText(/^Saisissez un montant brut en euros/).waitFor();
      await becomes(async () => field.inputValue(), '0');
      await head.fill(field, '1500');
      await head.press('Enter');
      await becomes(text, expect.stringContaining('1 500,00 €'));
      await becomes(text, expect.stringContaining('−18,61 €'));
      await dashboard.waitForMessage(SAVED);
      await hasFocus(amount);

      await head.click(amount);
      await becomes(async () => plain(await field.inputValue()), '1 500');
      await head.fill(field, '1560,50');
      await head.fill(day, '01/01/2026');
      await head.press('Enter');
      await becomes(text, expect.stringContaining('+41,89 €'));
      await dashboard.waitForMessage(SAVED);
      await head.click(dashboard.undo.last());
      await becomes(text, expect.stringContaining('−18,61 €'));

      await head.click(dashboard.filter('À régulariser'));
      await becomes(async () => head.page.locator('[data-profile]').count(), 1);
      await head.page.getByText(/^Ce qui est versé est inférieur/).waitFor();
      expect(await faults(head, inTurn(1))).toEqual([]);
      await head.page.setViewportSize(VIEWPORTS.phone);
      await becomes(text, expect.stringContaining('−18,61 €'));

      await head.page.setViewportSize(VIEWPORTS.wide);
      await head.holdSession(COLLABORATOR);
      await head.goTo('/dashboard');
      await row.waitFor();
      expect(await head.page.getByText('Versé').count()).toBe(0);
      expect(await text()).not.toContain('1 500,00 €');
      await head.holdSession(HEAD);
      await head.goTo('/account/associated');
      const right = head.page.getByRole('switch', { name: /^Peut voir les montants versés/ }).first();
      await head.click(head.page.locator('label').filter({ hasText: 'Peut voir les montants versés' }).first());
      await head.page.getByText(/voit et saisit désormais les montants versés/).waitFor();
      expect(await right.isChecked()).toBe(true);
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.holdSession(COLLABORATOR);
      await head.goTo('/dashboard');
      await becomes(text, expect.stringContaining('1 500,00 €'));
    },
    WALK_MS,
  );

  it(
    'goes to payroll as a file with its receipt, then as what changed since, and is read by a key',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      const dashboard = new Dashboard(head);
      const again = (id: number) => head.button(`Télécharger de nouveau la remise ${id}`);
      await head.click(head.button('Exporter'));
      await head.click(page.getByRole('menuitem', { name: /^Vers la paie/ }));
      await head.heading('Vers la paie').waitFor();
      await page.getByText('Aucun fichier n’a encore été remis').waitFor();
      const left = page.getByRole('listitem').filter({ hasText: 'classement à terminer' });
      expect(await left.getByRole('link', { name: 'Voir «\u00a0En cours\u00a0»' }).getAttribute('href')).toMatch(
        /visa=0$/,
      );
      await head.click(page.getByText('CSV', { exact: true }));
      const file = await head.download(head.button('Télécharger le fichier'));
      expect(file.suggestedFilename()).toMatch(/^minima-\d{14}-\d{4}-\d{2}-\d{2}\.csv$/);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).toMatch(/^\uFEFFversion_format;siret;matricule_paie;personne;/);
      expect(text).toContain(';CAT2 IND1095.15;');
      const same = await head.download(again(1));
      expect(readFileSync(await same.path(), 'utf8')).toBe(text);

      await head.choose(page.getByLabel('Contenu'), await page.getByRole('option').nth(1).innerText());
      await page.getByText('Rien n’a changé depuis cette remise').waitFor();
      const { profile_name: name } = await classify(await signIn(tool.product.url, HEAD));
      await page.getByText(/^1\sfonction prête,/).waitFor();
      const changes = await head.download(head.button('Télécharger le fichier'));
      expect(
        readFileSync(await changes.path(), 'utf8')
          .trim()
          .split('\r\n'),
      ).toEqual([expect.stringMatching(/^version_format/), expect.stringContaining(name)]);
      await head.click(again(1));
      await dashboard.waitForMessage(/ont changé depuis cette remise/);

      await head.click(head.button('Créer une clé'));
      expect(await seriousFaults(page)).toEqual([]);
      await head.fill(dashboard.dialog.getByLabel('À qui ou à quoi sert cette clé'), 'Cabinet Martin');
      await head.press('Enter');
      const secret = plain(await page.getByRole('alert').locator('code').textContent());
      const read = async () =>
        (await fetch(`${tool.product.url}/v1/payroll/lines`, { headers: { authorization: `Bearer ${secret}` } }))
          .status;
      expect(await read()).toBe(200);
      await again(2).waitFor();
      expect(await faults(head, inTurn(0))).toEqual([]);
      await head.click(head.button('Révoquer la clé Cabinet Martin'));
      await head.click(dashboard.dialog.getByRole('button', { name: 'Révoquer' }));
      await dashboard.waitForMessage('La clé est révoquée.');
      await page.getByText('Aucune clé n’est active.').waitFor();
      expect(await read()).toBe(401);
    },
    WALK_MS,
  );
});
