/** A new minimum wage: typed key by key, its faults beside its fields, and confirmed with the password. */
import { describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../../backend/src/install/demo/demo-data.js';
import { faults } from '../support/faults.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

describe('a new minimum wage', () => {
  const tool = useConsole();

  it(
    'is offered to admins only, keeps what is typed, and applies once another admin confirms it with their password',
    async () => {
      const admin = await tool.visit();
      await admin.openAs('staff@demo.example', '/admin/minimum-wages');
      await admin.button('Exporter').waitFor();
      expect(await admin.link('Créer').count()).toBe(0);
      await admin.page.getByRole('row').filter({ hasText: '01/06/2026' }).getByText('En vigueur').first().waitFor();

      await admin.openAs('admin@demo.example', '/admin/minimum-wages');
      await admin.click(admin.link('Créer'));
      const day = admin.page.getByLabel('Date d’effet');
      const hour = admin.page.getByLabel('Montant horaire brut, en euros');
      await day.pressSequentially('31/02/2027');
      await hour.pressSequentially('12,4x');
      await admin.page.getByLabel('Montant mensuel brut').pressSequentially('1885,22');
      await admin.page.getByLabel('Texte officiel').pressSequentially('Décret à venir');
      await admin.page.getByText('Cette date n’existe pas').waitFor();
      await admin.click(admin.button('Voir qui passe sous le minimum'));
      expect(await day.inputValue()).toBe('31/02/2027');
      await admin.fill(day, ' 01/01/2027 ');
      await admin.fill(hour, '12,43');
      expect(await faults(admin)).toEqual([]);
      await admin.click(admin.button('Voir qui passe sous le minimum'));
      await admin.click(admin.button('Proposer ce montant'));
      await admin.page.getByText('Montant proposé').waitFor();
      // The dialog says this before any call is sent.
      await admin.click(admin.button('Confirmer'));
      const own = admin.page.getByRole('dialog', { name: 'Une autre personne confirmera' });
      await own.getByText(/passe(nt)? sous le minimum\./).waitFor();
      expect(await admin.page.getByLabel('Votre mot de passe').count()).toBe(0);
      await admin.click(own.getByRole('button', { name: 'Fermer' }));

      await admin.openAs('admin2@demo.example', '/admin/minimum-wages');
      await admin.click(admin.button('Confirmer'));
      const dialog = admin.page.getByRole('dialog', { name: 'Confirmer ce montant du Smic' });
      await dialog.getByText(/passe(nt)? sous le minimum\./).waitFor();
      expect(await faults(admin)).toEqual([]);
      await admin.click(dialog.getByRole('button', { name: 'Confirmer ce montant' }));
      await dialog.getByText('Veuillez insérer votre mot de passe.').waitFor();
      await admin.fill(dialog.getByLabel('Votre mot de passe'), DEMO_PASSWORD);
      await admin.click(dialog.getByRole('button', { name: 'Confirmer ce montant' }));
      await admin.page.getByText('Montant du Smic confirmé.').waitFor();
      await admin.page.getByRole('row').filter({ hasText: '01/01/2027' }).getByText('885,22').waitFor();
    },
    WALK_MS,
  );
});
