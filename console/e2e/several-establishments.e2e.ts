/** One person with accounts in two establishments changes from one to the other in the user menu. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { profileOf } from '../../backend/test/support/associates.js';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { makeOnePerson } from '../../backend/test/support/several-establishments.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { dsnBytes, ImportPage } from './support/import-page.js';
import { overflow } from './support/overflow.js';
import { Person } from './support/person.js';
import { becomes, menuLabels } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const LYCEE = 'Lycée agricole privé des Trois Rivières';
const MAISON = 'Maison familiale rurale du Haut Bocage';
const CFA = 'CFA des Trois Vallées';
const EMAIL = emailOf('main');

describe('a head of two establishments', () => {
  const tool = useConsole();

  beforeAll(async () => {
    const { url, prepare } = tool.product;
    await classify(await signIn(url, emailOf('otherMain')), { profile_name: 'Kermarrec Odile' });
    await makeOnePerson(prepare, EMAIL, emailOf('otherMain'));
    await prepare(`update account set last_sign_in_at = case when login_id is null then now() end where email = $1`, [
      EMAIL,
    ]);
  }, WALK_MS);

  const openMenu = async (person: Person) => person.click(person.button(`Compte de ${EMAIL}`));
  const choose = async (person: Person, establishment: string) => {
    await openMenu(person);
    await person.click(person.page.getByRole('menuitem', { name: establishment }));
    await person.page.getByText(`Vous travaillez maintenant pour ${establishment}.`).waitFor();
  };
  const works = async (person: Person, establishment: string) =>
    person.page.getByRole('banner').getByText(establishment).waitFor();

  it(
    'changes in the user menu, and sees nothing of the former one any more',
    async () => {
      const head = await tool.signIn();
      await works(head, LYCEE);
      await openMenu(head);
      expect((await menuLabels(head.page.getByRole('menuitem'))).slice(0, 2)).toEqual([
        `${LYCEE}Établissement en cours`,
        `${MAISON}Compte principal`,
      ]);
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.press('Escape');
      const own = await head.page.getByRole('main').getByRole('link').allTextContents();

      const otherTab = new Person(await head.page.context().newPage(), tool.product.url);
      await otherTab.goTo('/dashboard');
      await works(otherTab, LYCEE);

      await choose(head, MAISON);
      await works(head, MAISON);
      await works(otherTab, MAISON);
      await otherTab.page.getByText('Kermarrec Odile').first().waitFor();
      await otherTab.page.close();
      await head.heading('Vos valorisations').waitFor();
      await head.page.getByText('Kermarrec Odile').first().waitFor();
      const people = own.filter((name) => name.includes('Le Bihan'));
      for (const name of people) expect(await head.page.getByText(name).count()).toBe(0);

      // The page that was open before belongs to the former establishment.
      await choose(head, LYCEE);
      await works(head, LYCEE);
      await becomes(async () => head.page.getByText('Kermarrec Odile').count(), 0);
    },
    WALK_MS,
  );

  itFurther(
    'changes from a DSN of the other establishment to that one',
    async () => {
      const head = await tool.visit();
      await head.openAs(EMAIL, '/dashboard');
      await head.heading('Vos valorisations').waitFor();
      await openMenu(head);
      const current = head.page.getByRole('menuitem', { name: 'Établissement en cours' });
      const isInMaison = (await current.textContent())?.startsWith(MAISON);
      await head.press('Escape');
      if (!isInMaison) await choose(head, MAISON);
      const imports = new ImportPage(head);
      await imports.open();
      await imports.choose({ name: 'octobre.dsn', bytes: dsnBytes('01-simple') });
      await head.page.getByText('Vous y avez un compte.').waitFor();
      expect([await overflow(head), await seriousFaults(head.page)]).toEqual([0, []]);
      await head.click(head.button(`Passer à ${LYCEE}`));
      await head.page.getByText(`Vous travaillez maintenant pour ${LYCEE}.`).waitFor();
      await works(head, LYCEE);
    },
    WALK_MS,
  );

  it(
    'accepts an invitation, asks for one more, and works there',
    async () => {
      const { prepare } = tool.product;
      await prepare(
        `with place as (
           insert into establishment (siret, company_name, created_at) values ('77500009400018', $1, now()) returning id)
         insert into account (establishment_id, role, visa, email, first_name, last_name, postal_address, created_at)
         select id, 'member', 1, 'cfa@demo.example', '', '', '', now() from place`,
        [CFA],
      );
      await prepare(
        `insert into deferred_invitation (id, establishment_id, email, first_name, last_name, created_at, sent_at)
         select nextval(pg_get_serial_sequence('account', 'id')), id, $2, '', '', now(), now()
           from establishment where company_name = $1`,
        [CFA, EMAIL],
      );
      const head = await tool.visit();
      await head.openAs(EMAIL, '/profile');
      await head.click(head.link('Vos établissements'));
      await head.heading('Vos établissements').waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(head.button(`Accepter l’invitation de ${CFA}`));
      await head.page.getByText(`${CFA} s’ajoute à vos établissements.`).waitFor();
      await head.button(`Accepter l’invitation de ${CFA}`).waitFor({ state: 'detached' });

      await head.click(head.button('Ajouter un établissement'));
      const dialog = head.page.getByRole('dialog');
      await head.fill(dialog.getByLabel('Numéro SIRET'), '123');
      await head.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
      await dialog.getByText('Un numéro SIRET').first().waitFor();
      await head.fill(dialog.getByLabel('Numéro SIRET'), '77500002900014');
      await head.fill(dialog.getByLabel('Nom de l’établissement'), 'Maison des Coteaux');
      await head.fill(dialog.getByLabel('Adresse postale'), '8 chemin des Vignes, 33000 Bordeaux');
      await head.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
      await head.page.getByText('Votre demande pour Maison des Coteaux est envoyée.').waitFor();

      await head.click(head.button(`Travailler ici, ${CFA}`));
      await works(head, CFA);
      await head.heading('Vos valorisations').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'is joined by a collaborator whom staff attach',
    async () => {
      const collaborator = await signIn(tool.product.url, emailOf('associated'));
      const { user_id } = await profileOf(collaborator);
      const staff = await tool.visit();
      await staff.openAs(emailOf('staff'), `/admin/accounts/${user_id}/show`);
      await staff.click(staff.button(/^Rattacher à un établissement/));
      const dialog = staff.page.getByRole('dialog');
      const attach = dialog.getByRole('button', { name: 'Rattacher', exact: true });
      await staff.click(attach);
      await dialog.getByText('Veuillez saisir votre numéro SIRET.').waitFor();
      expect(await seriousFaults(staff.page)).toEqual([]);
      await staff.fill(dialog.getByLabel('Numéro SIRET'), '775 000 011 00012');
      await staff.fill(dialog.getByLabel('Nom de l’établissement'), MAISON);
      await staff.fill(dialog.getByLabel('Adresse postale'), '1 rue des Champs, 35000 Rennes');
      await staff.click(attach);
      await staff.page.getByText('Le compte est ouvert, la personne en est avertie.').waitFor();
      expect((await profileOf(collaborator)).user_establishments).toMatchObject([
        { company_name: LYCEE },
        { company_name: MAISON, user_associated: true },
      ]);
    },
    WALK_MS,
  );

  itFurther(
    'sees its sessions with their establishment, also on a phone',
    async () => {
      const head = await tool.visit('phone');
      await signIn(tool.product.url, EMAIL);
      await head.openAs(EMAIL, '/profile');
      // The one that was used last.
      await head.page
        .getByRole('banner')
        .getByText(new RegExp(`${LYCEE}|${MAISON}|${CFA}`))
        .waitFor();
      await head.heading('Mon compte').waitFor();
      await head.page.getByRole('list', { name: 'Vos sessions ouvertes' }).getByText(LYCEE).first().waitFor();
      expect(await overflow(head)).toBe(0);
      await openMenu(head);
      await head.page.getByRole('menuitem', { name: MAISON }).waitFor();
      expect(await overflow(head)).toBe(0);
    },
    WALK_MS,
  );
});
