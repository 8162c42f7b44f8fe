/** What is stored, exported and deleted; messages to the employer body. */
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.js';
import { seriousFaults } from '../support/axe.js';
import { emptyStorage, VIEWPORTS } from '../support/browser.js';
import { faults } from '../support/faults.js';
import type { Person } from '../support/person.js';
import { overflow } from '../support/overflow.js';
import { becomes } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const HEAD = 'direction@demo.example';
const COLLABORATOR = 'collaborateur@demo.example';

const isFit = async (person: Person) =>
  expect([await overflow(person), await seriousFaults(person.page)]).toEqual([0, []]);

describe('data protection', () => {
  const tool = useConsole({ mails: true });

  it(
    'accepts a public message on a form that fits the screen, once it is complete',
    async () => {
      const person = await tool.visit('phone');
      await person.goTo('/contact');
      await person.heading('Nous écrire').waitFor();
      expect(await faults(person)).toEqual([]);
      await person.page.setViewportSize(VIEWPORTS.phone);
      const send = person.button('Envoyer le message');
      await person.click(send);
      for (const asked of ['Saisissez votre nom.', 'Saisissez l’objet.', 'Écrivez votre message.'])
        await person.page.getByText(asked, { exact: true }).waitFor();
      await isFit(person);
      await person.fill(person.page.getByLabel('Votre nom'), 'Camille Durand');
      await person.fill(person.page.getByLabel('Votre adresse e-mail'), 'camille@exemple.fr');
      await person.fill(person.page.getByLabel('Objet'), 'Adhésion');
      await person.fill(person.page.getByLabel('Message', { exact: true }), 'Bonjour');
      await person.page.reload();
      await becomes(async () => person.page.getByLabel('Message', { exact: true }).inputValue(), 'Bonjour');
      const sent = person.heading('Votre message est parti');
      // A person who types too fast is asked to read again.
      await eventually(async () => {
        if (!(await sent.isVisible())) await send.click({ timeout: 1000 });
        await sent.waitFor({ timeout: 1000 });
      });
    },
    WALK_MS,
  );

  it(
    'lets an associated account cancel its deletion, then confirm it',
    async () => {
      const person = await tool.visit('phone');
      await person.holdSession(COLLABORATOR);
      const followLink = async (count: number) => {
        await person.goTo('/rgpd');
        await person.click(person.button('Supprimer mon compte'));
        const dialog = person.page.getByRole('dialog');
        await person.fill(dialog.getByLabel('Mot de passe', { exact: true }), 'Valorise!2026');
        await person.click(dialog.getByRole('button', { name: 'Recevoir le lien' }));
        await person.followMail(tool.product.mailbox, COLLABORATOR, count);
        await person.heading('Suppression de votre compte').waitFor();
      };
      await followLink(1);
      await person.click(person.button('Garder mon compte'));
      await person.heading('Votre compte est gardé').waitFor();
      await isFit(person);

      await followLink(2);
      await person.click(person.button('Supprimer mon compte'));
      await person.heading('Votre compte est supprimé').waitFor();
      await person.link('Connexion').first().waitFor();
    },
    WALK_MS,
  );

  it(
    'shows a head what is stored, the data download, and how to plan and cancel the deletion of the establishment',
    async () => {
      const person = await tool.visit();
      await person.openAs(HEAD, '/rgpd');
      await person.heading('Protection des données').waitFor();
      expect(await faults(person)).toEqual([]);
      const download = await person.download(person.button('Télécharger mes données'));
      expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}\.zip$/);
      await person.click(person.button('Supprimer mon compte'));
      const dialog = person.page.getByRole('dialog');
      await person.fill(dialog.getByLabel('Mot de passe', { exact: true }), 'Valorise!2025');
      await person.click(dialog.getByRole('button', { name: 'Recevoir le lien' }));
      await dialog.getByText('Ce mot de passe n’est pas celui de votre compte.').waitFor();
      expect(await seriousFaults(person.page)).toEqual([]);
      await person.fill(dialog.getByLabel('Mot de passe', { exact: true }), 'Valorise!2026');
      await person.click(dialog.getByRole('button', { name: 'Recevoir le lien' }));
      await person.page.getByText(/Un lien vient d’être envoyé à direction@demo.example/).waitFor();

      await person.followMail(tool.product.mailbox, HEAD);
      await person.heading('Suppression de votre compte').waitFor();
      await person.page.getByText(/personnes et leurs fiches de poste/).waitFor();
      await isFit(person);
      await person.click(person.button('Confirmer la suppression'));
      await person.heading('La suppression est prévue').waitFor();

      // Staff who open its page meanwhile see this first.
      await person.openAs('staff@demo.example', '/admin/establishments/1/show');
      await person.page.getByText(/^La suppression de l’établissement est prévue le/).waitFor();
      await isFit(person);

      await emptyStorage(person.page, tool.product.url);
      await person.goTo('/login');
      await person.enter();
      await person.heading('La suppression de votre établissement est prévue').waitFor();
      await isFit(person);
      await person.click(person.button('Annuler la suppression'));
      await person.heading('La suppression est annulée').waitFor();
      await person.click(person.button('Ouvrir vos valorisations'));
      await person.heading('Vos valorisations').waitFor();
    },
    WALK_MS,
  );
});
