/** The amount of a function for a person without an account, kept by its address. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyRow, everyRow } from '../../backend/test/support/any-row.js';
import { METIER } from '../../backend/test/support/classification.js';
import { completedRow, estimateQueryOf } from '../../backend/test/support/estimates.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import type { ViewportName } from './support/browser.js';
import { LayoutShift } from './support/layout-shift.js';
import { overflow } from './support/overflow.js';
import { plain, type Person } from './support/person.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const RANDOM_ROWS = scaled({ part: 300, all: 10_000 });
/** A day after the start of the shipped wage. */
const DAY = '2026-11-23';

interface Told {
  readonly due: { readonly cents: number; readonly source: string };
  readonly displayed: { readonly cents: number };
  readonly indexHundredths: number;
}

/** The amount beside the job, in the bar of a phone, or at the top of the result. */
const amountOf = ({ page }: Person) => page.locator('aside, [aria-label="À verser au moins"]').getByText('€').first();

const thirdDegree = ({ page }: Person) => page.getByRole('radio', { name: /^Degré 3/ }).first();

describe('an estimate without account', () => {
  const tool = useConsole();

  itFurther(
    'asks for share and seniority, is changed by a degree, repeats what was typed, and is restored by its address',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      await visitor.goTo('/estimation');
      const field = page.getByRole('combobox', { name: 'Rechercher une fonction' });
      await visitor.tabTo(field);
      await visitor.fill(field, 'secretaire comptable');
      await page.getByRole('option', { name: /^Secrétaire-comptable/ }).waitFor();
      await visitor.press('Enter');
      await hasFocus(visitor.heading('Quelle est la situation de la personne ?'));
      await becomes(async () => plain(await amountOf(visitor).textContent()), '1 889,33 €');
      const share = page.getByRole('textbox', { name: 'Quotité de travail' });
      await visitor.click(visitor.button('Garder les degrés prévus et calculer'));
      await page.getByRole('alert').getByText('Saisissez la date d’ancienneté').waitFor();
      await hasFocus(page.getByLabel(/^Date d’ancienneté/));
      await visitor.fill(share, '150');
      await page.getByText('Montant indisponible').first().waitFor();
      await visitor.fill(share, '50');
      await visitor.click(visitor.button('Sans ancienneté'));
      await visitor.click(visitor.button('Continuer vers les critères'));
      visitor.startCounting();
      await visitor.click(page.locator('summary', { hasText: 'Autonomie responsabilisante' }).first());
      await visitor.click(thirdDegree(visitor));
      await becomes(async () => page.url().includes('valor_data=1-3'), true);
      expect(visitor.steps).toBeLessThanOrEqual(3);
      await visitor.click(visitor.button('Voir le résultat'));
      const shown = plain(await amountOf(visitor).textContent());
      expect(shown).not.toBe('1 889,33 €');
      await page.reload();
      await becomes(async () => plain(await amountOf(visitor).textContent()), shown);
      await page.getByRole('region', { name: 'Situation' }).first().getByText('50 %').waitFor();
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      await visitor.click(visitor.link('Modifier la situation'));
      await becomes(async () => share.inputValue(), '50');
      await visitor.click(page.getByRole('list', { name: 'Étapes' }).getByRole('link', { name: 'Critères' }));
      await page.locator('summary', { hasText: /degré 3$/ }).waitFor();

      // A damaged value in the address counts as absent.
      await visitor.goTo('/estimation?valor_c5=28&valor_c0=abc&valor_conges=99&valor_data=1-9');
      await becomes(async () => plain(await amountOf(visitor).textContent()), '1 889,33 €');
      await visitor.goTo('/estimation?valor_c5=99999');
      await page.getByText('La fonction de ce lien ne figure pas dans la grille en vigueur.').waitFor();
      await field.waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'lets nothing be chosen or typed before its script has come, and follows what is chosen then',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(new URL(`/estimation?valor_c5=${METIER.teacherTechnician}`, tool.product.url).href, {
        waitUntil: 'commit',
      });
      await page.locator('#estimation :is(input, select)').first().waitFor({ state: 'attached' });
      expect(await page.locator('#estimation :is(input, select):not([inert] *)').count()).toBe(0);
      letGo();
      await page.getByRole('radio', { name: 'À l’heure de formation' }).check();
      await becomes(async () => plain(await amountOf(visitor).textContent()), expect.stringMatching(/ \/ h$/));
    },
    WALK_MS,
  );

  itFurther(
    'follows a person who signs in into a new valuation, with its degrees and situation',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      await visitor.goTo('/estimation?valor_c5=28&valor_c0=80&valor_anciennete=&valor_data=1-3&etape=resultat');
      await visitor.click(visitor.button('Garder pour mon compte'));
      await visitor.heading('Connexion').waitFor();
      await visitor.enter();
      await page.getByText(/^Votre estimation de .* est reprise/).waitFor();
      await visitor.click(visitor.button(/^Continuer/));
      await visitor.heading('Qui exerce cette fonction ?').waitFor();
      const draft = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(draft).toContain('8000');
      expect(draft).not.toContain('"estimation"');
    },
    WALK_MS,
  );

  it.each(scaled<readonly ViewportName[]>({ part: ['wide'], all: ['wide', 'phone'] }))(
    'is a document at its own address, with the same choices and changes as in the tool (%s)',
    async (screen) => {
      const visitor = await tool.visit(screen);
      const { page } = visitor;
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      const shift = await LayoutShift.observe(page);
      await page.goto(new URL('/estimation', tool.product.url).href);
      await visitor.heading('Quelle fonction la personne exerce-t-elle ?').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const field = page.getByRole('combobox', { name: 'Rechercher une fonction' });
      const option = page.getByRole('option');
      await becomes(
        async () => {
          // Typed, because the answers to a key may move what is below them.
          await field.selectText();
          await field.pressSequentially('secretaire compt');
          return option.first().textContent();
        },
        expect.stringMatching(/^Secrétaire-comptable.*€$/),
      );
      expect(await shift.measured()).toBeLessThanOrEqual(0.05);
      await field.press('Escape');
      await becomes(async () => option.count(), 0);
      await field.fill('COMPTABLE secretaire');
      await field.press('Enter');
      await hasFocus(visitor.heading('Quelle est la situation de la personne ?'));
      await becomes(async () => plain(await amountOf(visitor).textContent()), '1 889,33 €');
      expect(await seriousFaults(page)).toEqual([]);
      expect(await overflow(visitor)).toBe(0);

      await page.getByRole('textbox', { name: 'Quotité de travail' }).fill('50');
      await page.getByRole('button', { name: 'Sans ancienneté' }).click();
      await page.getByText('Cas particuliers').click();
      await page.getByLabel('Département de l’établissement').selectOption('Mayotte (976)');
      await page.getByRole('button', { name: 'Continuer vers les critères' }).click();
      await page.locator('summary', { hasText: 'Autonomie responsabilisante' }).first().click();
      await thirdDegree(visitor).click();
      expect(await seriousFaults(page)).toEqual([]);
      await becomes(
        async () => new URL(page.url()).search,
        '?departement=976&valor_c5=28&valor_c0=50&valor_anciennete=&valor_data=1-3&etape=criteres',
      );
      const shown = plain(await amountOf(visitor).textContent());

      // The page works without the server, and is restored from its address.
      await page.context().setOffline(true);
      if (screen === 'phone') await page.getByRole('button', { name: /Détails/ }).click();
      // It is on the print page as well.
      await page
        .getByText(/le montant applicable à Mayotte n’est pas renseigné/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Voir le calcul' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('À verser au moins').first().waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(page.getByRole('button', { name: 'Voir le calcul' }));
      await page.context().setOffline(false);
      await page.reload();
      await becomes(async () => plain(await amountOf(visitor).textContent()), shown);
      await page.goBack();
      await page.goBack();
      await field.waitFor();
      expect(scripts.filter((script) => !/\/assets\/estimate-/.test(script))).toEqual([]);
    },
    WALK_MS,
  );

  itFurther(
    'is usable with at most 110 kB of script, and follows a member into a new valuation',
    async () => {
      const visitor = await tool.visit();
      const { page } = visitor;
      const answer = await page.goto(
        new URL('/estimation?valor_c5=28&valor_c0=80&valor_anciennete=&valor_data=1-3&etape=resultat', tool.product.url)
          .href,
      );
      const text = (await answer?.text()) ?? '';
      const files = [...text.matchAll(/(?:src|rel="modulepreload" href)="(\/assets\/[^"]+\.js)"/g)].map(
        ([, file = '']) => file,
      );
      expect(files.length).toBeGreaterThan(1);
      const read = files.map(async (file) => (await fetch(new URL(file, tool.product.url))).arrayBuffer());
      const sizes = (await Promise.all(read)).map((file) => gzipSync(file).byteLength);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000);

      await visitor.click(visitor.button('Garder pour mon compte'));
      await visitor.heading('Connexion').waitFor();
      await visitor.enter();
      await page.getByText(/^Votre estimation de .* est reprise/).waitFor();
    },
    WALK_MS,
  );

  it(
    'matches in the built page the rules of a completed row, for every function and random rows',
    async () => {
      const { page } = await tool.visit();
      await page.goto(new URL('/estimation', tool.product.url).href);
      const rows = [...everyRow, ...fc.sample(anyRow, { numRuns: RANDOM_ROWS, seed: 7520 })];
      const queries = rows.map(estimateQueryOf);
      // As text, since a compiled function would import a module of the tests.
      const told = await page.evaluate<readonly (Told | null)[]>(
        `import(document.querySelector('script[type="module"][src]').src)
          .then(({ amountsAt }) => amountsAt(${JSON.stringify(queries)}, '${DAY}'))`,
      );
      const different = queries.filter((query, index) => {
        const { pay, due } = completedRow(query, DAY);
        const found = told[index];
        return (
          found?.due.cents !== due?.cents ||
          found?.due.source !== due?.source ||
          found?.displayed.cents !== pay.displayed.cents ||
          found?.indexHundredths !== pay.indexHundredths
        );
      });
      expect([told.length, different]).toEqual([everyRow.length + RANDOM_ROWS, []]);
    },
    WALK_MS,
  );
});
