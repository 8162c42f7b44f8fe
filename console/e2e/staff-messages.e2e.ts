/**
 * Staff at work on messages, mails and the journal: an answer in one thread, a mail that never arrived, last month’s
 * file.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ApiClient } from '../../backend/test/support/api-client.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { faults, inTurn } from './support/faults.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const LOST = emailOf('associated');
const SUBJECT = 'Une question de classement';

describe('staff', () => {
  const tool = useConsole({ mails: true, refuses: LOST });

  let looked = 0;
  /** Faults of the screens, with the layout changing from screen to screen. */
  const wrong = async (person: Person) => faults(person, inTurn((looked += 1)));
  const atWork = async () => {
    const staff = await tool.visit();
    await staff.openAs(emailOf('staff'), '/admin');
    await staff.heading('Espace de gestion').waitFor();
    staff.startCounting();
    return staff;
  };

  it(
    'answer a message with a template, leave notes for each other, and the mail arrives in one thread',
    async () => {
      const member = await signIn(tool.product.url, emailOf('main'));
      await member.post('/v1/user/options', { subject: SUBJECT, message: 'Quelle fonction retenir ?' });
      const staff = await atWork();
      const { page } = staff;

      await staff.click(staff.inMenu(/^Messages/));
      await staff.click(staff.link('Modèles de réponse'));
      await page.getByText('Aucun modèle').waitFor();
      await staff.click(staff.link('Créer'));
      await staff.fill(page.getByLabel('Titre'), 'Fonction principale');
      await staff.fill(page.getByLabel('Texte'), 'Retenez la fonction principale.');
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.button('Enregistrer'));
      await page.getByText('Le modèle est enregistré.').waitFor();

      await staff.click(staff.inMenu(/^Messages/));
      await page.getByText('1 message reçu').waitFor();
      await page.getByText('Attend depuis').waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.link(SUBJECT));
      await staff.heading(SUBJECT).waitFor();
      await page.getByText('Quelle fonction retenir ?').waitFor();
      await staff.click(page.getByLabel('Insérer un modèle de réponse'));
      await staff.click(page.getByRole('option', { name: 'Fonction principale' }));
      await hasFocus(page.getByLabel('Insérer un modèle de réponse'));
      const answered = page.getByRole('textbox', { name: 'Votre réponse' });
      await becomes(async () => answered.inputValue(), 'Retenez la fonction principale.');
      await page.reload();
      await becomes(async () => answered.inputValue(), 'Retenez la fonction principale.');
      await staff.click(staff.button('Envoyer la réponse'));
      await page.getByText('La réponse est partie.').waitFor();
      await staff.fill(page.getByLabel('Votre note'), 'Voir avec la commission.');
      await staff.click(staff.button('Ajouter la note'));
      const entries = page.getByRole('listitem').filter({ hasText: 'Sophie Garnier' });
      await entries.filter({ hasText: 'Voir avec la commission.' }).waitFor();
      expect(await entries.count()).toBe(2);
      expect(await wrong(staff)).toEqual([]);

      const { mailbox } = tool.product;
      const answer = await mailbox?.next(emailOf('main'), 2);
      const copy = (await mailbox?.to(emailOf('main')))?.at(-1);
      expect(answer?.references).toEqual([copy?.messageId]);
      expect(plain(answer?.text ?? '')).toContain('Retenez la fonction principale.');
      await page.goto(mailbox?.pageUrl ?? '');
      await staff.click(page.getByRole('link', { name: /^Re: Votre message/ }));
      await page.getByText('À la suite de').waitFor();
      await staff.click(page.getByRole('link', { name: /^Votre message/ }));
      await page.getByRole('heading', { level: 1, name: /^Votre message/ }).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'find in at most three steps from their first page why a person did not get a mail',
    async () => {
      await new ApiClient(tool.product.url).post('/v1/user/forgot/pass', { user_email: LOST });
      const staff = await atWork();
      const { page } = staff;
      await staff.click(staff.inMenu('Envois'));
      await staff.fill(page.getByPlaceholder('Destinataire ou mot de l’objet'), LOST);
      await page.getByText('En échec').last().waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.link('Choisir un nouveau mot de passe'));
      await page.getByText('Cette adresse n’existe pas chez son fournisseur.').first().waitFor();
      expect(staff.steps).toBeLessThanOrEqual(3);
      await page.getByText('Code du serveur : 550').waitFor();
      await page.getByText('Ces retours ne sont pas lus').waitFor();
      await page.getByText('lien masqué').waitFor();
      expect(await wrong(staff)).toEqual([]);
      await staff.click(staff.button('Relancer'));
      await page.getByText('Le message repart.').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'export last month’s journal in at most four steps from their first page',
    async () => {
      await tool.product.prepare(
        `insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version,
                                   payload, actor_id, correlation_id, occurred_at, relayed_at)
         select gen_random_uuid(), 'account', id, 1000, 'account.suspended', 1, '{}', id, 'test',
                date_trunc('month', now() at time zone 'Europe/Paris') - interval '12 hours', now()
           from account where email = $1`,
        [emailOf('main')],
      );
      const staff = await atWork();
      const { page } = staff;
      await staff.click(staff.inMenu('Journal'));
      await staff.click(staff.button('Le mois dernier'));
      await page.getByRole('cell', { name: 'Compte suspendu' }).waitFor();
      const file = await staff.download(staff.button('Exporter'));
      expect(staff.steps).toBeLessThanOrEqual(4);
      expect(readFileSync(await file.path(), 'utf8')).toContain('Compte suspendu');
      expect(await wrong(staff)).toEqual([]);
      await page
        .getByRole('link', { name: /^Compte, n°/ })
        .first()
        .click();
      await page.getByRole('heading', { name: /Morvan/ }).waitFor();
    },
    WALK_MS,
  );
});
