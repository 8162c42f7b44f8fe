/** Seniority, shown before it is applied. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { payloadOf, type ApiClient } from '../../backend/test/support/api-client.js';
import { edit } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { valuationDetailResponse } from '../../backend/test/support/wire-schemas.js';
import { seriousFaults } from './support/axe.js';
import { Dashboard } from './support/dashboard.js';
import { faults, inTurn } from './support/faults.js';
import { plain } from './support/person.js';
import { rowsOf } from './support/rows-of.js';
import { becomes, hasFocus } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const APPLY = 'Appliquer l’ancienneté du jour';
const DUE = 'Anniversaire';
/** Her first function has reached a step of seniority since its calculation. */
const PERSON = 'Tanguy Élise';

/** The preview's texts about the amounts. */
class Preview {
  constructor(private readonly dashboard: Dashboard) {}

  get confirm(): Locator {
    return this.dashboard.dialog.getByRole('button', { name: APPLY });
  }

  get cancel(): Locator {
    return this.dashboard.dialog.getByRole('button', { name: 'Annuler' });
  }

  /** "1 186,54 €", before or after. */
  async amount(side: 'Avant' | 'Après'): Promise<string> {
    const figures = this.dashboard.dialog.getByRole('row').nth(1).getByRole('cell');
    return plain(await figures.nth(side === 'Avant' ? 0 : 1).textContent());
  }
}

const amountOf = (row: Locator) => row.getByRole('link', { name: /€/ });
const shown = async (row: Locator) => plain(await amountOf(row).textContent());

