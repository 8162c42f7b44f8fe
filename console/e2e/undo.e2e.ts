/** Taking an act back from the message that tells it: archive, hide, show, rename, one or several; a draft's deletion. */
import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { seriousFaults } from './support/axe.js';
import type { ViewportName } from './support/browser.js';
import { Dashboard } from './support/dashboard.js';
import { overflow } from './support/overflow.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const COLLABORATOR = 'collaborateur@demo.example';

const undoOf = (dashboard: Dashboard): Locator => dashboard.toasts.getByRole('button', { name: 'Annuler' });

/** The calls to the API that a page has made, by path. */
function callsOf({ page }: Person): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

describe('taking an act back', () => {
  const tool = useConsole();

  it(
    'gives archived valuations the status back that they had, one or several, and says so',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const [toRedo, awaiting, computed] = ['Fatou Ndiaye', 'Karim Belkacem', 'Gaël Kerbrat'].map((name) =>
        dashboard.rows(name).first(),
      ) as [Locator, Locator, Locator];
      await dashboard.choose(toRedo, 'Archiver');
      await dashboard.told(/\(Fatou Ndiaye\) est archivé/);
      await toRedo.getByText('Inactif').waitFor();
      await head.click(undoOf(dashboard));
      await dashboard.told(/^Archivage annulé.+\(Fatou Ndiaye\) retrouve son statut/);
      await toRedo.getByText('À refaire').waitFor();
      expect(await undoOf(dashboard).count()).toBe(0);
      await becomes(async () => dashboard.focus(), expect.stringMatching(/^Actions pour/));

      for (const name of ['Karim Belkacem', 'Gaël Kerbrat']) {
        await head.click(dashboard.box(`Sélectionner toutes les fonctions de ${name}`));
      }
      await dashboard.chooseBulk('Archiver');
      await dashboard.told('2 valorisations archivées.');
      await Promise.all([awaiting, computed].map(async (row) => row.getByText('Inactif').waitFor()));
      await head.click(undoOf(dashboard));
      await dashboard.told('Archivage annulé : 2 valorisations retrouvent leur statut.');
      await awaiting.getByText('En attente de mise à jour').waitFor();
      await computed.getByText('À jour', { exact: true }).waitFor();

      await head.click(awaiting.getByRole('button', { name: /^Historique/ }));
      await head.click(head.page.getByRole('tab', { name: 'Modifications' }));
      await dashboard.dialog.getByText('Archivage annulé').waitFor();
    },
    WALK_MS,
  );

  it(
    'archives and takes back on the page of the result',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      await head.click(dashboard.rows('Mathieu Rousseau').first().getByRole('link').first());
      await head.click(head.button('Archiver'));
      await head.button('Desarchiver').waitFor();
      await head.click(undoOf(dashboard));
      await dashboard.told(/^Archivage annulé/);
      await head.button('Archiver').waitFor();
    },
    WALK_MS,
  );

  it(
    'shows what was hidden, hides what was shown, and gives a profile its name back',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Agathe Renoir').first();
      const limited = dashboard.rows('Hélène Œuvrard').first();
      await dashboard.choose(row, 'Masquer');
      await row.getByText('Limité').waitFor();
      await head.click(undoOf(dashboard));
      await dashboard.told(/^Masquage annulé/);
      await row.getByText('Visible').waitFor();

      await dashboard.choose(limited, 'Rendre visible');
      await limited.getByText('Visible').waitFor();
      await head.click(undoOf(dashboard));
      await dashboard.told(/\(Hélène Œuvrard\) est de nouveau masqué/);
      await limited.getByText('Limité').waitFor();

      for (const name of ['Agathe Renoir', 'Louise Marchand']) {
        await head.click(dashboard.box(`Sélectionner toutes les fonctions de ${name}`));
      }
      await dashboard.chooseBulk('Masquer');
      await row.getByText('Limité').waitFor();
      await head.click(undoOf(dashboard));
      await dashboard.told('Masquage annulé : 2 valorisations sont de nouveau visibles de vos comptes associés.');
      await row.getByText('Visible').waitFor();

      await head.click(head.button(/^Denis Quéméner,/));
      await head.fill(head.page.getByLabel('Nom du profil'), 'Denis Q.');
      await head.press('Enter');
      await dashboard.told('Le profil s’appelle maintenant Denis Q..');
      await head.click(undoOf(dashboard));
      await dashboard.told(/le profil s’appelle de nouveau Denis Quéméner/);
      await head.button(/^Denis Quéméner,/).waitFor();
    },
    WALK_MS,
  );

  it(
    'is refused in plain words once somebody else has come in between',
    async () => {
      const [head, colleague] = [await tool.signIn(), await tool.signIn('wide', COLLABORATOR)];
      const [mine, theirs] = [new Dashboard(head), new Dashboard(colleague)];
      await mine.choose(mine.rows('Bastien Le Goff').first(), 'Archiver');
      await theirs.rows('Bastien Le Goff').getByText('Inactif').waitFor();
      await theirs.choose(theirs.rows('Bastien Le Goff').first(), 'Desarchiver');
      await theirs.told(/n’est plus archivé/);
      await head.click(undoOf(mine));
      await mine.told(/^Rien n’a été annulé.+une autre modification a eu lieu entre-temps/);
      await mine.rows('Bastien Le Goff').getByText('À jour', { exact: true }).waitFor();
    },
    WALK_MS,
  );

  it(
    'is offered for 10 seconds, and for as long as the pointer or the focus is on it',
    async () => {
      const head = await tool.visit();
      const { clock } = head.page;
      await clock.install();
      await head.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Louise Marchand').first();
      await dashboard.choose(row, 'Archiver');
      await undoOf(dashboard).waitFor();
      await clock.runFor(9_000);
      expect(await undoOf(dashboard).isVisible()).toBe(true);

      await undoOf(dashboard).hover();
      await clock.runFor(60_000);
      expect(await undoOf(dashboard).isVisible()).toBe(true);
      await head.page.mouse.move(0, 0);
      await head.press('F6');
      await hasFocus(undoOf(dashboard));
      await clock.runFor(60_000);
      expect(await undoOf(dashboard).isVisible()).toBe(true);

      await head.press('Escape');
      await becomes(async () => dashboard.focus(), expect.stringMatching(/^Actions pour/));
      await clock.runFor(10_000);
      await undoOf(dashboard).waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  it(
    'is done from the keyboard alone, the focus coming back to where it was',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Élise Tanguy').first();
      await dashboard.choose(row, 'Archiver');
      await undoOf(dashboard).waitFor();
      await head.press('F6', 'Enter');
      await dashboard.told(/^Archivage annulé/);
      await row.getByText('Inactif').waitFor({ state: 'detached' });
      await hasFocus(dashboard.menuButton(row));
    },
    WALK_MS,
  );

  it.each<ViewportName>(['wide', 'medium', 'phone'])(
    'fits and has no serious fault of accessibility (%s)',
    async (viewport) => {
      const head = await tool.signIn(viewport);
      const dashboard = new Dashboard(head);
      await dashboard.choose(dashboard.rows('Gaël Kerbrat').first(), 'Archiver');
      await undoOf(dashboard).waitFor();
      await head.press('F6');
      await hasFocus(undoOf(dashboard));
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(head)).toBeLessThanOrEqual(0);
      await head.press('Enter');
      await dashboard.told(/^Archivage annulé/);
    },
    WALK_MS,
  );
});

