/** Missing seniority: requested once, and given in the same place. */
import { describe, expect, it } from '@jest/globals';
import { create, THREE_DEGREES } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { Classifying } from './support/classifying.js';
import { Dashboard } from './support/dashboard.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('a calculation without seniority', () => {
  const tool = useConsole();

  /** A row with all answers and no seniority. */
  const answered = async (): Promise<number> => {
    const main = await signIn(tool.product.url, emailOf('main'));
    return (await create(main, { valor_data: THREE_DEGREES })).valor_id;
  };

  it(
    'asks once: an invalid day is refused there, and none is stored for this valuation',
    async () => {
      const id = await answered();
      const head = await tool.visit('phone');
      await head.openAs(emailOf('main'), `/valorisation/calculate/${id}`);
      const dashboard = new Dashboard(head);
      const job = new Classifying(head);
      await head.click(head.button('Calculer'));
      await dashboard.waitForDialog(expect.stringContaining('Sans ancienneté : est-ce exact ?'));
      const day = dashboard.dialog.getByLabel('Date d’ancienneté');
      await head.click(head.button('Calculer avec cette date'));
      await dashboard.dialog.getByText('Saisissez la date d’ancienneté, ou confirmez qu’il n’y en a pas.').waitFor();
      await hasFocus(day);
      await head.fill(day, '01/09/2999');
      await head.press('Enter');
      await dashboard.dialog.getByText('La date d’ancienneté ne peut pas être dans le futur.').waitFor();
      await head.fill(day, '01/01/1890');
      await head.press('Enter');
      await dashboard.dialog.getByText('Cette date est trop ancienne').waitFor();
      await hasFocus(day);
      // A typed value is not dropped silently.
      await head.click(job.withoutSeniority);
      await dashboard.dialog.getByText('Effacez cette date pour confirmer').waitFor();
      expect(await overflow(head)).toBe(0);
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.press('Escape');
      await hasFocus(head.button('Calculer'));
      await head.press('Enter');
      await head.click(job.withoutSeniority);
      await job.amount.waitFor();

      // After a change and another calculation it is not asked again.
      await head.goTo(`/critere/${id}/0?id=1`);
      await head.click(job.degree(3));
      await job.saved();
      await head.goTo(`/valorisation/calculate/${id}`);
      await head.click(head.button('Calculer'));
      await job.amount.waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'shows beside it the seniority of the person’s other functions, before another is calculated in one click',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const known = { valor_data: THREE_DEGREES, valor_c0: 60, valor_anciennete: '2015-09-01' };
      const { profile_id } = await create(main, known);
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/newvaluation?profil=${profile_id}`);
      const job = new Classifying(head);
      await job.pickFunction();
      await head.click(head.button('Continuer avec cette fonction'));
      await head.click(head.button(/^Calculer avec les degrés prévus/));
      const { dialog } = new Dashboard(head);
      const shown = async () => plain(await dialog.textContent());
      await becomes(shown, expect.stringContaining('déjà 60 % d’un temps plein, soit 160 % avec celle-ci'));
      await becomes(shown, expect.stringContaining('ses autres fonctions : 01/09/2015.'));
      expect(await seriousFaults(head.page)).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'shows progress only on the button that was pressed',
    async () => {
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/newvaluation');
      const job = new Classifying(head);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await head.page.route('**/v1/valor/-1/profil', async (route) => {
        await released;
        await route.continue();
      });
      await job.pickFunction();
      await head.click(head.button('Continuer avec cette fonction'));
      await head.fill(job.personName, 'Deux boutons');
      await head.click(head.button(/^Calculer avec les degrés prévus/));
      await head.click(job.withoutSeniority);
      await becomes(async () => head.button(/^Calculer avec/).getAttribute('aria-busy'), 'true');
      const save = head.button('Enregistrer et continuer');
      expect([await save.getAttribute('aria-busy'), await save.isDisabled()]).toEqual([null, true]);
      release();
      await job.amount.waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'takes the day given in the question, and calculates on Enter',
    async () => {
      const id = await answered();
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/valorisation/calculate/${id}`);
      const job = new Classifying(head);
      await head.click(head.button('Calculer'));
      await head.fill(new Dashboard(head).dialog.getByLabel('Date d’ancienneté'), '01/09/2010');
      await head.press('Enter');
      await job.amount.waitFor();
      const main = async () => plain(await head.page.getByRole('main').textContent());
      await becomes(main, expect.stringContaining('01/09/2010'));
    },
    WALK_MS,
  );
});