describe('today’s seniority', () => {
  const tool = useConsole();

  let main: ApiClient;

  beforeAll(async () => {
    main = await signIn(tool.product.url, emailOf('main'));
  }, WALK_MS);

  /** A copy of the row with a due step: each test has its own. */
  async function aDueValuation(): Promise<number> {
    const [due] = await rowsOf(main, PERSON);
    const answer = await main.post(`/v1/valor/duplicate/${due}`, {});
    return payloadOf(valuationDetailResponse, answer, 201).valor_id;
  }

  const rowOf = ({ page }: { readonly page: Page }, id: number) => page.locator(`[data-row="${id}"]`);

  it(
    'is shown before it is applied: what changes and since when; cancelling changes nothing, confirming gives that amount',
    async () => {
      const id = await aDueValuation();
      const head = await tool.visit();
      // A degree with fewer points may give more euros with today's seniority: each amount explains it.
      await head.openAs(emailOf('main'), `/critere/${id}/0?id=1`);
      const rungs = head.page
        .getByRole('group', { name: /^Degrés/ })
        .locator('label')
        .filter({ hasText: '€' });
      const reason = 'avec la grille et l’ancienneté du jour';
      await rungs.filter({ hasText: reason }).first().waitFor();
      expect(await rungs.filter({ hasNotText: reason }).count()).toBe(0);
      await head.goTo('/dashboard');
      const dashboard = new Dashboard(head);
      const preview = new Preview(dashboard);
      const row = rowOf(head, id);
      await dashboard.unfold(PERSON);
      await row.getByText(DUE).first().waitFor();
      const old = await shown(row);
      const button = row.getByRole('button', { name: new RegExp(`^${APPLY}`) });

      await head.click(button);
      await dashboard.waitForDialog(expect.stringContaining(`${PERSON} : ancienneté du jourÉducateur de vie scolaire`));
      await dashboard.waitForDialog(
        expect.stringMatching(
          /passe de 9 ans à 10 ans et son taux de 3 % à 4 % : palier franchi le \d{2}\/\d{2}\/\d{4}/,
        ),
      );
      await dashboard.waitForDialog(expect.stringMatching(/Prochain anniversaire : le \d{2}\/\d{2}\/\d{4}/));
      expect(await preview.amount('Avant')).toBe(old);
      const next = await preview.amount('Après');
      expect(next).not.toBe(old);
      await head.click(dashboard.dialog.getByText('Ce qui change dans le calcul').first());
      const steps = dashboard.dialog.getByRole('table', { name: 'Ce qui change dans le calcul' });
      expect(plain(await steps.textContent())).toContain('9 ans : 3 %');
      await head.click(preview.cancel);
      await hasFocus(button);
      await row.getByText(DUE).first().waitFor();
      expect(await shown(row)).toBe(old);

      await dashboard.choose(row, APPLY);
      await becomes(async () => preview.amount('Après'), next);
      await head.click(preview.confirm);
      await dashboard.waitForMessage(/Ancienneté du jour appliquée à .* au lieu de/);
      await row.getByText(DUE).first().waitFor({ state: 'detached' });
      await row.getByText('À jour', { exact: true }).waitFor();
      expect(await shown(row)).toBe(next);
    },
    WALK_MS,
  );

  itFurther(
    'is shown and applied from the result, whose amount follows',
    async () => {
      const id = await aDueValuation();
      const head = await tool.visit();
      await head.openAs(emailOf('main'), `/conclusion/${id}`);
      const dashboard = new Dashboard(head);
      const preview = new Preview(dashboard);
      await head.page.getByRole('region', { name: 'À verser au moins' }).waitFor();
      await head.click(head.button('Appliquer l’ancienneté'));
      await preview.confirm.waitFor();
      const next = await preview.amount('Après');
      expect(await faults(head, inTurn(1))).toEqual([]);
      await head.click(preview.confirm);
      await dashboard.waitForMessage(/Ancienneté du jour appliquée/);
      await head.page.getByText(/a franchi un palier/).waitFor({ state: 'detached' });
      const main = async () => plain(await head.page.getByRole('main').textContent());
      await becomes(main, expect.stringContaining(next));
      // The requesting button has disappeared: the focus is on the page's main act.
      await becomes(async () => dashboard.focus(), 'Télécharger le PDF');
    },
    WALK_MS,
  );

  itFurther(
    'is shown again when another person changes the valuation in between',
    async () => {
      const colleague = await signIn(tool.product.url, emailOf('associated'));
      const id = await aDueValuation();
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const preview = new Preview(dashboard);
      const row = rowOf(head, id);
      await dashboard.unfold(PERSON);
      await head.click(row.getByRole('button', { name: new RegExp(`^${APPLY}`) }));
      await preview.confirm.waitFor();
      const first = await preview.amount('Après');

      // Her change arrives while the confirmation is being sent.
      const cross = async (route: Route) => {
        await edit(colleague, id, { valor_c0: 30 });
        await route.continue();
      };
      await head.page.route('**/v1/valor/update/valorIsBirth', cross, { times: 1 });
      await head.click(preview.confirm);
      await dashboard.dialog
        .getByRole('alert')
        .getByText(/a changé entre-temps/)
        .waitFor();
      await becomes(async () => (await preview.amount('Après')) === first, false);
      const second = await preview.amount('Après');
      await head.click(preview.confirm);
      await dashboard.waitForMessage(/Ancienneté du jour appliquée/);
      await becomes(async () => shown(row), second);
    },
    WALK_MS,
  );

  itFurther(
    'is shown for a selection, row by row, and applied to it at once',
    async () => {
      const ids = [await aDueValuation(), await aDueValuation()];
      const head = await tool.signIn();
      const dashboard = new Dashboard(head);
      const preview = new Preview(dashboard);
      const rows = ids.map((id) => rowOf(head, id));
      await dashboard.unfold(PERSON);
      for (const row of [...rows, dashboard.rows('Renoir Agathe').first()]) {
        await head.click(row.getByRole('checkbox'));
      }
      const open = async () => {
        await dashboard.chooseBulk(APPLY);
        await dashboard.dialog.getByText(`${APPLY} à 2 valorisations`).waitFor();
        await preview.confirm.waitFor();
      };
      await open();
      await dashboard.waitForDialog(expect.stringContaining('De 9 ans à 10 ans, taux de 3 % à 4 %'));
      await dashboard.waitForDialog(expect.stringContaining('1 autre n’avait pas d’ancienneté à appliquer.'));
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(preview.cancel);
      for (const row of rows) await row.getByText(DUE).first().waitFor();

      await open();
      const cells = dashboard.dialog.getByRole('row').nth(1).getByRole('cell');
      const next = /^[\d ]+,\d{2} €/.exec(plain(await cells.nth(1).textContent()))?.[0] ?? '';
      await head.click(preview.confirm);
      await dashboard.waitForMessage(/^Ancienneté du jour appliquée à 2 valorisations\./);
      for (const row of rows) {
        await row.getByText(DUE).first().waitFor({ state: 'detached' });
        expect(await shown(row)).toBe(next);
      }
    },
    WALK_MS,
  );
});
