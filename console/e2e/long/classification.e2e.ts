/** The main job by keyboard for a function of the grid; `npm test` does so for one that is not in it. */
import { describe, it } from '@jest/globals';
import { LAYOUTS } from '../support/browser.js';
import { Classifying } from '../support/classifying.js';
import { hasFocus } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

describe('classifying a job', () => {
  const tool = useConsole();

  it.each(LAYOUTS)(
    'goes from the dashboard to the amount by keyboard alone (%s)',
    async (viewport) => {
      const head = await tool.visit(viewport);
      await head.signInByForm();
      head.startCounting();
      const job = new Classifying(head);
      await head.tabTo(head.link('Nouvelle valorisation'));
      await head.press('Enter');
      await head.heading(/^Quelle fonction/).waitFor();
      // On a phone its keyboard would hide the grid.
      await (viewport === 'phone' ? head.tabTo(job.search) : hasFocus(job.search));
      await head.page.keyboard.type('agent de service');
      // Enter takes the first match, and again continues with it.
      await head.press('Enter', 'Enter');
      await head.heading('Qui exerce cette fonction ?').waitFor();
      await head.tabTo(job.personName);
      await head.page.keyboard.type(`Clavier ${viewport}`);
      await head.tabTo(job.withoutSeniority);
      await head.press('Space');
      await head.tabTo(job.toCriteria);
      await head.press('Enter');
      for (const question of [/latitude/, /relations professionnelles/, /compétences techniques/]) {
        await head.heading(question).waitFor();
        // The keyboard enters the ladder at the function's degree; Space takes it, Enter continues.
        await head.tabTo(head.page.getByRole('radio', { name: /Prévu pour la fonction/ }));
        await head.press('Space', 'Enter');
      }
      // With the last answer the amount is calculated.
      await job.shows('1 785,33 €');
    },
    WALK_MS,
  );
});
