/** Undoing an act from its message: archive, hide, show, rename, one or several. */
import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, itFurtherEach } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { LAYOUTS, type ViewportName } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { overflow } from './support/overflow.js';
import { rowsOf } from './support/rows-of.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('undoing an act', () => {
  const tool = useConsole();

  it(
    'restores the former status of archived valuations, one or several, and says so',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const [toRedo, awaiting, computed] = ['Ndiaye Fatou', 'Belkacem Karim', 'Kerbrat Gaël'].map((name) =>
        dashboard.rows(name).first(),
      ) as [Locator, Locator, Locator];
      await dashboard.choose(toRedo, 'Archiver');
      await dashboard.waitForMessage(/\(Ndiaye Fatou\) est archivée/);
      await toRedo.waitFor({ state: 'detached' });
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(/^Archivage annulé.+\(Ndiaye Fatou\) retrouve son statut/);
      await toRedo.getByText('À refaire').waitFor();
      expect(await dashboard.undo.count()).toBe(0);
      await becomes(async () => dashboard.focus(), expect.stringMatching(/^Actions pour/));

      for (const name of ['Belkacem Karim', 'Kerbrat Gaël']) {
        await head.click(dashboard.boxOf(name));
      }
      await dashboard.chooseBulk('Archiver');
      await dashboard.waitForMessage('2 valorisations archivées.');
      for (const row of [awaiting, computed]) await row.waitFor({ state: 'detached' });
      await head.click(dashboard.undo);
      await dashboard.waitForMessage('Archivage annulé : 2 valorisations retrouvent leur statut.');
      await awaiting.getByText('En attente de mise à jour').waitFor();
      await computed.getByText('À jour', { exact: true }).waitFor();

      await head.click(dashboard.boxOf('Kerbrat Gaël'));
      await dashboard.chooseBulk('Dupliquer');
      await dashboard.waitForMessage('1 valorisation dupliquée.');
      const two = dashboard.profile('Kerbrat Gaël').getByText('2 fonctions');
      await two.waitFor();
      await head.press('F6', 'Enter');
      await dashboard.waitForMessage('Duplication annulée : la copie est supprimée.');
      await two.waitFor({ state: 'detached' });

      const [his] = await rowsOf(await signIn(tool.product.url, emailOf('main')), 'Belkacem Karim');
      const admin = await signIn(tool.product.url, emailOf('admin'));
      await admin.post(`/admin/valuations/${his}/fixed-amount`, { amount: 4000, reason: 'Accord de la commission' });
      await dashboard.openHistory(awaiting);
      await head.click(head.page.getByRole('tab', { name: 'Modifications' }));
      await dashboard.dialog.getByText('Archivage annulé').waitFor();
      await dashboard.dialog.getByText('Motif : Accord de la commission').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'removes a copy for a new person with that person, by keyboard alone, and keeps a person with a function',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const confirm = dashboard.dialog.getByRole('button', { name: 'Dupliquer' });
      await dashboard.menuButton(dashboard.rows('Renoir Agathe').first()).press('Enter');
      await head.page.getByRole('menuitem', { name: 'Dupliquer', exact: true }).press('Enter');
      const name = dashboard.dialog.getByLabel('Nom de la personne');
      await head.tabTo(name);
      // Screen readers do not read a region that appears together with its text.
      const question = dashboard.dialog.getByRole('status');
      await question.waitFor({ state: 'attached' });
      await head.page.keyboard.type('Agathe Renoir');
      await question.getByText(/presque ce nom.+Renoir Agathe.+Est-ce la même/).waitFor();
      await name.fill('Paule Duval');
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.press('Enter');
      await dashboard.waitForMessage(/^Une copie de .+ est ajoutée pour Paule Duval\.$/);
      const copy = dashboard.rows('Paule Duval');
      await copy.getByText(/^Copie, /).waitFor();
      await copy.getByText('En cours').waitFor();
      await head.press('F6', 'Enter');
      await dashboard.waitForMessage(/^Duplication annulée.+\(Paule Duval\) est supprimée\.$/);
      await dashboard.profile('Paule Duval').waitFor({ state: 'detached' });

      await dashboard.choose(dashboard.rows('Renoir Agathe').first(), 'Dupliquer');
      await head.click(dashboard.dialog.getByLabel('Personne existante'));
      await head.fill(dashboard.dialog.getByLabel('Rechercher une personne'), 'kerb');
      await head.click(dashboard.dialog.getByLabel('Kerbrat Gaël'));
      await head.click(confirm);
      await dashboard.waitForMessage(/est ajoutée pour Kerbrat Gaël/);
      await dashboard.profile('Kerbrat Gaël').getByText('2 fonctions').waitFor();
      await head.click(dashboard.toasts.getByRole('link', { name: 'Ouvrir' }));
      await head.page.waitForURL(/valorisation\/\d+\?vue=criteres$/);
    },
    WALK_MS,
  );

  itFurther(
    'archives and restores on the page of the result',
    async () => {
      const [his] = await rowsOf(await signIn(tool.product.url, emailOf('main')), 'Rousseau Mathieu');
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/conclusion/${his}`);
      const dashboard = new Dashboard(head);
      const more = head.button('Autres actions');
      const item = (name: string) => head.page.getByRole('menuitem', { name, exact: true });
      await head.click(more);
      await head.click(item('Archiver'));
      await dashboard.waitForMessage(/est archivée/);
      await head.click(more);
      await item('Desarchiver').waitFor();
      await head.press('Escape');
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(/^Archivage annulé/);
      await head.click(more);
      await item('Archiver').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    "shows what was hidden, and restores a profile's name",
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Renoir Agathe').first();
      await dashboard.choose(row, 'Masquer');
      await row.getByText('Limité').waitFor();
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(/^Masquage annulé/);
      await row.getByText('Limité').waitFor({ state: 'detached' });

      await dashboard.rename('Quéméner Denis');
      await head.fill(head.page.getByLabel('Nom de la personne'), 'Denis Q.');
      await head.press('Enter');
      await dashboard.waitForMessage('La personne s’appelle maintenant Denis Q..');
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(/la personne s’appelle de nouveau Quéméner Denis/);
      await dashboard.nameLink('Quéméner Denis').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'is offered for 10 seconds, and for as long as the pointer or the focus is on it',
    async () => {
      const head = await tool.visit();
      const { clock } = head.page;
      await clock.install();
      await head.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Marchand Louise').first();
      await dashboard.choose(row, 'Archiver');
      await dashboard.undo.waitFor();
      // The test's clock runs from here on, since a busy machine takes seconds to move the pointer.
      await clock.pauseAt(await head.page.evaluate(() => Date.now() + 1_000));
      await clock.runFor(8_000);
      expect(await dashboard.undo.isVisible()).toBe(true);

      await dashboard.undo.hover();
      await clock.runFor(60_000);
      expect(await dashboard.undo.isVisible()).toBe(true);
      await head.page.mouse.move(0, 0);
      await head.press('F6');
      await hasFocus(dashboard.undo);
      await clock.runFor(60_000);
      expect(await dashboard.undo.isVisible()).toBe(true);

      await head.press('Escape');
      await becomes(async () => dashboard.focus(), expect.stringMatching(/^Actions pour/));
      await clock.runFor(10_000);
      await dashboard.undo.waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  itFurther(
    'works by keyboard alone, with the focus returning, and is refused in plain words once another change came in between',
    async () => {
      const colleague = await signIn(tool.product.url, emailOf('associated'));
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Tanguy Élise').first();
      await dashboard.unfold('Tanguy Élise');
      await dashboard.choose(row, 'Archiver');
      await dashboard.undo.waitFor();
      await head.press('F6', 'Enter');
      await dashboard.waitForMessage(/^Archivage annulé/);
      await row.getByText('Inactif').waitFor({ state: 'detached' });
      // One line has become several again: the person's line is the nearest.
      await hasFocus(dashboard.menuButton(dashboard.profile('Tanguy Élise')));

      const his = dashboard.rows('Le Goff Bastien').first();
      await dashboard.choose(his, 'Archiver');
      await dashboard.waitForMessage(/\(Le Goff Bastien\) est archivée/);
      await his.waitFor({ state: 'detached' });
      const [id] = await rowsOf(colleague, 'Le Goff Bastien');
      expect((await colleague.post(`/v1/valor/update/one/${id}`, { valor_visa: 1 })).status).toBe(200);
      await his.getByText('À jour', { exact: true }).waitFor();
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(/^L’annulation n’a pas abouti.+une autre modification a eu lieu entre-temps/);
      await his.getByText('À jour', { exact: true }).waitFor();
    },
    WALK_MS,
  );

  itFurtherEach(
    LAYOUTS.map((layout): [ViewportName] => [layout]),
    'fits and has no serious fault of accessibility (%s)',
    async (viewport) => {
      const head = await tool.signIn(viewport);
      const dashboard = new Dashboard(head);
      await dashboard.choose(dashboard.rows('Kerbrat Gaël').first(), 'Archiver');
      await dashboard.undo.waitFor();
      await head.press('F6');
      await hasFocus(dashboard.undo);
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(head)).toBeLessThanOrEqual(0);
      await head.press('Enter');
      await dashboard.waitForMessage(/^Archivage annulé/);
    },
    WALK_MS,
  );
});
