/** A classification on a phone, with one hand: the bar at the bottom leaves the screen to the work. */
import { describe, expect, it } from '@jest/globals';
import { create } from '../../backend/test/support/classification.js';
import { signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { VIEWPORTS } from './support/browser.js';
import { Classifying } from './support/classifying.js';
import { overflow } from './support/overflow.js';
import { ABOVE_KEYBOARD, isUncovered, isWithinReach, shareOfScreen } from './support/reach.js';
import { hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';
const MOST_STEPS = 7;
/** The share of the screen's height. */
const MOST_SHARE = 0.1;
const { phone } = VIEWPORTS;

describe('a phone', () => {
  const tool = useConsole();

  it(
    'shows the amount of a known function within 7 steps, every button in reach and nothing under a bar',
    async () => {
      const head = await tool.signIn('phone');
      const { page } = head;
      const job = new Classifying(head);
      const fits = async () => {
        expect(await overflow(head)).toBe(0);
        await isWithinReach(page);
      };
      head.startCounting();
      await job.chooseFunction();
      const further = head.button('Continuer avec cette fonction');
      await isUncovered(further);
      expect(await shareOfScreen(page.getByRole('region', { name: 'Fonction choisie' }))).toBeLessThanOrEqual(
        MOST_SHARE,
      );
      await fits();
      await head.click(further);
      await job.personName.waitFor();
      await fits();
      await head.fill(job.personName, 'D’une seule main');
      await isUncovered(job.withoutSeniority);
      await head.click(job.withoutSeniority);
      await isUncovered(job.keepPlanned);
      await head.click(job.keepPlanned);
      await job.shows('1 785,33 €');
      await fits();
      expect(head.steps).toBeLessThanOrEqual(MOST_STEPS);
    },
    WALK_MS,
  );

  itFurther(
    'answers criteria above a bar with name, amount and one button; the rest opens on a tap and closes by Escape',
    async () => {
      const head = await tool.visit('phone');
      const { page } = head;
      const job = new Classifying(head);
      const { valor_id } = await create(await signIn(tool.product.url, HEAD));
      await head.openAs(HEAD, `/valorisation/${valor_id}`);
      await head.heading('Agent de service').waitFor();
      await isUncovered(head.link('Répondre critère par critère'));
      await head.click(head.link('Répondre critère par critère'));
      await head.heading(/latitude/).waitFor();
      const bar = job.result;
      expect(await shareOfScreen(bar)).toBeLessThanOrEqual(MOST_SHARE);
      await bar.getByText('Agent de service', { exact: true }).waitFor();
      await isWithinReach(page);

      const details = bar.getByRole('button', { name: /Détails$/, expanded: false });
      await isUncovered(details);
      await details.focus();
      await head.press('Enter');
      await bar.getByText('0 critère renseigné sur 3, 3 non concernés').waitFor();
      await isUncovered(head.button('Continuer'));
      // A dialog opened from the details closes alone.
      await head.click(head.button('Voir le calcul'));
      await page.getByRole('dialog').waitFor();
      await head.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await bar.getByText('0 critère renseigné sur 3, 3 non concernés').waitFor();
      await head.press('Escape');
      await bar.getByText('0 critère renseigné sur 3, 3 non concernés').waitFor({ state: 'hidden' });
      await hasFocus(details);

      // The reason why it does not continue covers no degree.
      await head.click(head.button('Continuer'));
      await page.getByRole('alert').getByText('Choisissez une réponse pour continuer.').waitFor();
      await head.click(job.degree(2));
      expect(await shareOfScreen(bar)).toBeLessThanOrEqual(MOST_SHARE);
      await head.click(head.button('Continuer'));
      await head.heading(/relations professionnelles/).waitFor();
    },
    WALK_MS,
  );

  itFurther(
    'shows the field and the button above its keyboard',
    async () => {
      const head = await tool.visit('phone');
      const { page } = head;
      const job = new Classifying(head);
      await head.openAs(HEAD, '/newvaluation');
      await job.search.waitFor();
      await page.setViewportSize({ width: phone.width, height: ABOVE_KEYBOARD });
      await job.search.click();
      await page.keyboard.type('agent de ser');
      await isUncovered(job.search);
      const option = page.getByRole('option', { name: /^Agent de service/ });
      await isUncovered(option);
      await option.click();
      await isUncovered(job.search);
      await isUncovered(head.button('Continuer avec cette fonction'));
      await head.click(head.button('Continuer avec cette fonction'));
      await job.personName.click();
      await page.keyboard.type('Au clavier du téléphone');
      await isUncovered(job.personName);
      await isUncovered(job.toCriteria);
      await head.click(job.withoutSeniority);
      await head.click(job.toCriteria);
      await head.heading(/latitude/).waitFor();
      await head.goTo(`/profile/concerned/${job.valuationId}`);
      const share = page.getByLabel('Quotité de travail');
      await share.click();
      await isUncovered(share);
    },
    WALK_MS,
  );
});
