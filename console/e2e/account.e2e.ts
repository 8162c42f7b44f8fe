/** Signing in, one's own account, and where people are redirected. */
import { describe, expect, it } from '@jest/globals';
import { signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, itFurtherEach } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import type { ViewportName } from './support/browser.js';
import { faults } from './support/faults.js';
import { plain, type Person } from './support/person.js';
import { overflow } from './support/overflow.js';
import { becomes, hasFocus, menuLabels } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const [HEAD, OTHER_HEAD] = ['direction@demo.example', 'autre@demo.example'];
const COLLABORATOR = 'collaborateur@demo.example';
const PHRASE = 'Une phrase de passe, 2026 & suite';

const hash = ({ page }: Person) => new URL(page.url()).hash;
const stored = async ({ page }: Person) => page.evaluate(() => localStorage.length);

describe('an account', () => {
  const tool = useConsole({ mails: true });

  itFurther(
    'has the header and the menu of its kind, and pages that fit the screen',
    async () => {
      const offered = async (person: Person, email: string): Promise<string[]> => {
        await person.click(person.button(`Compte de ${email}`));
        const labels = await menuLabels(person.page.getByRole('menuitem'));
        await person.press('Escape');
        return labels;
      };
      const header = async ({ page }: Person, links: readonly string[]) => {
        const navigation = page.getByRole('banner').getByRole('navigation');
        await becomes(async () => navigation.getByRole('link').allTextContents(), links);
      };

      const visitor = await tool.visit();
      await visitor.goTo('/');
      await visitor.link('Connexion').first().waitFor();
      await header(visitor, ['Convention collective', 'FAQ', "Présentation de l'outil", 'Actualités']);
      const main = visitor;
      await main.openAs(OTHER_HEAD, '/profile');
      await header(main, ['Vos valorisations', 'Vos comptes associés', 'Aide en ligne']);
      await main.page.getByRole('banner').getByText('Maison familiale rurale du Haut Bocage').waitFor();
      expect(await offered(main, OTHER_HEAD)).toEqual([
        'Outil de valorisation',
        'Mon compte',
        'Ajouter un compte associé',
        'Se déconnecter',
      ]);
      const associated = visitor;
      await associated.openAs(COLLABORATOR, '/profile');
      await associated.heading('Mon compte').waitFor();
      await header(associated, ['Vos valorisations', 'Mon compte', 'Aide en ligne']);
      expect(await offered(associated, COLLABORATOR)).toEqual([
        'Outil de valorisation',
        'Mon compte',
        'Se déconnecter',
      ]);
      // An open menu closes with its page.
      await associated.goTo('/faq');
      await associated.heading('FAQ').waitFor();
      await associated.click(associated.button(`Compte de ${COLLABORATOR}`));
      await associated.page.goBack();
      await associated.heading('Mon compte').waitFor();
      await associated.page.getByRole('menuitem').first().waitFor({ state: 'detached' });
      for (const [path, title] of [
        ['/profile', 'Mon compte'],
        ['/myaccount/change', 'Changer d’adresse e-mail ou de mot de passe'],
        ['/reset/mail', 'Changer d’adresse e-mail'],
        ['/info/perso', 'Informations personnelles'],
      ] as const) {
        await associated.goTo(path);
        await associated.heading(title).waitFor();
        expect([path, await faults(associated)]).toEqual([path, []]);
      }
      expect(await associated.page.getByLabel('Nom de l’établissement').count()).toBe(0);
    },
    WALK_MS,
  );

  itFurther(
    'with a forgotten password is opened once by the link of a mail',
    async () => {
      const person = await tool.visit('phone');
      await person.goTo('/login');
      await person.fill(person.page.getByLabel('Adresse e-mail'), OTHER_HEAD);
      await person.click(person.link('Mot de passe oublié'));
      await person.heading('Mot de passe oublié').waitFor();
      await becomes(async () => person.page.getByLabel('Adresse e-mail').inputValue(), OTHER_HEAD);
      await person.click(person.button('Recevoir le lien'));
      await hasFocus(person.heading('Consultez votre messagerie'));

      await person.followMail(tool.product.mailbox, OTHER_HEAD);
      const link = hash(person).slice(1);
      await person.heading('Nouveau mot de passe').waitFor();
      await person.page.getByText('a•••e@demo.example').waitFor();
      const field = person.page.getByLabel('Nouveau mot de passe');
      await person.fill(field, 'faible');
      await person.click(person.button('Enregistrer le mot de passe'));
      await person.page.getByText(/^Règles minimum/).waitFor();
      await hasFocus(field);
      expect(await seriousFaults(person.page)).toEqual([]);
      await person.fill(field, PHRASE);
      await person.click(person.button('Enregistrer le mot de passe'));
      await person.heading('Votre mot de passe est changé').waitFor();
      await person.click(person.link('Se connecter'));
      await person.enter(OTHER_HEAD, PHRASE);
      await person.heading('Vos valorisations').waitFor();

      // A signed-in person opens the same link again: it is refused, and the session stays.
      await person.goTo(link);
      await person.heading('Ce lien a déjà servi').waitFor();
      expect(await seriousFaults(person.page)).toEqual([]);
      await person.click(person.link('Demander un nouveau lien'));
      await person.heading('Mot de passe oublié').waitFor();
      await person.goTo('/profile');
      await person.heading('Mon compte').waitFor();
    },
    WALK_MS,
  );

  itFurtherEach<[ViewportName]>(
    [['wide'], ['phone']],
    'tells where it is open by browser and system, and ends one session or all others (%s)',
    async (viewport) => {
      await signIn(tool.product.url, COLLABORATOR);
      const [here, there] = [await tool.visit(viewport), await tool.visit()];
      await there.goTo('/info/perso');
      await there.enter(COLLABORATOR);
      await there.heading('Informations personnelles').waitFor();
      await here.goTo('/profile');
      await here.enter(COLLABORATOR);
      const sessions = here.page.getByRole('list', { name: 'Vos sessions ouvertes' }).getByRole('listitem');
      await sessions.nth(2).waitFor();
      const before = await sessions.count();
      const own = sessions.filter({ hasText: 'Cette session' });
      expect(plain(await own.textContent())).toMatch(/^Chrome sur Linux ?Cette session ?Ouverte le [\d/]+ à [\d:]+$/);
      expect(await own.getByRole('button').count()).toBe(0);
      expect(plain(await sessions.nth(1).textContent())).toContain('utilisée pour la dernière fois le');
      expect(await seriousFaults(here.page)).toEqual([]);
      expect(await overflow(here)).toBe(0);

      const confirm = (name: string) => here.page.getByRole('alertdialog').getByRole('button', { name, exact: true });
      const one = here.button(/^Mettre fin à la session Chrome sur Linux, ouverte le/).first();
      await here.click(one);
      await here.click(confirm('Annuler'));
      await hasFocus(one);
      await here.click(one);
      await here.click(confirm('Mettre fin'));
      await becomes(async () => sessions.count(), before - 1);
      await hasFocus(here.page.getByRole('group', { name: 'Vos sessions' }));
      await here.click(here.button('Mettre fin aux autres sessions'));
      await here.click(confirm('Mettre fin aux autres sessions'));
      await becomes(async () => sessions.count(), 1);
      await here.button('Mettre fin aux autres sessions').waitFor({ state: 'hidden' });
      await there.goTo('/profile');
      await there.heading('Connexion').waitFor();
      await here.goTo('/info/perso');
      await here.heading('Informations personnelles').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'gets another address once the link sent to it is confirmed, and other sessions end with its password',
    async () => {
      const [here, there] = [await tool.visit(), await tool.visit()];
      const newEmail = 'nouvelle.direction@demo.example';
      // Opened before the session ends, and without the live stream, so that saving is the first to notice.
      await there.page.route('**/v1/live', (route) => route.abort());
      await there.openAs(HEAD, '/info/perso');
      await there.fill(there.page.getByLabel('Prénom'), 'Clara');
      await here.openAs(HEAD, '/profile');
      await here.click(here.link(/^Changer d’adresse e.mail ou de mot de passe$/));
      await here.click(here.link('Changer d’adresse e-mail'));
      await here.fill(here.page.getByLabel('Nouvelle adresse e-mail'), newEmail);
      await here.fill(here.page.getByLabel('Mot de passe', { exact: true }), 'Valorise!2025');
      await here.click(here.button('Recevoir le lien de confirmation'));
      await here.page.getByText('Ce mot de passe n’est pas celui de votre compte.').waitFor();
      await here.fill(here.page.getByLabel('Mot de passe', { exact: true }), 'Valorise!2026');
      await here.click(here.button('Recevoir le lien de confirmation'));
      await here.heading('Confirmez votre nouvelle adresse').waitFor();
      expect(await seriousFaults(here.page)).toEqual([]);

      await here.followMail(tool.product.mailbox, newEmail);
      await here.heading('Confirmation de l’adresse e-mail').waitFor();
      expect(await seriousFaults(here.page)).toEqual([]);
      await here.click(here.button('Confirmer cette adresse'));
      await here.heading('Votre adresse est confirmée').waitFor();
      await here.button(`Compte de ${newEmail}`).waitFor();

      await here.goTo('/myaccount/change');
      await here.fill(here.page.getByLabel('Mot de passe actuel'), 'Valorise!2026');
      await here.fill(here.page.getByLabel('Nouveau mot de passe'), PHRASE);
      await here.click(here.button('Changer le mot de passe'));
      await here.page.getByText('Votre mot de passe est changé. Vos autres sessions ont pris fin.').waitFor();
      await here.heading('Changer d’adresse e-mail ou de mot de passe').waitFor();
      await there.click(there.button('Enregistrer'));
      await there.heading('Connexion').waitFor();
      await there.enter(newEmail, PHRASE);
      await there.heading('Informations personnelles').waitFor();
      await there.fill(there.page.getByLabel('Prénom'), 'Clara');
      await there.click(there.button('Enregistrer'));
      await there.page.getByText('Clara Morvan').waitFor();

      await here.goTo('/profile');
      await here.click(here.button('Se déconnecter partout'));
      expect(await seriousFaults(here.page)).toEqual([]);
      await here.click(here.page.getByRole('alertdialog').getByRole('button', { name: 'Se déconnecter partout' }));
      await here.heading('Connexion').waitFor();
      await there.goTo('/dashboard');
      await there.heading('Connexion').waitFor();
    },
    WALK_MS,
  );

  it(
    'is required for the members’ pages: the guard leads there and back, and keeps a token of the address for the page only',
    async () => {
      const person = await tool.visit();
      await person.goTo('/info/perso?x=1');
      await person.heading('Connexion').waitFor();
      await becomes(async () => hash(person), expect.stringMatching(/^#\/login\?r=[a-z0-9]+$/));
      await person.enter(COLLABORATOR);
      await person.heading('Informations personnelles').waitFor();
      await becomes(async () => hash(person), '#/info/perso?x=1');
      const token = await person.page.evaluate(() => localStorage.getItem('valorisation.token'));

      const guest = await tool.visit();
      await guest.goTo(`/profile?tk=${token ?? ''}&x=1`);
      await guest.heading('Mon compte').waitFor();
      await becomes(async () => [hash(guest), await stored(guest)], ['#/profile?x=1', 0]);
      await guest.page.reload();
      await guest.heading('Connexion').waitFor();
      await guest.goTo(`/profile?tk=${'A'.repeat(43)}`);
      await guest.heading('Connexion').waitFor();
      await becomes(async () => hash(guest), expect.stringMatching(/^#\/login\?r=/));

      await guest.enter('en-attente@demo.example');
      await guest.heading('Votre compte attend son activation').waitFor();
      await guest.goTo('/dashboard');
      await guest.heading('Votre compte attend son activation').waitFor();
      await becomes(async () => hash(guest), '#/signup?pending_activation=1');
      await guest.goTo('/faq');
      await guest.heading('FAQ').waitFor();
    },
    WALK_MS,
  );
});
