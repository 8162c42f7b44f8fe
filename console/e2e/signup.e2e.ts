/** From the request for an account to its first dashboard, with staff's part and expired links. */
import { describe, expect, it } from '@jest/globals';
import { REGISTER } from '../../backend/test/support/fake-register.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { emptyStorage, VIEWPORTS, type ViewportName } from './support/browser.js';
import { inTurn } from './support/faults.js';
import { plain, type Person } from './support/person.js';
import { overflow } from './support/overflow.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const EMAIL = 'nadia.ferrand@coteaux.example';
const PHRASE = 'Une phrase de passe, 2026 & suite';

let looked = 0;
/** Serious faults, with the layout changing from page to page, and the width beyond the screen. */
async function faultsAt(person: Person, ...widths: readonly ViewportName[]): Promise<string[]> {
  const found: string[] = [];
  const layouts = inTurn((looked += 1));
  for (const width of widths) {
    await person.page.setViewportSize(VIEWPORTS[width]);
    const excess = await overflow(person);
    if (excess > 0) found.push(`${width}: ${excess} px too wide`);
    if (layouts.includes(width)) found.push(...(await seriousFaults(person.page)));
  }
  return found;
}

describe('an account', () => {
  const tool = useConsole({ mails: true, register: true });

  it(
    'is requested with a SIRET, accepted by staff, activated by the link of its mail, and opens its dashboard',
    async () => {
      const person = await tool.visit('phone');
      const field = (label: string) => person.page.getByLabel(label, { exact: true });
      const company = field('Nom de l’établissement');
      await person.goTo('/estimation?valor_c5=43&valor_c0=80&valor_anciennete=&etape=resultat');
      await person.click(person.button('Garder pour mon compte'));
      await person.heading('Connexion').waitFor();
      await person.goTo('/signup');
      await person.heading('Créer un compte').waitFor();
      await person.page.getByText('Votre estimation est jointe à la demande').waitFor();
      // A page at 400 % on a screen of 1280 px.
      await person.page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(person)).toBe(0);
      await person.page.setViewportSize(VIEWPORTS.phone);

      // The register's answer in words, which never blocks the form.
      await person.fill(field('Numéro SIRET'), REGISTER.closed);
      await person.page.getByText('cet établissement est fermé').waitFor();
      await person.fill(field('Numéro SIRET'), REGISTER.otherAgreement);
      await person.page.getByText('ne déclare pas la convention collective 7520').waitFor();
      await person.fill(field('Numéro SIRET'), REGISTER.failing);
      await person.page.getByText('Le registre public ne répond pas').waitFor();
      // The name of the former number disappears with it.
      await becomes(async () => company.inputValue(), '');
      await person.fill(field('Numéro SIRET'), REGISTER.unpublished);
      await person.page.getByText('ne publie pas son nom').waitFor();
      await becomes(async () => company.inputValue(), '');
      expect(await faultsAt(person, 'phone', 'wide')).toEqual([]);

      await person.fill(field('Numéro SIRET'), '775 000 029 00014');
      await person.page.getByText('Le registre public connaît cet établissement').waitFor();
      await becomes(async () => company.inputValue(), 'MAISON FAMILIALE DES COTEAUX');
      await person.fill(company, 'Maison familiale des Coteaux');
      await person.page.reload();
      await becomes(async () => company.inputValue(), 'Maison familiale des Coteaux');
      await person.click(person.button('Envoyer la demande'));
      // Four errors, listed above the form and beside their fields.
      const summary = person.page.getByRole('region', { name: '4 informations sont à corriger' });
      await hasFocus(summary);
      await becomes(
        async () => (await summary.getByRole('link').allTextContents()).map(plain),
        [
          'Prénom : Saisissez votre prénom.',
          'Nom : Saisissez votre nom.',
          'Adresse e-mail : Saisissez une adresse e-mail.',
          'Votre accord : Cochez cette case : sans votre accord, la demande ne peut pas être envoyée.',
        ],
      );
      expect(await faultsAt(person, 'phone', 'wide')).toEqual([]);

      await person.click(summary.getByRole('link', { name: /^Votre accord/ }));
      await hasFocus(person.page.getByRole('checkbox'));
      await person.click(summary.getByRole('link', { name: /^Prénom/ }));
      await hasFocus(field('Prénom'));
      await person.page.keyboard.type('Nadia');
      await person.page.getByRole('region', { name: '3 informations sont à corriger' }).waitFor();
      await person.fill(field('Nom'), 'Ferrand');
      await person.fill(field('Adresse e-mail'), EMAIL);
      await person.click(person.page.getByRole('checkbox'));
      await person.click(person.button('Envoyer la demande'));
      await person.heading('Votre demande est envoyée').waitFor();
      expect(await faultsAt(person, 'wide', 'phone')).toEqual([]);
      await tool.product.mailbox?.next(EMAIL);

      const staff = person;
      await staff.page.setViewportSize(VIEWPORTS.wide);
      await staff.openAs('staff@demo.example', '/admin');
      await staff.click(staff.link('Demandes de compte').first());
      const row = staff.page.getByRole('row').filter({ hasText: EMAIL });
      await row.getByText('Ouvert, convention 7520').waitFor();
      expect(await faultsAt(staff, 'phone', 'medium', 'wide')).toEqual([]);
      await staff.click(row.getByRole('button', { name: /^Accepter/ }));
      const dialog = staff.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Accepter la demande' }).waitFor();
      expect(await seriousFaults(staff.page)).toEqual([]);
      await staff.click(dialog.getByRole('button', { name: 'Accepter la demande' }));
      await staff.page.getByText('la personne en est avertie par un message').waitFor();
      await row.waitFor({ state: 'detached' });

      await emptyStorage(person.page, tool.product.url);
      await person.page.setViewportSize(VIEWPORTS.phone);
      await person.followMail(tool.product.mailbox, EMAIL, 2);
      const link = new URL(person.page.url()).hash.slice(1);
      await person.heading('Activation du compte').waitFor();
      await person.page.getByText(EMAIL).waitFor();
      const input = person.page.locator('input[autocomplete="new-password"]');
      expect(await input.getAttribute('passwordrules')).toContain('required: digit; required: [;!@#$&*]');
      await person.fill(field('Mot de passe'), 'Nadia2026');
      await person.page.getByText('Solidité', { exact: false }).waitFor();
      await person.click(person.button('Activer mon compte'));
      await person.page.getByText(/^Règles minimum/).waitFor();
      expect(await faultsAt(person, 'wide', 'phone')).toEqual([]);
      await person.fill(field('Mot de passe'), PHRASE);
      await person.click(person.button('Afficher le mot de passe'));
      await person.click(person.button('Activer mon compte'));
      // The message stays for a few seconds only, while the next page is drawn.
      await Promise.all([
        person.page.getByText('Votre compte est activé.').waitFor(),
        person.page.getByText('est reprise, avec ses degrés').waitFor(),
      ]);
      expect(new URL(person.page.url()).hash).toBe('#/newvaluation?estimation=1');

      // The link is invalid from now on, and says so.
      await person.goTo(link);
      await person.heading('Ce lien a déjà servi').waitFor();
      await person.link('Ouvrir vos valorisations').waitFor();
      const late = person;
      await emptyStorage(late.page, tool.product.url);
      await late.goTo(link);
      await late.heading('Ce lien a déjà servi').waitFor();
      await late.click(late.button('Recevoir un nouveau lien'));
      await late.heading('Consultez votre messagerie').waitFor();
      expect(await faultsAt(late, 'phone', 'wide')).toEqual([]);
      expect((await tool.product.mailbox?.next(EMAIL, 3))?.subject).toBe('Vous avez déjà un compte');
    },
    WALK_MS,
  );

  it(
    'is requested with a SIRET whose error is shown until the number is complete and right',
    async () => {
      const person = await tool.visit();
      await person.goTo('/signup');
      const siret = person.page.getByLabel('Numéro SIRET');
      const fault = person.page.locator('[id$="-error"]').filter({ hasText: 'SIRET' });
      await person.fill(siret, '732 829 320 0007');
      expect(await fault.count()).toBe(0);
      await person.press('Tab');
      await fault.getByText('Un numéro SIRET compte 14 chiffres.').waitFor();
      await siret.focus();
      await person.press('End', '4');
      await fault.waitFor({ state: 'detached' });
      await person.press('Backspace');
      await person.click(person.button('Envoyer la demande'));
      await fault.getByText('Un numéro SIRET compte 14 chiffres.').waitFor();
      await siret.focus();
      await person.press('End', '5');
      await fault.getByText("n'est pas valide").waitFor();
      await person.press('Backspace', '4');
      await fault.waitFor({ state: 'detached' });
      expect(await siret.getAttribute('aria-invalid')).toBeNull();
    },
    WALK_MS,
  );

  itFurther(
    'that is pending gets the message sent again; staff refuse a request with a reason',
    async () => {
      const waiting = await tool.visit('phone');
      await waiting.goTo('/login');
      await waiting.enter('en-attente@demo.example');
      await waiting.heading('Votre compte attend son activation').waitFor();
      await waiting.click(waiting.button('Renvoyer le message d’activation'));
      await waiting.page.getByText('Un message est envoyé à en-attente@demo.example').waitFor();
      expect(await faultsAt(waiting, 'phone', 'wide')).toEqual([]);
      const again = await tool.product.mailbox?.next('en-attente@demo.example');
      expect(again?.links[0]).toContain('/#/signup/finish/');

      const staff = waiting;
      await staff.page.setViewportSize(VIEWPORTS.phone);
      await staff.openAs('staff@demo.example', '/admin/account-requests');
      await staff.click(staff.button(/^Autres actions.*Maison familiale rurale des Coteaux/));
      await staff.click(staff.page.getByRole('menuitem', { name: 'Refuser' }));
      const dialog = staff.page.getByRole('dialog');
      await staff.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
      await dialog.getByText('Indiquez le motif du refus').waitFor();
      expect(await seriousFaults(staff.page)).toEqual([]);
      await staff.fill(dialog.getByLabel('Motif du refus'), 'Ce numéro SIRET est celui d’un autre organisme.');
      await staff.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
      await staff.page.getByText('La demande est refusée').waitFor();
      const told = await tool.product.mailbox?.next('nadia.ferrand@demo.example');
      expect(told?.text).toContain('celui d’un autre organisme');

      // The sent mails, as staff follow them.
      await staff.goTo('/admin/mails');
      await staff.heading('Envois').waitFor();
      await staff.page.getByText('Demande de compte refusée').waitFor();
      await staff.page.waitForFunction(() => document.title.startsWith('Envois'));
      expect(await faultsAt(staff, 'phone', 'wide')).toEqual([]);

      // The open side panel of a wide screen does not cover the page of a narrow one.
      await staff.page.setViewportSize(VIEWPORTS.phone);
      await staff.click(staff.button('Ouvrir le menu'));
      await staff.click(staff.inMenu('Demandes de compte'));
      await staff.heading('Demandes de compte').waitFor();
      await staff.goTo('/admin/nulle-part');
      await staff.heading('Page introuvable').waitFor();
    },
    WALK_MS,
  );
});
