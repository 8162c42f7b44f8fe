/** Associated accounts from the invitation to the removal, and the handover of the main account to one of them. */
import { describe, expect, it } from '@jest/globals';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { faults, inTurn } from './support/faults.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus, menuLabels } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const PHRASE = 'Une phrase de passe, 2026 & suite';
const NADIA = 'nadia.ferrand@ecole.example';
const HUGO = 'collaborateur@demo.example';
const HEAD = 'direction@demo.example';

const focusName = async ({ page }: Person) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const row = ({ page }: Person, email: string) =>
  page
    .getByRole('region', { name: 'Comptes associés de l’établissement' })
    .getByRole('listitem')
    .filter({ hasText: email });
const toast = async ({ page }: Person, words: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
const dialogButton = ({ page }: Person, name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });

let looked = 0;
/** Checks for serious faults and sideways scrolling, with the layout changing from page to page. */
async function holds(person: Person): Promise<void> {
  looked += 1;
  expect(await faults(person, inTurn(looked))).toEqual([]);
}

describe('an associated account', () => {
  const tool = useConsole({ mails: true });

  it(
    'is invited, reminded, activated by the mail’s link, works, and is removed with its sessions',
    async () => {
      const head = await tool.visit();
      await head.openAs(HEAD, '/profile');
      await head.click(head.button(`Compte de ${HEAD}`));
      await head.click(head.page.getByRole('menuitem', { name: 'Ajouter un compte associé' }));
      await head.page.getByRole('heading', { name: 'Ajouter un compte associé' }).waitFor();
      await holds(head);
      const email = head.page.getByLabel('Adresse e-mail');
      await head.fill(email, HUGO.toUpperCase());
      await head.click(dialogButton(head, 'Envoyer l’invitation'));
      await head.page.getByText(/^Cette adresse est déjà celle d’un compte de votre établissement/).waitFor();
      await hasFocus(email);
      await head.fill(email, NADIA);
      await head.fill(head.page.getByLabel('Prénom'), 'Nadia');
      await head.fill(head.page.getByLabel(/^Nom/), 'Ferrand');
      await head.press('Enter');
      await toast(head, `L’invitation est envoyée à ${NADIA}.`);
      await row(head, NADIA).getByText('Invitation envoyée').waitFor();
      await becomes(async () => new URL(head.page.url()).hash, '#/account/associated');
      await holds(head);
      await head.click(head.button(`Renvoyer l’invitation à ${NADIA}`));
      await toast(head, /^L’invitation est renvoyée/);

      const nadia = await tool.visit('phone');
      await nadia.followMail(tool.product.mailbox, NADIA, 2);
      await nadia.heading('Activation du compte').waitFor();
      await nadia.fill(nadia.page.getByLabel('Mot de passe', { exact: true }), PHRASE);
      await nadia.click(nadia.button('Activer mon compte'));
      await nadia.heading('Vos valorisations').waitFor();
      await nadia.goTo('/account/associated');
      await nadia.heading('Mon compte').waitFor();
      await nadia.page.getByText('Compte associé').waitFor();
      // Named as on the head's screens: the part of the address before the @.
      await nadia.page.getByText('nadia.ferrand', { exact: true }).waitFor();
      await nadia.click(nadia.button(`Compte de ${NADIA}`));
      expect(await menuLabels(nadia.page.getByRole('menuitem'))).toEqual(['Outil de valorisation', 'Se déconnecter']);
      await nadia.press('Escape');

      await head.page.reload();
      await row(head, NADIA)
        .getByText(/^Actif depuis le/)
        .waitFor();
      // A short page has nothing to scroll: its footer is inside the window.
      const room = async () =>
        head.page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
      await becomes(room, 0);
      await head.click(head.button('Actions sur le compte de nadia.ferrand'));
      await head.click(head.page.getByRole('menuitem', { name: 'Supprimer' }));
      await head.page.getByRole('heading', { name: 'Confirmation de suppression' }).waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(dialogButton(head, 'Supprimer'));
      await toast(head, 'Le compte associé de nadia.ferrand est supprimé.');
      await row(head, NADIA).waitFor({ state: 'detached' });
      await becomes(async () => focusName(head), 'Comptes associés de l’établissement');
      await nadia.page.reload();
      await nadia.heading('Connexion').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'takes over the main account by its own click, after the head’s password; the menus follow',
    async () => {
      const [head, hugo] = [await tool.visit(), await tool.visit()];
      await head.openAs(HEAD, '/profile');
      await hugo.holdSession(HUGO);
      await head.click(head.page.getByRole('navigation', { name: 'Votre espace' }).getByText('Vos comptes associés'));
      await head.click(head.button('Transmettre le compte principal'));
      await head.page.getByText('Ce qui change après l’accord de la personne').waitFor();
      await holds(head);
      await head.page.getByLabel('À qui').selectOption({ label: `collaborateur (${HUGO})` });
      await head.fill(head.page.getByLabel('Votre mot de passe'), 'Valorise!2025');
      await head.click(dialogButton(head, 'Envoyer la proposition'));
      await head.page.getByText('Ce mot de passe n’est pas celui de votre compte.').waitFor();
      await head.fill(head.page.getByLabel('Votre mot de passe'), 'Valorise!2026');
      await head.click(dialogButton(head, 'Envoyer la proposition'));
      await head.page.getByText(/^Vous avez proposé le compte principal à collaborateur/).waitFor();
      await head.page.getByRole('dialog').waitFor({ state: 'detached' });
      await becomes(async () => focusName(head), 'Transmettre le compte principal');
      expect(await seriousFaults(head.page)).toEqual([]);

      await hugo.followMail(tool.product.mailbox, HUGO);
      await hugo.heading('Reprendre le compte principal').waitFor();
      await hugo.page.getByText(/^Claire Morvan vous propose/).waitFor();
      await holds(hugo);
      const link = new URL(hugo.page.url()).hash.slice(1);
      await hugo.click(hugo.button('Reprendre le compte principal'));
      await hugo.heading('Vous êtes désormais titulaire du compte principal').waitFor();
      await hugo.click(hugo.link('Voir vos comptes associés'));
      await row(hugo, HEAD).getByText('Actif').waitFor();

      await head.page.reload();
      await head.heading('Mon compte').waitFor();
      const side = head.page.getByRole('navigation', { name: 'Votre espace' });
      await side.getByText('Mon compte').waitFor();
      expect(await side.getByText('Vos comptes associés').count()).toBe(0);
      await head.goTo(link);
      await head.heading('Ce lien a déjà servi').waitFor();
    },
    WALK_MS,
  );
});
