/** A name without a place to break it, on the screens that show it. */
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../../backend/test/support/role-clients.js';
import { overflow } from '../support/overflow.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

const WORD = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);

describe('a name of one endless word', () => {
  const tool = useConsole();

  it(
    'stays within a phone’s screen',
    async () => {
      const main = await signIn(tool.product.url, emailOf('main'));
      const { profile_id, valor_id } = await classify(main, { profile_name: WORD });
      const head = await tool.visit('phone');
      await head.holdSession(emailOf('main'));
      const excess: Record<string, number> = {};
      for (const path of [
        `/valorisation/${valor_id}`,
        `/valorisation/calculate/${valor_id}`,
        `/profile/concerned/${valor_id}`,
        `/conclusion/${valor_id}`,
        `/job/description/${profile_id}`,
        '/dashboard',
      ]) {
        await head.goTo(path);
        await head.page.getByText(WORD).first().waitFor();
        excess[path] = await overflow(head);
      }
      expect(Object.entries(excess).filter(([, pixels]) => pixels > 0)).toEqual([]);
    },
    WALK_MS,
  );
});
