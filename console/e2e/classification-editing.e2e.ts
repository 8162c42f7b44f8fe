/** Situations around the main job: another degree, an interruption, a colleague at work, assistive technology. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import type { ApiClient } from '../../backend/test/support/api-client.js';
import { classify, create, edit } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { VIEWPORTS, type ViewportName } from './support/browser.js';
import { Classifying } from './support/classifying.js';
import { inTurn } from './support/faults.js';
import { plain, type Person } from './support/person.js';
import { rowsOf } from './support/rows-of.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

describe('a classification in progress', () => {
  const tool = useConsole();
  let main: ApiClient;

  beforeAll(async () => {
    main = await signIn(tool.product.url, emailOf('main'));
  }, WALK_MS);

  /** The head of the establishment, on this page. */
  const at = async (path: string, viewport?: ViewportName): Promise<Person> => {
    const head = await tool.visit(viewport);
    await head.openAs(emailOf('main'), path);
    head.startCounting();
    return head;
  };

  itFurther(
    'shows the effect of another degree in at most 3 steps on the same page, and says what to type for an impossible date',
    async () => {
      const { valor_id: id } = await classify(main);
      const head = await at(`/valorisation/${id}`);
      const job = new Classifying(head);
      await head.click(head.link(/^Autonomie responsabilisante.*Modifier$/));
      await head.heading(/latitude/).waitFor();
      const address = head.page.url();
      const other = job.degree(3);
      const said = async () => plain(await other.locator('xpath=ancestor::label').textContent());
      await becomes(said, expect.stringMatching(/minimum \+8,67 €/));
      const ladder = head.page.getByRole('group', { name: /^Degrés/ });
      await ladder.getByText('Le montant à verser ne change pas (Smic)').waitFor();
      await head.click(other);
      await job.result.getByText('1 794,00 €').waitFor();
      await becomes(async () => plain(await job.result.textContent()), expect.stringContaining('1 867,02 €'));
      expect(head.steps).toBeLessThanOrEqual(3);
      expect(head.page.url()).toBe(address);

      await job.saved();
      await head.goTo(`/profile/concerned/${id}`);
      const day = head.page.getByLabel(/^Date d’ancienneté/);
      await head.fill(day, '31/02/2020');
      await head.press('Tab');
      const refusal = head.page.getByRole('alert').getByText(/^Cette date n’existe pas.*les jours vont de 01 à 29/);
      await refusal.waitFor();
      await becomes(async () => day.getAttribute('aria-invalid'), 'true');
      const saved = head.page.waitForResponse(/\/v1\/valor\/\d+\/profil$/);
      await head.fill(day, '01/09/2020');
      await refusal.waitFor({ state: 'detached' });
      await head.press('Tab');
      await saved;
      await head.page.reload();
      await becomes(async () => day.inputValue(), '01/09/2020');
      // A row that awaits its update has one amount due now, and another with its date.
      const [stale] = await rowsOf(main, 'Belkacem Karim');
      await head.goTo(`/valorisation/calculate/${stale}`);
      const detail = head.page.getByRole('region', { name: 'Calcul après mise à jour' });
      const updated = async (part: Locator) =>
        /Après mise à jour, à verser au moins\D*([\d ]+,\d\d €)/.exec(plain(await part.textContent()))?.[1];
      await becomes(async () => updated(detail), expect.stringContaining('€'));
      expect(await updated(job.result)).toBe(await updated(detail));
      expect(plain(await detail.textContent())).not.toContain('À verser au moins');
    },
    WALK_MS,
  );

  itFurther(
    'says on a phone that the amount is of an earlier grid, and hides nothing at four times the size',
    async () => {
      const [id] = await rowsOf(main, 'Belkacem Karim');
      const head = await at(`/valorisation/${id}`, 'phone');
      await head.click(head.button(/^Moniteur à mettre à jour .*Détails$/));
      await head.page.getByRole('heading', { name: /^Au moins \(grille du/ }).waitFor();
      await head.press('Escape');
      await head.click(head.link(/Modifier$/).first());
      const degree = new Classifying(head).degree(3);
      await degree.click({ trial: true });
      await head.page.setViewportSize({ width: 320, height: 256 });
      await degree.click({ trial: true });
    },
    WALK_MS,
  );

  it(
    'asks why before it continues with a degree below the function’s, keeps what the network lost, and resumes where it was left',
    async () => {
      const { valor_id: id } = await create(main, { profile_name: 'Interrompue' });
      const head = await at(`/valorisation/${id}`);
      const job = new Classifying(head);
      await head.click(head.link(/^Autonomie responsabilisante.*Renseigner$/));
      await head.click(job.degree(1));
      await head.click(head.button('Continuer'));
      await head.page.getByText('Indiquez le motif du degré capacitaire.').waitFor();
      const reason = head.page.getByLabel('Motif du degré capacitaire');
      await hasFocus(reason);

      await head.page.route('**/v1/valor/*/profil', async (route) => route.abort());
      await head.fill(reason, 'Prise de poste en septembre');
      await head.page.getByText('Votre réponse est gardée ici.', { exact: false }).waitFor();
      await head.page.unroute('**/v1/valor/*/profil');
      await head.click(head.button('Réessayer'));
      await job.saved();
      await head.page.reload();
      await becomes(async () => reason.inputValue(), 'Prise de poste en septembre');
      await head.click(head.button('Continuer'));
      await head.heading(/relations professionnelles/).waitFor();
      await head.goTo('/dashboard');
      await head.page.getByLabel('Chercher un nom ou une fonction').fill('Interr');
      const profile = head.page.getByRole('rowgroup').filter({ hasText: 'Interrompue' });
      await profile.waitFor();

      head.startCounting();
      await head.click(profile.getByRole('link', { name: /^Continuer/ }));
      await head.heading(/relations professionnelles/).waitFor();
      expect(head.steps).toBe(1);
      await becomes(
        async () => plain(await job.result.textContent()),
        expect.stringContaining('1 critère renseigné sur 3, 3 non concernés'),
      );
      // The specification counts a criterion that does not concern the function as answered.
      const progress = job.result.getByRole('progressbar');
      await becomes(async () => progress.getAttribute('aria-valuenow'), '4');
    },
    WALK_MS,
  );

  it(
    'reports an edit made on an outdated version, and redoes it on the new one without losing the other',
    async () => {
      const { valor_id: id } = await create(main);
      const head = await tool.visit();
      const job = new Classifying(head);
      // Without the live stream the page cannot know of the other's answer before it saves its own.
      await head.page.route('**/v1/live', (route) => route.abort());
      await head.openAs(emailOf('main'), `/critere/${id}/0?id=1`);
      await head.heading(/latitude/).waitFor();
      await edit(main, id, { valor_data: { 2: { c: 3 } } });

      await head.click(job.degree(4));
      await head.page.getByText('Cette valorisation a changé entre-temps').waitFor();
      await head.click(head.button('Reprendre ma réponse sur la nouvelle version'));
      await job.saved();
      await head.click(head.link('Tous les critères'));
      const cards = head.page.getByRole('listitem');
      await cards.filter({ hasText: 'Autonomie' }).getByText('Degré 4').waitFor();
      await cards.filter({ hasText: 'Relationnel' }).getByText('Degré 3').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'shows the chosen function on return, and keeps the answers for the same one',
    async () => {
      const head = await at('/newvaluation');
      const job = new Classifying(head);
      const goOn = head.button('Continuer avec cette fonction');
      await job.pickFunction();
      await head.click(goOn);
      await job.personName.waitFor();
      await head.goTo('/valorisation/-1');
      await head.click(head.button('Prendre les degrés prévus (3 critères)'));
      await head.click(head.link('Indiquer la situation').first());
      await head.click(head.link('Changer de fonction'));
      await head.button(/^Agent de service/).waitFor();
      await head.click(goOn);
      await head.fill(job.personName, 'Retour');
      await head.click(job.withoutSeniority);
      await head.click(head.button('Voir les critères'));
      await head.page.getByRole('listitem').filter({ hasText: 'Autonomie' }).getByText('Degré 2').waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'has no serious fault of accessibility on any of its screens',
    async () => {
      const head = await at('/newvaluation', 'phone');
      const job = new Classifying(head);
      const faults: Record<string, string[]> = {};
      let looked = 0;
      const look = async (screen: string) => {
        for (const viewport of inTurn(looked)) {
          await head.page.setViewportSize(VIEWPORTS[viewport]);
          faults[`${screen}, ${viewport}`] = await seriousFaults(head.page);
        }
        // The next steps are done on a phone, whose results are folded.
        await head.page.setViewportSize(VIEWPORTS.phone);
        looked += 1;
      };
      await job.pickFunction('berger', /^Autre fonction/);
      await look('other function');
      await head.goTo('/dashboard');
      await job.chooseFunction();
      await look('function');
      await job.explain();
      await look('starting amount');
      await head.press('Escape');
      await head.click(head.button('Continuer avec cette fonction'));
      await head.fill(job.personName, 'Accès');
      await head.click(job.toCriteria);
      await head.page.getByText(/choisissez «\sAucune\s»/).waitFor();
      await look('situation');
      await job.toAllCriteria();
      await look('criteria');
      await head.click(head.link(/^Autonomie responsabilisante.*Renseigner$/));
      await head.click(job.degree(1));
      await look('criterion');
      await head.page.route('**/v1/valor/*/profil', async (route) => route.abort());
      await head.fill(head.page.getByLabel('Motif du degré capacitaire'), 'Prise de poste');
      await head.button('Réessayer').waitFor();
      await look('unsaved answer');
      await head.page.unroute('**/v1/valor/*/profil');
      await head.click(head.button('Réessayer'));
      await job.explain();
      await head.page.getByRole('dialog').waitFor();
      await look('explanation');
      await head.press('Escape');
      const id = job.valuationId;
      await head.goTo(`/quizz?id=${id}`);
      await head.heading('Questionnaire des critères').waitFor();
      await look('questionnaire');
      await head.goTo(`/valorisation/${id}?vue=criteres`);
      await head.click(head.button(/^Prendre les degrés prévus/));
      await job.saved();
      await head.goTo(`/valorisation/calculate/${id}`);
      await head.button('Calculer').waitFor();
      await look('calculation');
      await head.click(head.button('Calculer'));
      await head.click(head.button('Tout expliquer'));
      await job.amount.waitFor();
      await look('conclusion');
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    },
    WALK_MS,
  );
});
