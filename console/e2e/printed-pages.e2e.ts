/**
 * What the browser's own print gives: on a print route the sheets of the PDF, elsewhere the page without the tools
 * around it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EMPLOYER_MAY_PAY_MORE } from '@valorisation/rules';
import { readPdf, type ReadPdf } from '../../backend/test/render/render-support.js';
import { classify, METIER } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { Dashboard } from './support/dashboard.js';
import { JobSheetOnScreen } from './support/job-sheet.js';
import { plain, type Person } from './support/person.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

async function printed({ page }: Person): Promise<ReadPdf> {
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

describe('the browser’s print', () => {
  const tool = useConsole();

  it(
    'on a print route is the PDF, page by page, and shows an amount as the screen does',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const { profile_id, valor_id } = await classify(main, { profile_name: 'Fiche Imprimée' });
      const head = await tool.visit();
      const sheet = new JobSheetOnScreen(head, profile_id);

      await head.openAs(emailOf('main'), `/conclusion2/${valor_id}`);
      await sheet.printed.getByText('Classement de la fonction').waitFor();
      const result = await printed(head);
      await head.goTo(`/template/pdf/${valor_id}?q=20`);
      await sheet.printed.getByText('357,07').first().waitFor();
      expect((await printed(head)).text).toContain('357,07');
      await head.goTo(`/template/job/description/${profile_id}`);
      await sheet.printed.getByText('Critères classants retenus').waitFor();
      const job = await printed(head);

      // Back on the screen that opened it, the same page prints with its own styles again, and its title once.
      await head.click(head.link('Retour'));
      await sheet.drawn();
      const { text } = await printed(head);
      expect(text.match(/Fiche de poste/g)).toHaveLength(1);
      expect(text).not.toContain('Exporter en PDF');

      const pages = async (button: string) => {
        const download = await head.download(head.button(button).first());
        return (await readPdf(readFileSync(await download.path()))).pages;
      };
      expect(job.pages).toEqual(await pages('Exporter en PDF'));
      await head.goTo(`/conclusion/${valor_id}`);
      expect(result.pages).toEqual(await pages('Télécharger le PDF'));

      const reason = head.page.getByText(EMPLOYER_MAY_PAY_MORE).first();
      const said = (await reason.innerText()).replaceAll(/\s+/g, ' ').trim();
      expect(said).toMatch(/\d[\d ]*,\d\d €/);
      expect(result.text).toContain(said);
      // The paper says in words what the screen keeps behind a link.
      await head.link('Règle à confirmer').waitFor();
      expect(result.text).toContain('cette règle reste à confirmer');

      // Without a page to print, the message appears alone, without the site around it.
      for (const [path, title] of [
        ['/conclusion2/999999', 'Ce document est introuvable'],
        ['/template/pdf/x', 'Page introuvable'],
        ['/template/job/description/999999', 'Ce document est introuvable'],
      ] as const) {
        await head.goTo(path);
        await head.heading(title).waitFor();
        expect([path, await head.page.getByRole('banner').count()]).toEqual([path, 0]);
      }
    },
    WALK_MS,
  );

  itFurther(
    'on the page of questions contains their answers',
    async () => {
      const guest = await tool.visit();
      await guest.goTo('/faq');
      await guest.page.getByText(/est alors relevé au Smic ou au minimum de la branche/).waitFor({ state: 'attached' });
      expect((await printed(guest)).text).toContain('est alors relevé au Smic ou au minimum de la branche');
    },
    WALK_MS,
  );

  itFurther(
    'on the dashboard contains every column of facts',
    async () => {
      const head = await tool.signIn();
      await head.goTo('/dashboard');
      await new Dashboard(head).profile('Renoir Agathe').waitFor();
      await head.page.emulateMedia({ media: 'print' });
      // A sheet of A4 between its margins.
      await head.page.setViewportSize({ width: 658, height: 900 });
      const table = head.page.getByRole('table').first();
      const cut = await table.evaluate(({ parentElement: frame }) =>
        frame === null ? null : frame.scrollWidth - frame.clientWidth,
      );
      expect(cut).toBe(0);
    },
    WALK_MS,
  );

  itFurther(
    'on an estimate at its own address is its amount, its situation and its steps: by the hour, and for a function outside the grid',
    async () => {
      const guest = await tool.visit();
      const { page } = guest;
      const paper = async () => plain((await printed(guest)).text);
      const amount = async () =>
        plain(await page.getByRole('complementary', { name: 'Estimation' }).getByText('€').first().textContent());
      await page.goto(new URL(`/estimation?valor_c5=${METIER.teacherTechnician}`, tool.product.url).href);
      await becomes(async () => {
        await page.getByRole('radio', { name: 'À l’heure de formation' }).check();
        return (await amount()).endsWith('/ h');
      }, true);
      const hourly = await amount();
      expect(new URL(page.url()).search).toContain('valor_remuneration=1');
      const byTheHour = await paper();
      for (const words of ['Estimation : ', hourly, 'par heure de formation', EMPLOYER_MAY_PAY_MORE]) {
        expect(byTheHour).toContain(words);
      }
      expect(byTheHour).not.toMatch(/Imprimer|Copier le lien|Changer de fonction/);

      await page.goto(new URL('/estimation', tool.product.url).href);
      const field = page.getByLabel('Intitulé de la fonction');
      await becomes(async () => {
        await page.getByRole('combobox').fill('berger');
        await page
          .getByRole('option', { name: /^Autre fonction/ })
          .click({ timeout: 1_000 })
          .catch(() => null);
        return field.isVisible();
      }, true);
      expect(await page.getByRole('button', { name: 'Estimer cette fonction' }).isDisabled()).toBe(true);
      await field.fill('Berger');
      await page.getByRole('radio', { name: 'Catégorie 2 Technicien' }).check();
      await page.getByRole('button', { name: 'Estimer cette fonction' }).click();
      await page.getByRole('heading', { level: 1, name: 'Berger' }).waitFor();
      expect(new URL(page.url()).searchParams.get('valor_other_metier')).toBe('Berger');
      const shown = await amount();
      await page.reload();
      await becomes(amount, shown);
      const other = await paper();
      for (const words of ['Estimation : Berger', shown]) expect(other).toContain(words);
    },
    WALK_MS,
  );
});
