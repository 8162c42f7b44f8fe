/** The deletion of a draft: confirmed, shown as pending, undone, or sent after 8 seconds or when the page is left. */
import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { create, METIER } from '../../backend/test/support/classification.js';
import { signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { Dashboard } from './support/dashboard.js';
import { lineOf, openLine } from './support/line.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';
const COLLABORATOR = 'collaborateur@demo.example';

/** The name of a person with three drafts. */
const NAME = 'Trois Ébauches';

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

  const draftOf = (dashboard: Dashboard, name: string) => dashboard.rows(name).filter({ hasText: 'En cours' }).first();

  async function deleteDraft(person: Person, name: string): Promise<Locator> {
    const dashboard = new Dashboard(person);
    await dashboard.profile(name).first().waitFor();
    if ((await dashboard.folded(name).count()) > 0) await dashboard.unfold(name);
    await dashboard.choose(draftOf(dashboard, name), 'Supprimer');
    await dashboard.waitForDialog(expect.stringMatching(/Confirmation de suppression.*annuler pendant 8 secondes/));
    await person.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
    return dashboard.rows(name).filter({ hasText: 'Suppression en cours' });
  }

  itFurther(
    'is undone without a call, from the message or the row; a computed row is deleted at once, as before',
    async () => {
      const head = await tool.visit();
      const dashboard = await openLine(head, 'Étienne Camille');
      const calls = callsOf(head);
      const leaving = await deleteDraft(head, 'Étienne Camille');
      await dashboard.waitForMessage(/\(Étienne Camille\) va être supprimée/);
      await leaving.waitFor();
      await hasFocus(dashboard.menuButton(leaving));
      expect(await dashboard.functionLink(leaving).count()).toBe(0);
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(/^Suppression annulée/);
      await dashboard.rows('Étienne Camille').getByText('En cours', { exact: true }).waitFor();

      await dashboard.choose(await deleteDraft(head, 'Étienne Camille'), 'Annuler la suppression');
      await dashboard.waitForMessage(/^Suppression annulée/);
      await dashboard.rows('Étienne Camille').getByText('En cours', { exact: true }).waitFor();
      expect(sentBy(calls)).toEqual([]);

      await head.goTo(lineOf('Kerbrat Gaël'));
      await dashboard.choose(dashboard.rows('Kerbrat Gaël').first(), 'Supprimer');
      await head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
      await dashboard.waitForMessage(/\(Kerbrat Gaël\) est supprimée/);
      expect(await dashboard.undo.count()).toBe(0);
      await dashboard.profile('Kerbrat Gaël').getByText('Aucune fonction pour cette personne.').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'is sent when the page is left, hidden, or signed out of',
    async () => {
      const main = await signIn(tool.product.url, HEAD);
      const first = await create(main, { profile_name: NAME });
      const { profile_id } = first;
      const ids = [first.valor_id];
      for (const valor_c5 of [METIER.secretary, METIER.receptionist]) {
        ids.push((await create(main, { profile_id, valor_c5 })).valor_id);
      }
      const colleague = await signIn(tool.product.url, COLLABORATOR);
      const drafts = async () => {
        const found = await Promise.all(ids.map(async (id) => colleague.get(`/v1/valor/${id}`)));
        return found.filter(({ status }) => status === 200).length;
      };
      const head = await tool.visit();
      const mine = await openLine(head, NAME);
      await mine.profile(NAME).getByText('3 fonctions').waitFor();
      expect(await drafts()).toBe(3);

      await (await deleteDraft(head, NAME)).waitFor();
      await head.page.reload();
      await becomes(drafts, 2);
      await mine.profile(NAME).getByText('2 fonctions').waitFor();

      await (await deleteDraft(head, NAME)).waitFor();
      // The time stands still: only hiding can send it.
      await mine.undo.hover();
      await head.page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { configurable: true, value: false });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await becomes(drafts, 1);

      await (await deleteDraft(head, NAME)).waitFor();
      await head.click(head.button(/^Compte de/));
      await head.click(head.page.getByRole('menuitem', { name: 'Se déconnecter' }));
      await becomes(drafts, 0);
    },
    WALK_MS,
  );

  itFurther(
    'or of a row from its result leads to the dashboard, where the person without a function gets the next one',
    async () => {
      const head = await tool.visit();
      const dashboard = await openLine(head, 'Renoir Agathe');
      await head.click(dashboard.functionLink(dashboard.rows('Renoir Agathe')));
      const side = head.page.getByRole('navigation', { name: 'Votre espace' });
      await side.getByRole('link', { name: 'Vos valorisations' }).waitFor();
      await head.heading('Renoir Agathe').waitFor();
      expect(await side.getByRole('link', { name: 'Classement en cours' }).count()).toBe(0);
      await head.click(head.button(/^Autres actions/));
      await head.click(head.page.getByRole('menuitem', { name: 'Supprimer' }));
      await head.click(dashboard.dialog.getByRole('button', { name: 'Supprimer' }));
      await head.page.waitForURL(/#\/dashboard$/);
      await dashboard.waitForMessage(/\(Renoir Agathe\) est supprimée/);
      await head.click(dashboard.profile('Renoir Agathe').getByRole('link', { name: 'Ajouter une fonction' }));
      await head.page.waitForURL(/#\/newvaluation\?profil=\d+$/);
    },
    WALK_MS,
  );

  it(
    'is sent after 8 seconds, even on another screen; the row returns with the reason when it cannot be sent',
    async () => {
      const head = await tool.visit();
      const { clock } = head.page;
      await clock.install();
      const dashboard = await openLine(head, 'Étienne Camille');
      const calls = callsOf(head);
      await (await deleteDraft(head, 'Étienne Camille')).waitFor();
      await clock.runFor(4_000);
      await head.goTo('/chiffres');
      await head.heading(/Chiffres/).waitFor();
      await clock.runFor(3_000);
      expect(sentBy(calls)).toEqual([]);
      await clock.runFor(1_500);
      await dashboard.waitForMessage(/\(Étienne Camille\) est supprimée/);
      expect(sentBy(calls)).toHaveLength(1);
      await head.goTo(lineOf('Étienne Camille'));
      await dashboard.profile('Étienne Camille').getByText('Aucune fonction pour cette personne.').waitFor();

      await head.goTo(lineOf('Simon Jeanne'));
      await head.page.route(/\/v1\/valor\/delete\//, async (route) => route.abort());
      await (await deleteDraft(head, 'Simon Jeanne')).waitFor();
      await clock.runFor(8_500);
      await dashboard.waitForMessage(/\(Simon Jeanne\) n’a pas été supprimée\. Le service ne répond pas/);
      await dashboard.rows('Simon Jeanne').getByText('En cours', { exact: true }).waitFor();

      // Changed elsewhere meanwhile, it is not deleted unseen.
      await head.page.unroute(/\/v1\/valor\/delete\//);
      const [id = ''] =
        /\d+/.exec((await dashboard.functionLink(draftOf(dashboard, 'Simon Jeanne')).getAttribute('href')) ?? '') ?? [];
      await (await deleteDraft(head, 'Simon Jeanne')).waitFor();
      const colleague = await signIn(tool.product.url, COLLABORATOR);
      expect((await colleague.post(`/v1/valor/archive/${id}`, {})).status).toBe(200);
      await clock.runFor(8_500);
      await dashboard.waitForMessage(
        /\(Simon Jeanne\) n’a pas été supprimée\. Cette valorisation a changé entre-temps/,
      );
      await dashboard.archived('Simon Jeanne');
    },
    WALK_MS,
  );
});
