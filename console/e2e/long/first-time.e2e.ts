/** A person's first classification: few words, clicks and fields, and done in the time that the help announces. */
import { describe, expect, it } from '@jest/globals';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import type { ViewportName } from '../support/browser.js';
import { Classifying } from '../support/classifying.js';
import { Reading } from '../support/reading.js';
import { rowsOf } from '../support/rows-of.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

/** The establishment that has one profile. */
const OTHER_HEAD = emailOf('otherMain');
const MOST_WORDS = 180;
const MOST_CLICKS = 7;
const MOST_FIELDS = 4;
const LAYOUTS: readonly ViewportName[] = ['wide', 'phone'];

describe('a first classification', () => {
  const tool = useConsole();

  it(
    'takes at most 180 words, 7 clicks, 4 fields and the minutes that the first steps announce',
    async () => {
      const told = await minutesTold();
      for (const viewport of LAYOUTS) {
        const head = await tool.signIn(viewport);
        const job = new Classifying(head);
        const reading = new Reading();
        head.startCounting();
        await job.completeAtOnce(`Première fois ${viewport}`, { reading });
        await job.shows('1 785,33 €');
        expect(reading.words).toBeLessThanOrEqual(MOST_WORDS);
        expect(head.clicks).toBeLessThanOrEqual(MOST_CLICKS);
        expect(head.steps - head.clicks).toBeLessThanOrEqual(MOST_FIELDS);
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
