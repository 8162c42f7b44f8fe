/** Two people at work on the same valuations: what each sees of the other's changes. */
import { describe, expect, it } from '@jest/globals';
import type { Route } from 'playwright-core';
import { classify, create, edit } from '../../../backend/test/support/classification.js';
import { signIn } from '../../../backend/test/support/role-clients.js';
import { Classifying } from '../support/classifying.js';
import { Dashboard } from '../support/dashboard.js';
import { lineOf, openLine } from '../support/line.js';
import type { Person } from '../support/person.js';
import { becomes, hasFocus } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const HEAD = 'direction@demo.example';
const COLLABORATOR = 'collaborateur@demo.example';

/** As a confirmation adds it: it applies from that day on. */
const NEW_WAGE = `
  with entered as (
    insert into minimum_wage (territory, effective_on, month_cents, hour_cents, source, confirmed, created_at)
    select territory, (now() at time zone 'Europe/Paris')::date, 229999, 1516, 'Décret du jour', true, now()
      from unnest(array['metropole', 'mayotte']) territory returning id)
  select pg_notify('wage_change', id::text) from entered`;

describe('two people at work', () => {
  const tool = useConsole();

  it(
    'are informed when the valuation on their screen changes or is deleted',
    async () => {
      const main = await signIn(tool.product.url, HEAD);
      const { valor_id: id } = await classify(main, { profile_name: 'À quatre mains' });
      const [head, colleague] = [await tool.visit(), await tool.visit()];
      const theirs = new Dashboard(colleague);
      const live = colleague.page.waitForResponse((response) => response.url().endsWith('/v1/live') && response.ok());
      await Promise.all([live, colleague.openAs(COLLABORATOR, `/conclusion/${id}`)]);
      await colleague.page.getByRole('region', { name: 'À verser au moins' }).waitFor();

      const job = new Classifying(head);
      await head.openAs(HEAD, `/critere/${id}/0?id=1`);
      // The message stays for a few seconds only, so the wait for it starts before the change.
      const told = theirs.waitForMessage(/Une autre personne vient de modifier cette valorisation/);
      await head.click(job.degree(3));
      await Promise.all([told, job.saved()]);
      await colleague.page.getByText('Classement à terminer').waitFor();

      const mine = new Dashboard(head);
      await head.goTo(lineOf('À quatre mains'));
      await mine.choose(mine.rows('À quatre mains').first(), 'Supprimer');
      await head.click(mine.dialog.getByRole('button', { name: 'Supprimer' }));
      await theirs.waitForMessage(/Cette valorisation n’existe plus/);
      await colleague.page.getByText('Cette valorisation est introuvable').waitFor();
    },
    WALK_MS,
  );

  it(
    'never overwrite each other’s profile name unnoticed',
    async () => {
      const [head, colleague] = [await tool.visit(), await tool.visit()];
      const [mine, theirs] = [await openLine(head, 'Louise'), await openLine(colleague, 'Louise', COLLABORATOR)];
      const field = (person: Person) => person.page.getByLabel('Nom de la personne');
      await theirs.rename('Marchand Louise');
      await colleague.fill(field(colleague), 'Marchand Louise-Roy');
      await mine.rename('Marchand Louise');
      await head.fill(field(head), 'Louise M.');
      await head.press('Enter');
      await mine.waitForMessage(/Louise M\./);
      await colleague.press('Enter');
      await colleague.page.getByText(/Le nom a changé entre-temps/).waitFor();
      await mine.nameLink('Louise M.').waitFor();
      await hasFocus(field(colleague));
      await colleague.press('Enter');
      await theirs.waitForMessage(/Marchand Louise-Roy/);
      await mine.nameLink('Marchand Louise-Roy').waitFor();
    },
    WALK_MS,
  );

  it(
    'are informed of a conflicting answer, and repeat theirs on the new state',
    async () => {
      const colleague = await signIn(tool.product.url, COLLABORATOR);
      const { valor_id } = await create(colleague, { profile_name: 'Croisées' });
      const head = await tool.visit();
      const job = new Classifying(head);
      await head.openAs(HEAD, `/critere/${valor_id}/0?id=1`);
      // The answer is shown and being sent while the colleague's arrives.
      const cross = async (route: Route) => {
        await edit(colleague, valor_id, { valor_data: { 2: { c: 3 } } });
        await route.continue();
      };
      await head.page.route('**/v1/valor/*/profil', cross, { times: 1 });
      await head.click(job.degree(4));
      await head.page.getByText('Cette valorisation a changé entre-temps').waitFor();
      await head.click(head.button('Reprendre ma réponse sur la nouvelle version'));
      await job.saved();
      await head.goTo(`/valorisation/${valor_id}?vue=criteres`);
      await head.page.getByRole('listitem').filter({ hasText: 'Autonomie' }).getByText('Degré 4').waitFor();
      await head.page.getByRole('listitem').filter({ hasText: 'Relationnel' }).getByText('Degré 3').waitFor();
    },
    WALK_MS,
  );

  it(
    'see each other’s changes without a reload, after a broken stream too, with discreet messages; streams end with the sign-out',
    async () => {
      const [head, colleague] = [await tool.signIn(), await tool.signIn('wide', COLLABORATOR)];
      const [mine, theirs] = [new Dashboard(head), new Dashboard(colleague)];
      await theirs.rows('Renoir Agathe').first().waitFor();
      await mine.choose(mine.rows('Renoir Agathe').first(), 'Archiver');
      await theirs.archived('Renoir Agathe');
      await colleague.page.getByText(/\(Renoir Agathe\) vient d’être modifiée par une autre personne/).waitFor();

      await theirs.duplicateForSame(theirs.rows('Renoir Agathe').first());
      await mine.openArchived();
      // The archived function stands apart from the new one.
      await becomes(async () => mine.rows('Renoir Agathe').count(), 2);

      // Limited: for the associated account it seems deleted.
      await mine.choose(mine.rows('Le Goff Bastien').first(), 'Masquer');
      await theirs.rows('Le Goff Bastien').first().waitFor({ state: 'detached' });

      // Cut off meanwhile: it resumes where it broke off.
      await colleague.page.context().setOffline(true);
      await mine.choose(mine.rows('Belkacem Karim').first(), 'Archiver');
      await mine.waitForMessage(/Belkacem Karim.* est archivée/);
      await colleague.page.context().setOffline(false);
      await theirs.archived('Belkacem Karim');

      // No person and no row caused this change: the amounts follow the new minimum wage at once.
      await tool.product.prepare(NEW_WAGE);
      await head.page.getByText(/un nouveau Smic s’applique depuis le [\d/]+ \(2\s299,99/).waitFor();
      await head.page
        .getByText(/^2\s299,99\s€/)
        .first()
        .waitFor();

      const ended = head.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/live'));
      await head.click(head.button(/direction@demo.example/));
      await head.click(head.page.getByRole('menuitem', { name: 'Se déconnecter' }));
      expect((await ended).url()).toContain('/v1/live');
    },
    WALK_MS,
  );
});
