/** A session that ends while somebody writes: they are told, sign in again, and go on where they were. */
import { describe, it } from '@jest/globals';
import { ApiClient } from '../../backend/test/support/api-client.js';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { JobSheetOnScreen } from './support/job-sheet.js';
import { hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('work whose session has ended', () => {
  const tool = useConsole();

  it(
    'is led back to once somebody has signed in again, with what was being written',
    async () => {
      const { url } = tool.product;
      const main = await signIn(url, emailOf('main'));
      const { profile_id } = await classify(main, { profile_name: 'Fiche Session' });
      const head = await tool.visit();
      await head.holdSession(emailOf('main'));
      const sheet = new JobSheetOnScreen(head, profile_id);
      await sheet.open();
      const token = await head.page.evaluate(() => localStorage.getItem('valorisation.token'));
      await new ApiClient(url, token ?? '').post('/v1/user/logout');
      await sheet.write('Missions', ' Gardé.');
      await head.heading('Connexion').waitFor();
      await head.page.getByText('Votre session a pris fin. Reconnectez-vous').waitFor();
      await hasFocus(head.heading('Connexion'));
      await head.enter();
      await sheet.section('Missions').getByText('Gardé.').waitFor();
    },
    WALK_MS,
  );
});