describe('the deletion of a draft', () => {
  const tool = useConsole();
  const DELETED = /^POST \/v1\/valor\/delete\//;
  const sentBy = (calls: readonly string[]) => calls.filter((call) => DELETED.test(call));

  async function deleteDraft(person: Person, name: string): Promise<Locator> {
    const dashboard = new Dashboard(person);
    const row = dashboard.rows(name).filter({ hasText: 'En cours' }).first();
    await dashboard.choose(row, 'Supprimer');
    await dashboard.asks(expect.stringContaining('Confirmation de suppression'));
    await person.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
    return dashboard.rows(name).filter({ hasText: 'Suppression en cours' });
  }

  it(
    'is taken back with nothing sent, from the message or from the row',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const calls = callsOf(head);
      const leaving = await deleteDraft(head, 'Camille Étienne');
      await dashboard.told(/\(Camille Étienne\) va être supprimé/);
      await leaving.waitFor();
      await hasFocus(dashboard.menuButton(leaving));
      expect(await leaving.getByRole('link').count()).toBe(0);
      await head.click(undoOf(dashboard));
      await dashboard.told(/^Suppression annulée/);
      await dashboard.rows('Camille Étienne').getByText('En cours', { exact: true }).waitFor();

      await dashboard.choose(await deleteDraft(head, 'Camille Étienne'), 'Annuler la suppression');
      await dashboard.told(/^Suppression annulée/);
      await dashboard.rows('Camille Étienne').getByText('En cours', { exact: true }).waitFor();
      expect(sentBy(calls)).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'is sent after 8 seconds, even on another screen',
    async () => {
      const head = await tool.visit();
      const { clock } = head.page;
      await clock.install();
      await head.signIn();
      const dashboard = new Dashboard(head);
      const calls = callsOf(head);
      await (await deleteDraft(head, 'Camille Étienne')).waitFor();
      await clock.runFor(4_000);
      await head.goTo('/chiffres');
      await head.heading(/Chiffres/).waitFor();
      await clock.runFor(3_000);
      expect(sentBy(calls)).toEqual([]);
      await clock.runFor(1_500);
      await dashboard.told(/\(Camille Étienne\) est supprimé/);
      expect(sentBy(calls)).toHaveLength(1);
      await head.goTo('/dashboard');
      await dashboard.profile('Camille Étienne').getByText('Aucune fonction dans ce profil.').waitFor();
    },
    WALK_MS,
  );

  it(
    'is sent when the page is left, hidden, or signed out of',
    async () => {
      const [head, colleague] = [await tool.signIn(), await tool.signIn('wide', COLLABORATOR)];
      const [mine, theirs] = [new Dashboard(head), new Dashboard(colleague)];
      const drafts = theirs.rows('Nadia Fournier');
      for (const count of [2, 3]) {
        await mine.choose(mine.rows('Nadia Fournier').first(), 'Dupliquer');
        await mine
          .rows('Nadia Fournier')
          .nth(count - 1)
          .waitFor();
      }
      await drafts.nth(2).waitFor();

      await (await deleteDraft(head, 'Nadia Fournier')).waitFor();
      await head.page.reload();
      await drafts.nth(2).waitFor({ state: 'detached' });
      await mine.rows('Nadia Fournier').nth(1).waitFor();
      await becomes(async () => mine.rows('Nadia Fournier').count(), 2);

      await (await deleteDraft(head, 'Nadia Fournier')).waitFor();
      // Its time stands still: only the hiding can send it.
      await undoOf(mine).hover();
      await head.page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { configurable: true, value: false });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await drafts.nth(1).waitFor({ state: 'detached' });

      await (await deleteDraft(head, 'Nadia Fournier')).waitFor();
      await head.click(head.button(/^Menu de/));
      await head.click(head.page.getByRole('menuitem', { name: 'Se déconnecter' }));
      await drafts.first().waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  it(
    'brings the row back with the reason when it cannot be sent',
    async () => {
      const head = await tool.visit();
      const { clock } = head.page;
      await clock.install();
      await head.signIn();
      const dashboard = new Dashboard(head);
      await head.page.route(/\/v1\/valor\/delete\//, async (route) => route.abort());
      await (await deleteDraft(head, 'Jeanne Simon')).waitFor();
      await clock.runFor(8_500);
      await dashboard.told(/\(Jeanne Simon\) n’a pas été supprimé\. Le service ne répond pas/);
      await dashboard.rows('Jeanne Simon').getByText('En cours', { exact: true }).waitFor();

      // Changed elsewhere meanwhile: it is not deleted unseen.
      await head.page.unroute(/\/v1\/valor\/delete\//);
      const colleague = await tool.signIn('wide', COLLABORATOR);
      const theirs = new Dashboard(colleague);
      await (await deleteDraft(head, 'Jeanne Simon')).waitFor();
      await theirs.choose(theirs.rows('Jeanne Simon').filter({ hasText: 'En cours' }), 'Archiver');
      await theirs.told(/est archivé/);
      await clock.runFor(8_500);
      await dashboard.told(/\(Jeanne Simon\) n’a pas été supprimé\. Cette valorisation a changé entre-temps/);
      await dashboard.rows('Jeanne Simon').getByText('Inactif').waitFor();
    },
    WALK_MS,
  );

  it(
    'is at once, as before, for what is computed',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      await dashboard.choose(dashboard.rows('Gaël Kerbrat').first(), 'Supprimer');
      await head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
      await dashboard.told(/\(Gaël Kerbrat\) est supprimé/);
      expect(await undoOf(dashboard).count()).toBe(0);
      await dashboard.profile('Gaël Kerbrat').getByText('Aucune fonction dans ce profil.').waitFor();
    },
    WALK_MS,
  );
});
