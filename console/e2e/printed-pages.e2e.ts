/** What the browser's own print gives: on a print route the sheets of the PDF, elsewhere the page without the tools around it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EMPLOYER_MAY_PAY_MORE } from '@valorisation/rules';
import { readPdf, type ReadPdf } from '../../backend/test/render/render-support.js';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { Dashboard } from './support/dashboard.js';
import { JobSheetOnScreen } from './support/job-sheet.js';
import type { Person } from './support/person.js';
import { useConsole, WALK_MS } from './support/use-console.js';

async function printed({ page }: Person): Promise<ReadPdf> {
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

describe('the browser’s print', () => {
  const tool = useConsole();

  it(
    'of a print route is the PDF, page by page, and tells an amount as the screen does',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const { profile_id, valor_id } = await classify(main, { profile_name: 'Fiche Imprimée' });
      const head = await tool.signIn();
      const sheet = new JobSheetOnScreen(head, profile_id);

      await head.goTo(`/conclusion2/${valor_id}`);
      await sheet.printed.getByText('Classement de la fonction').waitFor();
      const result = await printed(head);
      await head.goTo(`/template/pdf/${valor_id}?q=20`);
      await sheet.printed.getByText('357,07').first().waitFor();
      expect((await printed(head)).text).toContain('357,07');
      await head.goTo(`/template/job/description/${profile_id}`);
      await sheet.printed.getByText('Critères classants retenus').waitFor();
      const job = await printed(head);

      // The same page, left for the screen that it was opened from: its own styles print again, and its title once.
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

      const reason = head.page.getByText(EMPLOYER_MAY_PAY_MORE).first().locator('xpath=..');
      const sentences = (await reason.innerText()).split(/(?<=\.)\s+/).map((text) => text.replaceAll(/\s/g, ' '));
      expect(sentences.length).toBeGreaterThan(2);
      for (const sentence of sentences) expect(result.text).toContain(sentence);
    },
    WALK_MS,
  );

  it(
    'of the questions has their answers',
    async () => {
      const guest = await tool.visit();
      await guest.goTo('/faq');
      await guest.page.getByText(/est alors relevé au Smic ou au minimum de la branche/).waitFor({ state: 'attached' });
      expect((await printed(guest)).text).toContain('est alors relevé au Smic ou au minimum de la branche');
    },
    WALK_MS,
  );

  it(
    'of the dashboard has every column of facts',
    async () => {
      const head = await tool.signIn();
      await head.goTo('/dashboard');
      await new Dashboard(head).profile('Agathe Renoir').waitFor();
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
});
