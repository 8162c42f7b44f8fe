/** The deletion of a draft: confirmed, shown as going away, taken back, or sent 8 seconds later and when the page is left. */
import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { Dashboard } from './support/dashboard.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const COLLABORATOR = 'collaborateur@demo.example';

/** The calls to the API that a page has made, by path. */
function callsOf({ page }: Person): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

describe('the deletion of a draft', () => {
  const tool = useConsole();
  const DELETED = /^POST \/v1\/valor\/delete\//;
  const sentBy = (calls: readonly string[]) => calls.filter((call) => DELETED.test(call));

  async function deleteDraft(person: Person, name: string): Promise<Locator> {
    const dashboard = new Dashboard(person);
    const row = dashboard.rows(name).filter({ hasText: 'En cours' }).first();
    await dashboard.choose(row, 'Supprimer');
    await dashboard.asks(expect.stringMatching(/Confirmation de suppression.*annuler pendant 8 secondes/));
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
      await dashboard.told(/\(Camille Étienne\) va être supprimée/);
      await leaving.waitFor();
      await hasFocus(dashboard.menuButton(leaving));
      expect(await dashboard.functionLink(leaving).count()).toBe(0);
      await head.click(dashboard.undo);
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
      await dashboard.told(/\(Camille Étienne\) est supprimée/);
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
      await mine.undo.hover();
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
      await dashboard.told(/\(Jeanne Simon\) n’a pas été supprimée\. Le service ne répond pas/);
      await dashboard.rows('Jeanne Simon').getByText('En cours', { exact: true }).waitFor();

      // Changed elsewhere meanwhile: it is not deleted unseen.
      await head.page.unroute(/\/v1\/valor\/delete\//);
      const colleague = await tool.signIn('wide', COLLABORATOR);
      const theirs = new Dashboard(colleague);
      await (await deleteDraft(head, 'Jeanne Simon')).waitFor();
      await theirs.choose(theirs.rows('Jeanne Simon').filter({ hasText: 'En cours' }), 'Archiver');
      await theirs.told(/est archivée/);
      await clock.runFor(8_500);
      await dashboard.told(/\(Jeanne Simon\) n’a pas été supprimée\. Cette valorisation a changé entre-temps/);
      await dashboard.archived('Jeanne Simon');
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
      await dashboard.told(/\(Gaël Kerbrat\) est supprimée/);
      expect(await dashboard.undo.count()).toBe(0);
      await dashboard.profile('Gaël Kerbrat').getByText('Aucune fonction dans ce profil.').waitFor();
    },
    WALK_MS,
  );
});
