/** The main job as the demo's head does it: from the dashboard to the amount and its PDF. */
import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { readPdf } from '../../backend/test/render/render-support.js';
import { classify, valuationOf } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { LAYOUTS, type ViewportName } from './support/browser.js';
import { Classifying } from './support/classifying.js';
import { plain } from './support/person.js';
import { Reading } from './support/reading.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const MOST_CLICKS = 7;
const MOST_FIELDS = 4;
const MOST_WORDS = 180;

describe('classifying a job', () => {
  const tool = useConsole();

  // On a phone this is a first classification: see first-time.
  it.each(scaled<readonly ViewportName[]>({ part: ['wide'], all: LAYOUTS }))(
    'goes from the dashboard to the amount in at most 7 clicks, 4 fields and 180 words, by mouse (%s)',
    async (viewport) => {
      const head = await tool.signIn(viewport);
      const job = new Classifying(head);
      head.startCounting();
      const reading = new Reading();
      await job.completeAtOnce(`Souris ${viewport}`, { reading });
      expect(head.clicks).toBeLessThanOrEqual(MOST_CLICKS);
      expect(head.steps - head.clicks).toBeLessThanOrEqual(MOST_FIELDS);
      expect(reading.words).toBeLessThanOrEqual(MOST_WORDS);

      await job.shows('1 785,33 €');
      await job.showsIndex('1 030');
      const page = async () => plain(await head.page.getByRole('main').textContent());
      await becomes(page, expect.stringContaining('Indice réel sous le minimum'));

      const next = head.page.getByRole('region', { name: 'Personne suivante' });
      await next.getByText('Étienne Camille').waitFor();
      await head.click(next.getByRole('link', { name: 'Continuer son classement' }));
      await head.page.getByText('Étienne Camille').first().waitFor();
      await head.page.getByText('Personne suivante').waitFor({ state: 'detached' });
    },
    WALK_MS,
  );

  it(
    'shows the same amount from the first click on: open answers count as planned degrees, and it says so',
    async () => {
      const head = await tool.visit();
      await head.openAs(emailOf('main'), '/newvaluation');
      const job = new Classifying(head);
      const AMOUNT = '2 140,67 €';
      const shows = async (where: Locator, ...texts: readonly string[]) => {
        for (const text of [AMOUNT, ...texts]) {
          await becomes(async () => plain(await where.textContent()), expect.stringContaining(text));
        }
      };
      await job.pickFunction('infirm', /^Infirmi/);
      await shows(
        head.page.getByRole('region', { name: 'Fonction choisie' }),
        'avec les degrés prévus pour',
        'à temps plein, avant ancienneté',
      );
      await head.click(head.button('Continuer avec cette fonction'));
      await head.heading('Qui exerce cette fonction ?').waitFor();
      await shows(job.result, 'avec les degrés prévus pour', 'à temps plein, avant ancienneté');
      await head.fill(job.personName, 'Dès le premier clic');
      await job.toAllCriteria();
      await head.heading(/^Infirmi/).waitFor();
      await shows(job.result, 'avec les degrés prévus pour', '0 critère renseigné sur');
      const id = job.valuationId;
      await head.goTo(`/quizz?id=${id}`);
      await head.heading('Questionnaire des critères').waitFor();
      await shows(job.result, 'avec les degrés prévus pour');
      await head.goTo(`/critere/${id}/0?id=1`);
      await head.heading(/latitude/).waitFor();
      await shows(job.result, 'avec les degrés prévus pour');
      await head.goTo(`/valorisation/calculate/${id}`);
      await head.heading('Calcul').waitFor();
      await shows(job.result, 'avec les degrés prévus pour');
      await shows(head.page.getByRole('region', { name: 'Calcul provisoire' }), 'prévu pour la fonction');
      await head.goTo(`/valorisation/${id}?vue=criteres`);
      await head.click(head.button(/^Prendre les degrés prévus/));
      await becomes(
        async () => plain(await job.result.textContent()),
        expect.not.stringContaining('avec les degrés prévus pour'),
      );
      await shows(job.result);
    },
    WALK_MS,
  );

  itFurther(
    'classifies a function that is not in the grid, by keyboard alone',
    async () => {
      const head = await tool.visit();
      await head.signInByForm();
      head.startCounting();
      const job = new Classifying(head);
      const { page } = head;
      await head.tabTo(head.link('Nouvelle valorisation'));
      await head.press('Enter');
      await hasFocus(job.search);
      await page.keyboard.type('apiculteur');
      await page.getByRole('option', { name: /^Autre fonction/ }).waitFor();
      await head.press('ArrowUp', 'Enter');
      // The form has taken the focus.
      await page.keyboard.type('Apiculteur');
      const title = await page.getByRole('heading', { name: 'Autre fonction' }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(title?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? Infinity);
      await head.tabTo(page.getByRole('radio', { name: /Catégorie 1/ }));
      await head.press('Space', 'ArrowDown');
      await head.tabTo(head.button('Continuer avec cette fonction'));
      await head.press('Enter');
      await head.tabTo(job.personName);
      await page.keyboard.type('Rucher');
      await head.tabTo(job.withoutSeniority);
      await head.press('Space');
      await head.tabTo(job.toCriteria);
      await head.press('Enter');

      // The keyboard enters the ladder at its lowest rung; below it is "Non concerné".
      const answers = [
        [/latitude/, 'ArrowUp'],
        [/relations professionnelles/, 'ArrowUp'],
        [/formation reconnue/, 'Space'],
        [/compétences techniques/, 'ArrowUp'],
        [/conduite d’un projet/, 'ArrowDown'],
        [/acte de formation/, 'ArrowDown'],
      ] as const;
      for (const [question, key] of answers) {
        await head.heading(question).waitFor();
        await head.tabTo(page.locator('main input[type="radio"]:not([tabindex="-1"])'));
        await head.press(key, 'Enter');
      }
      await job.showsIndex('1 090');
      await head.click(head.link('Modifier le classement'));
      await head.heading('Apiculteur').waitFor();
      const cards = page.getByRole('listitem');
      await cards.filter({ hasText: 'Management' }).getByText('Non concerné').waitFor();
      expect(plain(await cards.filter({ hasText: 'Formations' }).textContent())).not.toContain('Degré');
    },
    WALK_MS,
  );

  itFurther(
    'says why a PDF did not come, and gives it on the next try: its text shows the same amount, and the journal rebuilds it',
    async () => {
      const { valor_id: id } = await classify(await signIn(tool.product.url, emailOf('main')));
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/conclusion/${id}`);
      await head.page.route('**/v1/valor/download/**', (route) => route.abort());
      await head.click(head.button('Télécharger le PDF').first());
      await head.page.getByText('Le document n’a pas pu être préparé.').waitFor();
      await head.page.unroute('**/v1/valor/download/**');
      const download = await head.download(head.button('Réessayer'));
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      const text = plain((await readPdf(await readFile(await download.path()))).text);
      expect(text).toContain('1 785,33 €');
      expect(text).toContain('1 030,00');
      expect(text).toContain('Agent de service');
      expect(await tool.product.journalDifferences()).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'goes to the result from the situation only with right values, and shows no amount for a wrong one',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const { valor_id: id } = await classify(main, { valor_anciennete: '2018-09-01', valor_c0: 80 });
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/profile/concerned/${id}`);
      const job = new Classifying(head);
      const share = head.page.getByLabel('Quotité de travail');
      const guarantee = head.page.getByLabel(/^Rémunération mensuelle garantie/);
      const day = head.page.getByLabel(/^Date d’ancienneté/);
      const waits = job.result.getByText('Montant indisponible');
      const isHeldBack = async (act: string, field: Locator, typed: string, message: RegExp) => {
        await head.fill(field, typed);
        await head.press('Tab');
        await waits.waitFor();
        await head.click(head.button(act));
        await head.page.getByRole('alert').getByText(message).waitFor();
        await hasFocus(field);
        expect(await field.inputValue()).toBe(typed);
      };
      const isContent = async (field: Locator, typed: string) => {
        await head.fill(field, typed);
        await head.press('Tab');
        await waits.waitFor({ state: 'detached' });
        await job.saved();
      };
      await head.page
        .getByText(/Si vous modifiez la date d’ancienneté ou les semaines de congés, il est retiré/)
        .waitFor();
      // A half-typed amount is on the screen only; leaving the field or the page adds one line to the history.
      await head.fill(share, '6');
      await head.page.getByText('Enregistré dès que vous quittez le champ').waitFor();
      await head.fill(share, '65');
      await head.press('Enter');
      await job.amount.waitFor();
      await head.goTo(`/profile/concerned/${id}`);
      await head.fill(share, '70');
      await head.goTo(`/conclusion/${id}`);
      await becomes(async () => (await valuationOf(main, id)).history.length, 3);
      await head.goTo(`/profile/concerned/${id}`);
      await becomes(async () => share.inputValue(), '70');
      // A page that closes during typing sends what it can, without reading the answer.
      await head.fill(share, '72');
      await head.page.reload();
      await becomes(async () => share.inputValue(), '72');
      await isHeldBack('Voir le résultat', share, '66,666', /deux décimales au plus/);
      await isContent(share, '66,66');
      await head.click(head.page.getByText('Cas particuliers'));
      await isHeldBack('Voir le résultat', guarantee, '2500,555', /deux décimales au plus/);
      await isHeldBack('Voir le résultat', guarantee, '1.600', /sans point, par exemple 2500 ou 2\s500,00/);
      // A folded field is shown when the focus is led to it.
      await head.click(head.page.getByText('Cas particuliers'));
      await head.click(head.button('Voir le résultat'));
      await hasFocus(guarantee);
      const idle = head.page.getByText(/^Ce montant ne dépasse pas le minimum calculé/);
      await isContent(guarantee, '1 000');
      await idle.waitFor();
      await isContent(guarantee, '2500');
      await idle.waitFor({ state: 'detached' });
      await isContent(guarantee, '');
      await head.click(head.button('Voir le résultat'));
      await job.amount.waitFor();

      await head.goTo(`/profile/concerned/${id}`);
      await head.click(head.page.getByRole('radio', { name: '2 semaines' }));
      await head.page.getByRole('alert').getByText('Si vous quittez sans calculer, elle reste en cours.').waitFor();
      await isHeldBack('Calculer', share, '150', /^Saisissez une quotité supérieure à 0 et d’au plus 100\s%/);
      await isContent(share, '100');
      await isHeldBack('Calculer', day, '01/01/1015', /^Cette date est trop ancienne/);
      await isContent(day, '01/09/2015');
      await head.click(head.button('Calculer'));
      await job.amount.waitFor();
    },
    WALK_MS,
  );
});
