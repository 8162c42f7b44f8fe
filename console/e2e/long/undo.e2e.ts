/** More acts that can be undone, like those of `npm test`: one valuation shown, several hidden. */
import { describe, it } from '@jest/globals';
import { Dashboard } from '../support/dashboard.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

describe('undoing an act', () => {
  const tool = useConsole();

  it(
    'hides what was shown, and shows several that were hidden',
    async () => {
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const row = dashboard.rows('Renoir Agathe').first();
      const limited = dashboard.rows('Œuvrard Hélène').first();
      await dashboard.choose(limited, 'Rendre visible');
      await limited.getByText('Limité').waitFor({ state: 'detached' });
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(/\(Œuvrard Hélène\) est de nouveau masquée/);
      await limited.getByText('Limité').waitFor();

      for (const name of ['Renoir Agathe', 'Marchand Louise']) {
        await head.click(dashboard.boxOf(name));
      }
      await dashboard.chooseBulk('Masquer');
      await row.getByText('Limité').waitFor();
      await head.click(dashboard.undo);
      await dashboard.waitForMessage(
        'Masquage annulé : 2 valorisations sont de nouveau visibles de vos comptes associés.',
      );
      await row.getByText('Limité').waitFor({ state: 'detached' });
    },
    WALK_MS,
  );
});
