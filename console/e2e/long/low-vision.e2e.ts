/** Every screen as people with low vision see it: at 400 %, in the colours of their system, without motion, by keyboard. */
import { expect, describe, it } from '@jest/globals';
import { classify } from '../../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import { arrive } from '../support/arrive.js';
import { seriousFaults } from '../support/axe.js';
import { overflow } from '../support/overflow.js';
import { everyPath } from '../support/paths.js';
import { useConsole } from '../support/use-console.js';
import { unseenFocus } from '../support/visible-focus.js';

const LONG_MS = 900_000;
/** A screen of 1280 x 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };
/** Paper and the staff's screens have their own tests. */
const OWN = /^\/(?:admin|conclusion2|template)/;

describe('on a screen at 400 %, in forced colours and without motion', () => {
  const tool = useConsole({ register: true, directory: true });

  it(
    'every screen of a head has its whole width, no moving part, no fault, and a focus that is seen at each stop of Tab',
    async () => {
      const head = await tool.visit();
      const { page } = head;
      await head.holdSession(emailOf('main'));
      const client = await signIn(tool.product.url, emailOf('main'));
      const { valor_id: valor, profile_id: profile } = await classify(client);
      await page.setViewportSize(ENLARGED);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      const found: unknown[] = [];
      for (const [path] of everyPath({ valor, profile }).filter(([one]) => !OWN.test(one))) {
        await arrive(head, path);
        const excess = await overflow(head);
        const moving = await page.evaluate(
          () =>
            document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
              .length,
        );
        const wrong = [
          ...(excess > 0 ? [`${excess} px too wide`] : []),
          ...(moving > 0 ? [`${moving} moving parts`] : []),
          ...(await seriousFaults(page)),
          ...(await unseenFocus(page)),
        ];
        if (wrong.length > 0) found.push({ path, wrong });
      }
      expect(found).toEqual([]);
    },
    LONG_MS,
  );
});
