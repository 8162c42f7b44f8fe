/** The versions of a job sheet, as a head reads them and takes one back. */
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import { faults } from '../support/faults.js';
import { JobSheetOnScreen } from '../support/job-sheet.js';
import { plain } from '../support/person.js';
import { becomes } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

describe('the versions of a job sheet', () => {
  const tool = useConsole();

  it(
    'have their day and author, show what has changed since, and can be taken back',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const { profile_id } = await classify(main, { profile_name: 'Fiche Versions' });
      const path = `/v1/user/profile/update/one/${profile_id}`;
      await main.post(path, { profile_data: { missions: '<p>Accueil des familles</p>' } });
      const colleague = await signIn(tool.product.url, emailOf('associated'));
      await colleague.post(path, { profile_data: { missions: '<p>Accueil des apprentis</p>' } });
      const head = await tool.visit();
      await head.holdSession(emailOf('main'));
      const sheet = new JobSheetOnScreen(head, profile_id);
      await sheet.open();
      await head.page.getByRole('button', { name: /^Missions ?, relu/ }).waitFor();
      await head.page.getByRole('button', { name: 'Relations', exact: true }).waitFor();
      await head.page.getByText('7 sections proposées, à relire').waitFor();
      await head.click(head.button('Versions'));
      const older = head.page.getByRole('listitem').filter({ hasText: 'Enregistrée par' }).nth(1);
      await older.getByRole('button', { name: /^Version du \d\d\/\d\d\/\d{4} à/ }).click();
      const changed = head.page.getByRole('dialog').getByRole('region', { name: 'Missions' });
      await becomes(async () => changed.locator('del').textContent(), expect.stringContaining('familles'));
      await becomes(async () => changed.locator('ins').textContent(), expect.stringContaining('apprentis'));
      expect(await faults(head)).toEqual([]);
      await head.click(head.button('Reprendre cette version'));
      await sheet.saved();
      await sheet.holds('Missions', '<p>Accueil des familles</p>');
      await head.page.reload();
      await sheet.holds('Missions', '<p>Accueil des familles</p>');
      // A printed version holds the proposed texts, too; they are no change.
      await head.download(head.button('Exporter en PDF'));
      await sheet.write('Moyens', ' Un véhicule.');
      await head.click(head.button('Versions'));
      const latest = head.page.getByRole('dialog').getByRole('listitem').first();
      await becomes(async () => plain(await latest.textContent()), expect.stringMatching(/par [^:]+: Moyens$/));
    },
    WALK_MS,
  );
});
