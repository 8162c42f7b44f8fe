/**
 * Staff and members, at three widths: bulk answers to requests, a suspended account, an establishment in numbers, and
 * its names and texts after a grant.
 */
import { describe, expect, it } from '@jest/globals';
import { complete, create } from '../../backend/test/support/classification.js';
import { MAKE_ESTABLISHMENT, MAKE_ROW } from '../../backend/test/support/free-titles.js';
import { signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS } from './support/browser.js';
import { faults, inTurn } from './support/faults.js';
import { overflow } from './support/overflow.js';
import type { Person } from './support/person.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** Besides the demo's own request. */
const WAITING = scaled({ part: 5, all: 20 });
const REQUESTS = `
  insert into account_request (siret, company_name, email, first_name, last_name, postal_address, joins_establishment,
                               register_finding, state, created_at)
  select '77500002900014', 'Maison familiale des Coteaux', 'personne' || number || '@coteaux.example', 'Nadia', 'Ferrand',
         '8 chemin des Vignes, 33000 Bordeaux', false, 'closed', 'waiting', now()
    from generate_series(1, ${WAITING}) as number`;

const REGISTER = `insert into company_register (siret, company, expires_at) values ('77500002900014', $1, now())`;
const STAFF = 'staff@demo.example';
const COMPANY = {
  siret: '77500002900014',
  name: 'MAISON FAMILIALE DES VIGNES',
  address: '8 CHEMIN DES VIGNES 33000 BORDEAUX',
  activity: '85.32Z',
  open: false,
  published: true,
  agreements: ['7520'],
};

