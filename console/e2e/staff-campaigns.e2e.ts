/** Staff write to heads whom a filter chooses; a head reads it in the area, and the sending is followed to its end. */
import { describe, expect, it } from '@jest/globals';
import { emailOf } from '../../backend/test/support/role-clients.js';
import { faults, inTurn } from './support/faults.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const SUBJECT = 'Revue des classements';

describe('a campaign', () => {
  const tool = useConsole({ mails: true });

  it(
    'is written beside its preview, sent after a consent, and read by a head in the area',
    async () => {
      const staff = await tool.visit();
      await staff.openAs(emailOf('staff'), '/admin/campaigns');
      const { page } = staff;
      await page.getByText('Aucune campagne').waitFor();
      await staff.click(staff.link('Créer'));
      await page.getByText('Les directions.').waitFor();
      await page.getByText(/recevr(a|ont) ce message/).waitFor();
      await staff.fill(page.getByLabel('Objet'), SUBJECT);
      await staff.fill(page.getByRole('textbox', { name: 'Texte' }), 'Le guide est paru. Bonne lecture.');
      await page
        .frameLocator('iframe')
        .getByText(/Bonjour [^,]+,/)
        .waitFor();
      const unsubscribing = page.frameLocator('iframe').getByText('Ne plus recevoir les nouvelles');
      await unsubscribing.waitFor();
      await page.getByLabel(/^C’est une obligation/).check();
      await unsubscribing.waitFor({ state: 'detached' });
      await page.getByLabel(/^C’est une obligation/).uncheck();
      expect(await faults(staff, inTurn(1))).toEqual([]);
      await staff.click(staff.button('Enregistrer le brouillon'));
      await page.getByText('Le brouillon est enregistré.').waitFor();
      await staff.click(staff.button('Programmer l’envoi'));
      await staff.click(page.getByRole('dialog').getByRole('button', { name: 'Programmer' }));
      await page.getByText(/^Ce message partira le .+ à\s08:00\.$/).waitFor();
      await page.getByText('Envoi dans leur espace et par courriel. Chacun peut se désabonner.').waitFor();
      await page.getByText(/recevr(a|ont) ce message/).waitFor();
      expect(await faults(staff, inTurn(0))).toEqual([]);
      await staff.click(staff.button('Annuler la programmation'));
      await staff.click(staff.button(/^Envoyer à/));
      await staff.click(page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }));
      await staff.heading(SUBJECT).waitFor();
      await page.getByText('envoyés, pas encore lus').waitFor();
      await page.getByRole('cell', { name: 'Claire Morvan' }).waitFor();
      expect(await faults(staff, inTurn(2))).toEqual([]);

      const head = await tool.signIn();
      await head.page.getByText(`La branche vous a écrit : « ${SUBJECT} »`).waitFor();
      await head.click(head.button('Lire'));
      await head.page.getByRole('dialog').getByText('Bonne lecture.').waitFor();
      await head.page.getByText(/La branche vous a écrit/).waitFor({ state: 'detached' });
      await page.reload();
      await page.getByText('lus dans l’espace').waitFor();
    },
    WALK_MS,
  );
});
