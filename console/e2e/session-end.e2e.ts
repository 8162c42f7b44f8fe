/** A session that ends while a person writes: they are informed, sign in again, and continue where they were. */
import { describe, it } from '@jest/globals';
import { ApiClient } from '../../backend/test/support/api-client.js';
import { classify } from '../../backend/test/support/classification.js';
import { RAISED_DRAFT } from '../../backend/test/support/grid-publications.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { Classifying } from './support/classifying.js';
import { JobSheetOnScreen } from './support/job-sheet.js';
import type { Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';
import { itFurther } from '../../backend/test/support/scale.js';

/** The first draft on a new database, after the two shipped versions. */
const DRAFT = '/admin/grids/3';
const FOUND = 'Votre saisie non enregistrée a été retrouvée.';

describe('work whose session has ended', () => {
  const tool = useConsole();

  const endSession = async ({ page }: Person) => {
    const token = await page.evaluate(() => localStorage.getItem('valorisation.token'));
    await new ApiClient(tool.product.url, token ?? '').post('/v1/user/logout');
  };

  it(
    'continues after the next sign-in, with what was being written',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const { profile_id, valor_id } = await classify(main, { profile_name: 'Fiche Session' });
      const head = await tool.visit();
      await head.holdSession(emailOf('main'));
      const sheet = new JobSheetOnScreen(head, profile_id);
      await sheet.open();
      await endSession(head);
      await sheet.write('Missions', ' Gardé.');
      await head.heading('Connexion').waitFor();
      await head.page.getByText('Votre session a pris fin. Reconnectez-vous').waitFor();
      await hasFocus(head.heading('Connexion'));
      await head.enter();
      await sheet.section('Missions').getByText('Gardé.').waitFor();

      const job = new Classifying(head);
      const reason = head.page.getByLabel('Pourquoi ce degré');
      await head.goTo(`/critere/${valor_id}/1?id=1`);
      await head.click(head.page.getByText('Argumenter ce choix'));
      await endSession(head);
      await head.fill(reason, 'Prise de poste');
      await head.heading('Connexion').waitFor();
      await head.enter();
      await becomes(async () => reason.inputValue(), 'Prise de poste');
      await job.saved();
    },
    WALK_MS,
  );

  itFurther(
    'continues with a person who is being added as well',
    async () => {
      const head = await tool.visit();
      const job = new Classifying(head);
      await head.openAs(emailOf('main'), '/newvaluation');
      await job.pickFunction();
      await head.click(head.button('Continuer avec cette fonction'));
      await endSession(head);
      await head.fill(job.personName, 'Nom Gardé');
      await head.click(job.withoutSeniority);
      await head.click(job.toCriteria);
      await head.heading('Connexion').waitFor();
      await head.enter();
      await becomes(async () => job.personName.inputValue(), 'Nom Gardé');
      await head.click(job.toCriteria);
      await head.heading(/latitude/).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'by staff continues as well, and is sent by itself once the network is back',
    async () => {
      const staff = await tool.visit();
      await staff.openAs(emailOf('staff'), '/admin/pages');
      const intro = staff.page.getByLabel('Introduction', { exact: true });
      await staff.click(staff.page.getByRole('cell').getByRole('link', { name: 'FAQ' }));
      await intro.waitFor();
      await staff.page.context().setOffline(true);
      await intro.fill('Sans réseau.');
      await staff.page.getByText(/Il est gardé dans cet onglet/).waitFor();
      await staff.page.context().setOffline(false);
      await staff.page.getByText(/^Votre texte est conservé/).waitFor();

      await endSession(staff);
      await intro.fill('Sans session.');
      await staff.heading('Connexion').waitFor();
      await staff.enter(emailOf('staff'));
      await becomes(async () => intro.inputValue(), 'Sans session.');
      await staff.page.getByText(/^Votre texte est conservé/).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'by staff comes back in forms, in a draft of the grid and in a case, for the same account only, until it is stored or discarded',
    async () => {
      await tool.product.prepare(RAISED_DRAFT, ['21.00']);
      const admin = await tool.visit();
      const { page } = admin;
      const signInAgain = async (email = emailOf('admin')) => {
        await admin.heading('Connexion').waitFor();
        await admin.enter(email);
      };
      const title = page.getByLabel('Titre');
      await admin.openAs(emailOf('admin'), '/admin/answer-templates/create');
      await admin.fill(title, 'Modèle gardé');
      await endSession(admin);
      await admin.click(admin.button('Enregistrer'));
      await signInAgain(emailOf('staff'));
      await becomes(async () => title.inputValue(), '');
      await admin.fill(title, 'De quelqu’un d’autre');
      await endSession(admin);
      await admin.click(admin.button('Enregistrer'));
      await signInAgain();
      await becomes(async () => title.inputValue(), 'Modèle gardé');
      await page.getByText(FOUND).waitFor();
      await admin.fill(page.getByLabel('Texte'), 'Texte du modèle.');
      await admin.click(admin.button('Enregistrer'));
      await page.getByText('Le modèle est enregistré.').waitFor();
      await admin.click(admin.link('Créer'));
      await becomes(async () => title.inputValue(), '');

      const message = page.getByLabel('Message affiché');
      const openMaintenance = async () => {
        await admin.goTo('/admin/settings');
        await admin.click(admin.link('Modifier : Maintenance'));
      };
      await openMaintenance();
      await admin.fill(message, 'Message gardé');
      await page.reload();
      await becomes(async () => message.inputValue(), 'Message gardé');
      await admin.click(admin.button('Abandonner cette saisie'));
      await becomes(async () => message.inputValue(), '');
      await admin.fill(message, 'Message abandonné');
      await admin.click(admin.button('Annuler'));
      await openMaintenance();
      await becomes(async () => message.inputValue(), '');

      const point = page.getByLabel('Valeur annuelle du point');
      await admin.goTo(DRAFT);
      await admin.fill(point, '21,50');
      await endSession(admin);
      await admin.click(admin.button('Enregistrer le brouillon'));
      await signInAgain();
      await becomes(async () => point.inputValue(), '21,50');
      await page.getByText(FOUND).waitFor();

      const source = page.getByLabel('Source de ces valeurs');
      await admin.goTo(`${DRAFT}/show`);
      await admin.click(admin.button('Saisir un cas'));
      await admin.fill(source, 'Avenant gardé');
      await endSession(admin);
      await page.reload();
      await signInAgain();
      await becomes(async () => source.inputValue(), 'Avenant gardé');
      await admin.click(admin.button('Annuler'));
      await admin.click(admin.button('Saisir un cas'));
      await becomes(async () => source.inputValue(), '');
    },
    WALK_MS,
  );
});