describe('staff, for members,', () => {
  const tool = useConsole();

  let looked = 0;
  /** Faults of the screens, with the layout changing from screen to screen. */
  const wrong = async (person: Person) => faults(person, inTurn((looked += 1)));
  const atDashboard = async (): Promise<Person> => {
    const person = await tool.visit();
    await person.openAs(STAFF, '/admin');
    await person.link('Demandes de compte').first().waitFor();
    person.startCounting();
    return person;
  };

  it(
    `accept ${WAITING + 1} requests in four clicks, after seeing how they differ from the register`,
    async () => {
      await tool.product.prepare(REQUESTS);
      await tool.product.prepare(REGISTER, [COMPANY]);
      const staff = await atDashboard();
      await staff.click(staff.link('Demandes de compte').first());
      await staff.page.getByText('Diffère du registre : nom, établissement fermé').first().waitFor();
      await staff.click(staff.page.getByRole('columnheader').getByRole('checkbox'));
      await staff.click(staff.button('Accepter').and(staff.page.locator('[data-test="bulk-actions-toolbar"] button')));
      await staff.click(staff.button(`Accepter ${WAITING + 1} demandes`));
      await staff.page.getByText(`${WAITING + 1} demandes acceptées.`).waitFor();
      expect(staff.steps).toBeLessThanOrEqual(4);
      await staff.page.getByText('Aucune demande').waitFor();

      await staff.goTo('/admin/account-requests?filter={"state":"accepted"}');
      const card = staff.link('Maison familiale des Coteaux').first();
      await card.waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(card);
      await staff.page.getByRole('heading', { name: 'Ce que dit le registre public' }).waitFor();
      const line = staff.page.getByRole('row').filter({ has: staff.page.getByRole('rowheader', { name: 'Nom' }) });
      await line.getByText('Différent').waitFor();
      expect(await wrong(staff)).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'open from their first page the establishments that have done nothing since they signed up',
    async () => {
      const staff = await atDashboard();
      await staff.click(staff.link('1 établissement sans activité depuis l’inscription'));
      await staff.page.getByText('Sans activité depuis le ').waitFor();
      expect(await wrong(staff)).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'suspend an account in three clicks, and reinstate it from its page; find its establishment in numbers, without a name',
    async () => {
      const staff = await atDashboard();
      await staff.click(staff.inMenu('Comptes'));
      await staff.fill(staff.page.getByRole('textbox', { name: /Nom, adresse/ }), 'collaborateur@demo');
      await staff.page.getByRole('row').nth(1).filter({ hasText: 'collaborateur@demo.example' }).waitFor();
      await staff.click(staff.button(/^Suspendre/));
      const dialog = staff.page.getByRole('dialog');
      await staff.fill(dialog.getByLabel('Motif de la suspension'), 'Cette personne a quitté l’établissement.');
      await staff.click(dialog.getByRole('button', { name: 'Suspendre le compte' }));
      await staff.page.getByText('Le compte est suspendu').waitFor();
      const fields = 2;
      expect(staff.steps - fields).toBeLessThanOrEqual(3);
      await staff.page.getByRole('cell').getByText('Cette personne a quitté l’établissement.').waitFor();
      expect(await wrong(staff)).toEqual([]);

      await staff.click(staff.page.getByRole('row').nth(1).getByRole('link').first());
      await staff.page.getByRole('heading', { name: 'Sessions ouvertes' }).waitFor();
      await staff.page.getByText('Aucune session ouverte.').waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.button(/^Lever la suspension/));
      await staff.click(staff.page.getByRole('dialog').getByRole('button', { name: 'Lever la suspension' }));
      await staff.page.getByText('La suspension est levée').waitFor();

      await staff.click(staff.page.getByRole('definition').getByRole('link'));
      await staff.page.getByRole('heading', { name: 'Comptes de l’établissement' }).waitFor();
      await staff.page.getByText('direction@demo.example').waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.goTo('/admin/establishments');
      await staff.heading('Établissements').waitFor();
      await staff.page
        .getByText(/^À jour/)
        .first()
        .waitFor();
      expect(await wrong(staff)).toEqual([]);
      // Just above a phone's width the menu is beside the list: neither is wider than the window.
      for (const path of ['/admin/establishments', '/admin/accounts', '/admin/mails', '/admin/staff']) {
        await staff.goTo(path);
        for (const width of [600, 666]) {
          await staff.page.setViewportSize({ width, height: 800 });
          expect([path, width, await overflow(staff)]).toEqual([path, width, 0]);
        }
      }
    },
    WALK_MS,
  );

  itFurther(
    "read names and texts after the head's grant, who sees what was read and ends it",
    async () => {
      // The same browser page serves all of them, one after the other.
      const staff = await tool.visit();
      await staff.openAs(STAFF, '/admin/establishments/1/show');
      await staff.page.getByText('La direction n’a pas donné accès aux noms et aux textes.').waitFor();

      const head = staff;
      await head.openAs('direction@demo.example', '/rgpd');
      const section = head.page.getByRole('region', { name: 'Accès de l’organisation des employeurs' });
      await head.click(section.getByRole('button', { name: 'Accorder l’accès pour 7 jours' }));
      await head.click(
        head.page.getByRole('alertdialog').getByRole('button', { name: 'Accorder l’accès pour 7 jours' }),
      );
      await section.getByText(/^Accès accordé le .* Il prend fin le /).waitFor();
      await section.getByText('Rien n’a été consulté.').waitFor();

      await staff.openAs(STAFF, '/admin/establishments/1/show');
      await staff.click(staff.link('Voir comme l’établissement'));
      const banner = staff.page.getByText(/^Vous voyez Lycée agricole privé des Trois Rivières comme sa direction/);
      await staff.link('Renoir Agathe').waitFor();
      await banner.waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.link('Renoir Agathe'));
      await staff.page.getByRole('heading', { name: 'Fiche de poste enregistrée' }).waitFor();
      await banner.waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.link('Secrétaire-comptable'));
      await staff.page.getByRole('heading', { name: 'Réponses aux critères' }).waitFor();
      await banner.waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.link('Voir l’historique'));
      await staff.page.getByText('Par Claire Morvan').first().waitFor();
      expect(await wrong(staff)).toEqual([]);

      const history = new URL(staff.page.url()).hash.slice(1);
      await head.openAs('direction@demo.example', '/rgpd');
      const reads = section.getByRole('table', { name: 'Consultations de l’organisation des employeurs' });
      await reads.getByText('Historique d’une valorisation : Renoir Agathe').waitFor();
      expect(await reads.getByRole('row').count()).toBe(5);
      expect(await wrong(head)).toEqual([]);
      await head.click(section.getByRole('button', { name: 'Retirer l’accès' }));
      await section.getByText('Aucun accès n’est accordé.').waitFor();

      await staff.openAs(STAFF, history);
      await staff.page.getByText(/^Cet établissement ne donne pas accès à ses noms/).waitFor();
      expect(await staff.page.getByText('Claire Morvan').count()).toBe(0);
    },
    WALK_MS,
  );

  itFurther(
    'propose a function for a title that three establishments use; a head accepts it by keyboard, after reading its effect',
    async () => {
      const [degree, none] = [{ c: 2 }, { nc: true }];
      const valor_data = { 1: degree, 2: degree, 3: degree, 4: none, 5: none, 6: none };
      const free = { valor_c5: 0, valor_other_metier: 'Agente d’hygiène', valor_cat: 1, valor_data };
      const main = await signIn(tool.product.url, 'direction@demo.example');
      await complete(main, (await create(main, { ...free, profile_name: 'Amélie Perrot' })).valor_id);
      for (const place of [3, 4]) {
        await tool.product.prepare(MAKE_ESTABLISHMENT, [place]);
        await tool.product.prepare(MAKE_ROW, [place, 'Agent d’hygiène', 1, 0]);
      }

      const staff = await atDashboard();
      await staff.click(staff.inMenu('Fonctions « autre »'));
      const row = staff.page.getByRole('row').filter({ hasText: 'Agent d’hygiène' });
      await row.waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(row.getByRole('button'));
      const dialog = staff.page.getByRole('dialog');
      await staff.fill(dialog.getByLabel('Fonction de la grille'), 'agent de serv');
      await staff.click(staff.page.getByRole('option', { name: 'Agent de service' }));
      expect(await seriousFaults(staff.page)).toEqual([]);
      await staff.click(dialog.getByRole('button', { name: 'Proposer' }));
      await staff.page.getByText('La proposition est envoyée.').waitFor();
      await staff.click(row.getByRole('link', { name: 'Agent de service' }));
      const answered = staff.page.getByRole('row').filter({ hasText: 'Agent d’hygiène' });
      await answered.getByRole('button', { name: /^Retirer/ }).waitFor();
      const proposals = new URL(staff.page.url()).hash.slice(1);

      const head = staff;
      await head.page.setViewportSize(VIEWPORTS.phone);
      await head.signIn();
      await head.click(head.link('1 fonction proposée'));
      const card = head.page.getByRole('listitem', { name: 'Amélie Perrot' });
      await card.getByText('Écart à verser : −22,31 €').waitFor();
      expect(await wrong(head)).toEqual([]);
      head.worksBy('keyboard');
      await head.click(card.getByRole('button', { name: 'Accepter : Agent de service pour Amélie Perrot' }));
      await head.page.getByText('Fonction « Agent de service » prise, montant recalculé.').waitFor();
      await head.page.getByText('Aucune proposition à examiner').waitFor();
      expect(await wrong(head)).toEqual([]);

      head.worksBy('mouse');
      await staff.openAs(STAFF, proposals);
      await answered.getByRole('button', { name: /^Retirer/ }).waitFor();
      expect(await answered.getByRole('cell').allInnerTexts()).toEqual(expect.arrayContaining(['2', '1', '0']));
      await staff.click(answered.getByRole('button', { name: /^Retirer/ }));
      await staff.click(staff.button('Retirer la proposition').last());
      await answered.getByText(/^Retirée le/).waitFor();
      expect(await wrong(staff)).toEqual([]);
    },
    WALK_MS,
  );
});
