/** The situation of a new function: asked once on its page, none by choice only, and repeated by the result. */
import { describe, expect, it } from '@jest/globals';
import { create, THREE_DEGREES } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { Classifying } from './support/classifying.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('the situation', () => {
  const tool = useConsole();

  /** A row with all answers and no seniority. */
  const answered = async (): Promise<number> => {
    const main = await signIn(tool.product.url, emailOf('main'));
    return (await create(main, { valor_data: THREE_DEGREES })).valor_id;
  };

  it(
    'is asked for on the page of the situation: an empty or invalid day is refused there, and none is a choice that stays',
    async () => {
      const id = await answered();
      const head = await tool.visit('phone');
      await head.openAs(emailOf('main'), `/valorisation/${id}?vue=criteres`);
      const { page } = head;
      const job = new Classifying(head);
      const day = page.getByLabel(/^Date d’ancienneté/);
      const refusal = (text: RegExp) => page.getByRole('alert').getByText(text).waitFor();
      await head.click(head.button('Calculer'));
      await head.heading('Qui exerce cette fonction ?').waitFor();
      await refusal(/^Saisissez la date d’ancienneté, ou choisissez «\sSans\sancienneté\s»/);
      await hasFocus(day);
      await head.fill(day, '01/09/2999');
      await refusal(/^La date d’ancienneté ne peut pas être dans le futur/);
      await head.fill(day, '01/01/1890');
      await refusal(/^Cette date est trop ancienne/);
      await head.click(job.keepPlanned.or(head.button('Calculer')));
      await hasFocus(day);
      expect(await overflow(head)).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
      // The choice drops the refused text.
      await head.click(job.withoutSeniority);
      await becomes(async () => day.inputValue(), '');
      await becomes(async () => job.withoutSeniority.getAttribute('aria-pressed'), 'true');
      await head.click(head.button('Calculer'));
      await job.amount.waitFor();

      // After a change and another calculation it is not asked again.
      await head.goTo(`/critere/${id}/0?id=1`);
      await head.click(job.degree(3));
      await job.saved();
      await head.goTo(`/valorisation/calculate/${id}`);
      await page.getByText('aucune ancienneté indiquée').waitFor();
      await head.click(head.button('Calculer'));
      await job.amount.waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'keeps with a draft that there is no seniority, for another browser and another account',
    async () => {
      const id = await answered();
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/profile/concerned/${id}`);
      const job = new Classifying(head);
      await head.click(job.withoutSeniority);
      await job.saved();
      const colleague = await tool.visit();
      await colleague.openAs(emailOf('associated'), `/valorisation/${id}?vue=criteres`);
      await colleague.click(colleague.button('Calculer'));
      await new Classifying(colleague).amount.waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'shows beside it the share and seniority of the person’s other functions',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const known = { valor_data: THREE_DEGREES, valor_c0: 60, valor_anciennete: '2015-09-01' };
      const { profile_id } = await create(main, known);
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/newvaluation?profil=${profile_id}`);
      const job = new Classifying(head);
      await job.pickFunction();
      await head.click(head.button('Continuer avec cette fonction'));
      const shown = async () => plain(await head.page.getByRole('main').textContent());
      await becomes(shown, expect.stringContaining('déjà 60 % d’un temps plein, soit 160 % avec celle-ci'));
      await becomes(shown, expect.stringContaining('ses autres fonctions : 01/09/2015.'));
      await head.fill(head.page.getByLabel('Quotité de travail'), '40');
      await becomes(shown, expect.stringContaining('soit 100 % avec celle-ci.'));
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
      await head.click(job.withoutSeniority);
      await head.click(job.keepPlanned);
      await becomes(async () => job.keepPlanned.getAttribute('aria-busy'), 'true');
      expect([await job.toCriteria.getAttribute('aria-busy'), await job.toCriteria.isDisabled()]).toEqual([null, true]);
      release();
      await job.amount.waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'takes the typed situation to the result, which repeats it',
    async () => {
      const head = await tool.signIn();
      const { page } = head;
      const job = new Classifying(head);
      await job.chooseFunction();
      await head.click(head.button('Continuer avec cette fonction'));
      await head.fill(job.personName, 'Lebrun Géraldine');
      await head.fill(page.getByLabel('Quotité de travail'), '0,5');
      await page.getByText(/^0,50\s%\sd’un temps plein\. Vouliez-vous dire 50\s%\s\?/).waitFor();
      await head.fill(page.getByLabel('Quotité de travail'), '80');
      await head.fill(page.getByLabel(/^Date d’ancienneté/), '01/09/2010');
      await page.getByText(/^\d+\sans révolus, taux de \d+\s%$/).waitFor();
      await head.click(page.getByRole('radio', { name: '2 semaines' }));
      await head.click(job.keepPlanned);
      await job.amount.waitFor();
      const facts = plain(await page.getByRole('main').textContent());
      for (const typed of ['Lebrun Géraldine', '80 %', 'depuis le 01/09/2010', '2 semaines']) {
        expect(facts).toContain(typed);
      }
      await head.click(head.link('Modifier le classement'));
      await head.click(head.link('Modifier la situation'));
      await becomes(async () => page.getByLabel('Quotité de travail').inputValue(), '80');
      await becomes(async () => page.getByLabel(/^Date d’ancienneté/).inputValue(), '01/09/2010');
      await head.click(head.button('Voir le résultat'));
      await job.amount.waitFor();
      await head.click(
        page.getByRole('list', { name: 'Étapes', exact: true }).getByRole('link', { name: 'Situation' }),
      );
      await head.heading('Qui exerce cette fonction ?').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'is no step that the bar passes over, and offers no planned degrees for criteria that have their answers',
    async () => {
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/newvaluation');
      const job = new Classifying(head);
      const steps = head.page.getByRole('list', { name: 'Étapes' });
      await job.pickFunction();
      await head.click(head.button('Continuer avec cette fonction'));
      await head.heading('Qui exerce cette fonction ?').waitFor();
      expect(await steps.getByRole('link').allInnerTexts()).toEqual(['Fonction']);
      // The criteria can be answered before by their addresses; the situation then still has its number.
      for (const [index, id] of [1, 2, 3].entries()) {
        await head.goTo(`/critere/-1/${index}?id=${id}`);
        await head.click(job.degree(2));
      }
      await becomes(async () => plain(await steps.textContent()), '✓Fonction2Situation3Critères4Résultat'.slice(1));
      await head.click(steps.getByRole('link', { name: 'Situation' }));
      await head.fill(job.personName, 'Critères d’abord');
      await head.click(job.withoutSeniority);
      await head.button('Voir les critères').waitFor();
      expect(await job.keepPlanned.count()).toBe(0);
      await head.click(head.button('Calculer'));
      await job.amount.waitFor();
    },
    WALK_MS,
  );
});
