/** From the words that people use for a job to its amount and its document. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { readPdf } from '../../backend/test/render/render-support.js';
import { seriousFaults } from './support/axe.js';
import type { ViewportName } from './support/browser.js';
import { Classifying } from './support/classifying.js';
import { overflow } from './support/overflow.js';
import { plain } from './support/person.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const NURSE = '2 140,67 €';

describe('the words that people use', () => {
  const tool = useConsole();

  it.each(scaled<readonly ViewportName[]>({ part: ['phone'], all: ['wide', 'phone'] }))(
    'lead from the home page to the amount in two steps (%s)',
    async (screen) => {
      const visitor = await tool.visit(screen);
      const { page } = visitor;
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await visitor.goTo('/');
      const field = page.getByRole('combobox', { name: 'Quelle fonction la personne exerce-t-elle\u00a0?' });
      await field.waitFor();
      // The field is a plain form until it gets the focus.
      expect(scripts.filter((script) => /suggestions|takeOver/.test(script))).toEqual([]);

      visitor.startCounting();
      await visitor.fill(field, 'infirmière');
      const option = page.getByRole('option', { name: /^Infirmier/ });
      await becomes(async () => plain(await option.textContent()), expect.stringContaining(NURSE));
      expect(await seriousFaults(page)).toEqual([]);
      await visitor.click(option);
      const amount = page.getByRole('complementary', { name: 'Estimation' }).getByText('€').first();
      await becomes(async () => plain(await amount.textContent()), NURSE);
      expect(visitor.steps).toBeLessThanOrEqual(2);
      expect(await overflow(visitor)).toBe(0);

      // With Enter before the suggestions are there, the page of the estimate answers the words.
      await visitor.goTo('/estimation?q=infirmi%C3%A8re');
      await becomes(async () => plain(await option.textContent()), expect.stringContaining(NURSE));
    },
    WALK_MS,
  );

  it(
    'are shown to choose from when they mean several functions, and lead on at once when they mean one',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      await visitor.goTo('/');
      const field = page.getByRole('combobox', { name: 'Quelle fonction la personne exerce-t-elle\u00a0?' });
      const option = page.getByRole('option');
      // What is read out is what is shown, and a button leads to the others.
      await visitor.fill(field, 'responsable');
      await page.getByText('4 fonctions affichées sur 9', { exact: true }).waitFor();
      expect(await option.count()).toBe(4);
      await visitor.click(visitor.button('Voir les 9 fonctions trouvées'));
      await becomes(async () => option.count(), 10);

      await visitor.goTo('/');
      await visitor.fill(field, 'professeur');
      await option.first().waitFor();
      await visitor.press('Enter');
      await page.getByRole('option', { name: /^Enseignant-formateur \(cadre\)/ }).waitFor();

      await visitor.goTo('/');
      await visitor.fill(field, 'infirmière');
      await option.first().waitFor();
      await visitor.click(visitor.button('Voir le montant'));
      await page.getByText(/^Infirmier · /).waitFor();
    },
    WALK_MS,
  );

  it(
    'are reported once when they led to no choice, and not when they did',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      const reported: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/v1/functions/left')) reported.push(request.postData() ?? '');
      });
      await visitor.goTo('/estimation');
      const field = page.getByRole('combobox', { name: 'Rechercher une fonction' });
      const reporter = page.waitForResponse(/leftSearches/);
      await becomes(async () => {
        await field.fill('zoologue');
        return page.getByRole('option', { name: /^Autre fonction/ }).isVisible();
      }, true);
      await reporter;
      await field.fill('infirmière');
      await visitor.click(page.getByRole('option', { name: /^Infirmier/ }));
      await page.getByText(/^Infirmier · /).waitFor();
      await visitor.goTo('/estimation');
      await becomes(async () => {
        await field.fill('zoologue');
        return page.getByRole('option', { name: /^Autre fonction/ }).isVisible();
      }, true);
      expect(reported).toEqual([]);
      await visitor.goTo('/faq');
      await becomes(async () => reported, ['{"mot":"zoologue"}']);
    },
    WALK_MS,
  );

  itFurther(
    'lead a head to the document of the valuation',
    async () => {
      const head = await tool.signIn();
      const job = new Classifying(head);
      await job.completeAtOnce('Sorel Maud', { search: 'infirmière', job: /^Infirmier/ });
      const document = await head.download(head.button('Télécharger le PDF'));
      const text = plain((await readPdf(await readFile(await document.path()))).text);
      for (const words of ['Sorel Maud', 'Infirmier', NURSE]) expect(text).toContain(words);
    },
    WALK_MS,
  );
});
