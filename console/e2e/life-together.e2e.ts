/** Two people at work on the same valuations: what each sees of the other's changes. */
import { describe, expect, it } from '@jest/globals';
import type { Route } from 'playwright-core';
import { Classifying } from './support/classifying.js';
import { Dashboard } from './support/dashboard.js';
import type { Person } from './support/person.js';
import { hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const COLLABORATOR = 'collaborateur@demo.example';

describe('two people at work', () => {
  const tool = useConsole();

  it(
    'see each other’s changes without a reload, and are told of them discreetly',
    async () => {
      const [head, colleague] = [await tool.signIn(), await tool.signIn('wide', COLLABORATOR)];
      const [mine, theirs] = [new Dashboard(head), new Dashboard(colleague)];
      await theirs.rows('Agathe Renoir').first().waitFor();
      await mine.choose(mine.rows('Agathe Renoir').first(), 'Archiver');
      await theirs.archived('Agathe Renoir');
      await colleague.page.getByText(/\(Agathe Renoir\) vient d’être modifiée par une autre personne/).waitFor();

      await theirs.choose(theirs.rows('Agathe Renoir').first(), 'Dupliquer');
      await mine.openArchived();
      await mine.rows('Agathe Renoir').nth(1).waitFor();

      // Limited: for the collaborator it is as if it were gone.
      await mine.choose(mine.rows('Bastien Le Goff').first(), 'Masquer');
      await theirs.rows('Bastien Le Goff').first().waitFor({ state: 'detached' });
      await head.goTo('/dashboard?visa=0');
    },
    WALK_MS,
  );

  it(
    'are told when the valuation on their screen changes or goes',
    async () => {
      const head = await tool.signIn();
      const job = new Classifying(head);
      await job.complete('À quatre mains');
      const id = job.valuationId;
      const colleague = await tool.signIn('wide', COLLABORATOR);
      const theirs = new Dashboard(colleague);
      await colleague.goTo(`/conclusion/${id}`);
      await colleague.page.getByRole('region', { name: 'À verser au moins' }).waitFor();

      await head.goTo(`/critere/${id}/0?id=1`);
      // Told for a few seconds only: whoever looks for it later may find it gone.
      const told = theirs.told(/Une autre personne vient de modifier cette valorisation/);
      await head.click(job.degree(3));
      await Promise.all([told, job.saved()]);
      await colleague.heading('Agent de service').waitFor();
      await colleague.page.getByText('Cette valorisation n’est pas encore calculée').waitFor();

      await head.goTo('/dashboard');
      const mine = new Dashboard(head);
      await mine.choose(mine.rows('À quatre mains').first(), 'Supprimer');
      await head.click(mine.dialog.getByRole('button', { name: 'Supprimer' }));
      await theirs.told(/Cette valorisation n’existe plus/);
      await colleague.page.getByText('Cette valorisation est introuvable').waitFor();
    },
    WALK_MS,
  );

  it(
    'never write over each other’s name of a profile unseen',
    async () => {
      const [head, colleague] = [await tool.signIn(), await tool.signIn('wide', COLLABORATOR)];
      const [mine, theirs] = [new Dashboard(head), new Dashboard(colleague)];
      const field = (person: Person) => person.page.getByLabel('Nom du profil');
      await colleague.click(theirs.renameButton('Louise Marchand'));
      await colleague.fill(field(colleague), 'Louise Marchand-Roy');
      await head.click(mine.renameButton('Louise Marchand'));
      await head.fill(field(head), 'Louise M.');
      await head.press('Enter');
      await mine.told(/Louise M\./);
      await colleague.press('Enter');
      await colleague.page.getByText(/Ce profil a changé entre-temps/).waitFor();
      await mine.renameButton('Louise M.').waitFor();
      await hasFocus(field(colleague));
      await colleague.press('Enter');
      await theirs.told(/Louise Marchand-Roy/);
      await mine.renameButton('Louise Marchand-Roy').waitFor();
    },
    WALK_MS,
  );

  it(
    'are told of an answer that crossed another, and do it again on the new state',
    async () => {
      const head = await tool.signIn();
      const job = new Classifying(head);
      await job.begin('Croisées');
      await head.goTo(`/critere/${job.valuationId}/0?id=1`);
      const colleague = await tool.signIn('wide', COLLABORATOR);
      await colleague.goTo(`/critere/${job.valuationId}/1?id=2`);
      const theirs = new Classifying(colleague);
      await theirs.degree(3).waitFor();
      // The answer is on its way, and shown, while the colleague's comes in.
      const cross = async (route: Route) => {
        await colleague.click(theirs.degree(3));
        await theirs.saved();
        await route.continue();
      };
      await head.page.route('**/v1/valor/*/profil', cross, { times: 1 });
      await head.click(job.degree(4));
      await head.page.getByText('Cette valorisation a changé entre-temps').waitFor();
      await head.click(head.button('Reprendre ma réponse sur la nouvelle version'));
      await job.saved();
      await colleague.goTo(`/valorisation/${job.valuationId}?vue=criteres`);
      await colleague.page.getByRole('listitem').filter({ hasText: 'Autonomie' }).getByText('Degré 4').waitFor();
      await colleague.page.getByRole('listitem').filter({ hasText: 'Relationnel' }).getByText('Degré 3').waitFor();
    },
    WALK_MS,
  );

  it(
    'lose nothing while one of them is cut off: the stream goes on where it broke',
    async () => {
      const [head, colleague] = [await tool.signIn(), await tool.signIn('wide', COLLABORATOR)];
      const [mine, theirs] = [new Dashboard(head), new Dashboard(colleague)];
      await theirs.rows('Karim Belkacem').first().waitFor();
      await colleague.page.context().setOffline(true);
      await mine.choose(mine.rows('Karim Belkacem').first(), 'Archiver');
      await mine.told(/est archivée/);
      await colleague.page.context().setOffline(false);
      await theirs.archived('Karim Belkacem');
    },
    WALK_MS,
  );

  it(
    'end their streams when they sign out',
    async () => {
      const head = await tool.signIn();
      const ended = head.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/live'));
      await head.click(head.button(/direction@demo.example/));
      await head.click(head.page.getByRole('menuitem', { name: 'Se déconnecter' }));
      expect((await ended).url()).toContain('/v1/live');
    },
    WALK_MS,
  );
});
