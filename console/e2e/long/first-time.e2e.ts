/** A person's first classification: few words to read, and done in the time that the help announces. */
import { describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import type { ViewportName } from '../support/browser.js';
import { Classifying } from '../support/classifying.js';
import { Dashboard } from '../support/dashboard.js';
import { Reading } from '../support/reading.js';
import { rowsOf } from '../support/rows-of.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

/** The establishment that has one profile. */
const OTHER_HEAD = emailOf('otherMain');
const MOST_WORDS = 250;
const LAYOUTS: readonly ViewportName[] = ['wide', 'phone'];

describe('a first classification', () => {
  const tool = useConsole();

  it(
    'takes at most 250 words and the minutes that the first steps announce',
    async () => {
      const told = await minutesTold();
      for (const viewport of LAYOUTS) {
        const head = await tool.signIn(viewport);
        const { page } = head;
        const job = new Classifying(head);
        const reading = new Reading();
        await job.chooseFunction();
        await head.button('Continuer avec cette fonction').waitFor();
        await reading.look(page.getByRole('main'));
        await head.click(head.button('Continuer avec cette fonction'));
        await head.fill(job.personName, `Première fois ${viewport}`);
        await reading.look(page.getByRole('main'));
        await head.click(head.button('Calculer avec les degrés prévus (3 critères)'));
        await job.withoutSeniority.waitFor();
        await reading.look(new Dashboard(head).dialog);
        await head.click(job.withoutSeniority);
        await job.shows('1 785,33 €');
        await reading.look(job.amount);
        expect(reading.words).toBeLessThanOrEqual(MOST_WORDS);
        expect(reading.minutes(head.steps)).toBe(told);
      }
    },
    WALK_MS,
  );

  /** From the help that an establishment without valuations sees. */
  async function minutesTold(): Promise<number> {
    const client = await signIn(tool.product.url, OTHER_HEAD);
    for (const id of await rowsOf(client, 'Aubry Pauline')) await client.post(`/v1/valor/delete/${id}`, {});
    const head = await tool.signIn('wide', OTHER_HEAD);
    const help = await head.page.getByText(/Comptez environ/).textContent();
    return Number(/environ (\d+)\s+minutes/.exec(help ?? '')?.[1]);
  }
});
