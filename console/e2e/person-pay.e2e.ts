/** What a head enters as paid, how it compares with the due, the sheet of past months, and what the months to come cost. */
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../backend/test/support/classification.js';
import { signIn } from '../../backend/test/support/role-clients.js';
import { readPages } from '../../backend/test/render/render-support.js';
import { seriousFaults } from './support/axe.js';
import { Dashboard } from './support/dashboard.js';
import { faults, inTurn } from './support/faults.js';
import { lineOf } from './support/line.js';
import { plain } from './support/person.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const NAME = 'Le Dantec Yvonne';
const HEAD = 'direction@demo.example';

describe('the pay of a person', () => {
  const tool = useConsole();

  it(
    'is compared on the page of the person and on the result, leads to what is owed month by month and to what it will cost, and is hidden from a collaborator',
    async () => {
      const head = await tool.visit();
      // Without seniority: from 2026 on, the due is the branch floor, and from June on the minimum wage.
      await classify(await signIn(tool.product.url, HEAD), { profile_name: NAME });
      await head.holdSession(HEAD);
      const dashboard = new Dashboard(head);
      const { dialog } = dashboard;
      await head.goTo(lineOf(NAME));
      await head.click(head.page.getByRole('link', { name: NAME, exact: true }));
      await head.heading(NAME).waitFor();
      const path = new URL(head.page.url()).hash.slice(1);
      const fact = head.page.getByRole('region', { name: 'Montant à verser' });
      const paid = head.page.getByRole('region', { name: 'Salaire versé' });
      const said = async () => plain(await paid.textContent());
      await head.click(head.button('Indiquer le salaire versé'));
      await head.click(dialog.getByRole('button', { name: 'Enregistrer' }));
      await dialog.getByRole('link', { name: /Indiquez un montant au-dessus de 0/ }).waitFor();
      await head.fill(dialog.getByLabel('Salaire de base brut par mois'), '1 800');
      await head.fill(dialog.getByLabel('À partir du'), '01/01/2026');
      await head.click(dialog.getByText('Autres éléments du salaire'));
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(dialog.getByRole('button', { name: 'Enregistrer' }));
      const gap = '67,02 € sous le montant à verser';
      await becomes(
        async () => plain(await fact.textContent()),
        expect.stringContaining(`Versé1 800,00 €depuis le 01/01/2026${gap}Rappel estimé`),
      );
      await head.page.getByText('Ce qui est versé est inférieur au montant à verser depuis janvier 2026.').waitFor();
      const link = fact.getByRole('link', { name: /^Rappel estimé/ });
      const total = plain(await link.textContent()).slice('Rappel estimé : '.length);
      expect(await faults(head, inTurn(0))).toEqual([]);

      await head.click(link);
      await head.heading(`Rappel de salaire, ${NAME}`).waitFor();
      const lines = head.page.getByRole('table', { name: 'Mois par mois' }).getByRole('row');
      const line = async (month: string) => plain(await lines.filter({ hasText: month }).textContent());
      // Months that say the same are one line. The test's clock is in November 2026.
      expect(await line('juin à octobre 2026')).toBe(
        'juin à octobre 20265 mois × 67,02 €, grille du 01/09/20241 867,02 €1 800,00 €335,10 €',
      );
      expect(await line('janvier à mai 2026')).toBe('janvier à mai 20265 mois × 25,20 €1 825,20 €1 800,00 €126,00 €');
      expect(await line('à décembre 2025')).toBe('novembre 2023 à décembre 202526 mois, salaire versé non indiqué–');
      await head.page.getByRole('region', { name: 'Reste dû, estimation' }).getByText(total).waitFor();
      expect(await line('Reste dû, estimation')).toBe(`Reste dû, estimation${total}`);
      await head.page.getByText('quotité et classement d’aujourd’hui, supposés depuis le').waitFor();
      expect(await faults(head, inTurn(1))).toEqual([]);

      await head.click(head.link('Ce que ça coûte'));
      await head.heading('Ce que ça coûte').waitFor();
      await head.click(head.button('Ajouter un scénario'));
      await head.fill(dialog.getByLabel('Hausse', { exact: true }), '1,5');
      await dialog.getByText(/^20,80\s€ ce jour-là, 21,11\s€ ensuite\.$/).waitFor();
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.click(dialog.getByRole('button', { name: 'Calculer' }));
      const inWords = /^Valeur\sdu\spoint\s\+1,5\s%\sà\spartir\sde\sseptembre\s20\d\d/;
      await head.page.getByRole('listitem').filter({ hasText: inWords }).waitFor();
      const figures = head.page.getByRole('table', { name: 'Par mois et par an' }).getByRole('row');
      const [euros, amount] = ['[\\d ]+,\\d\\d €', head.page.getByRole('region', { name: 'En bref' })];
      expect(plain(await figures.last().textContent())).toMatch(
        new RegExp(`^Sur 36 moisécart avec aujourd’hui${euros}${euros}\\+${euros}$`),
      );
      expect(plain(await amount.textContent())).toMatch(new RegExp(`^\\+${euros} ?sur 36 mois avec le scénario 1$`));
      const happening = head.page.getByRole('table', { name: 'Les mois où quelque chose change' }).getByRole('row');
      const raised = happening.filter({ hasText: 'Valeur du point +1,5 %' }).first();
      expect(plain(await raised.textContent())).toMatch(/^septembre 20\d\dValeur du point \+1,5 %, \d+ personnes/);
      const named = head.page.getByText('Kerbrat Gaël').locator('visible=true').first();
      await named.waitFor();
      expect(await faults(head, inTurn(0))).toEqual([]);
      const sheets = async () => (await readPages(await head.page.pdf({ preferCSSPageSize: true }))).map(plain);
      const [first, second, ...further] = await sheets();
      expect([first, second, further]).toEqual([
        expect.stringContaining('Valeur du point +1,5 % à partir de'),
        expect.stringContaining('Les mois où quelque chose change'),
        [],
      ]);
      expect(`${first} ${second}`).not.toContain('Kerbrat');
      await head.click(head.page.getByLabel('Imprimer avec les noms'));
      expect((await sheets()).join(' ')).toContain('Kerbrat Gaël');

      await head.goTo(lineOf(NAME));
      await head.click(dashboard.functionLink(dashboard.rows(NAME).first()));
      await becomes(said, expect.stringContaining(`Versé aujourd’hui : 1 800,00 € depuis le 01/01/2026${gap}Modifier`));
      await head.click(head.button('Modifier le salaire versé'));
      await head.click(dialog.getByRole('button', { name: /^Retirer 1.800,00.€, depuis.le.01\/01\/2026$/ }));
      await head.press('Escape');
      await becomes(said, 'Le salaire versé n’est pas indiqué.Indiquer le salaire versé');
      await dashboard.waitForMessage('Le salaire est retiré.');
      await head.click(dashboard.undo.last());
      await becomes(said, expect.stringContaining(gap));

      // The act of the line says what is missing since when, and enters what brings the pay to the due.
      await head.goTo(lineOf(NAME));
      const listed = dashboard.profile(NAME);
      await listed.getByText('À régulariser').first().waitFor();
      await head.click(listed.getByRole('button', { name: /^Régulariser/ }));
      await dialog.getByText(/1.800,00.€, 67,02.€ sous le montant à.verser, depuis janvier.2026$/).waitFor();
      await dialog.getByText(`${NAME}, à verser au moins 1\u00a0867,02\u00a0€`).waitFor();
      await head.fill(dialog.getByLabel('À partir du'), '01/01/2026');
      await head.click(dialog.getByRole('button', { name: 'Enregistrer' }));
      await listed.getByText('À jour').first().waitFor();
      expect(await listed.getByRole('button', { name: /^Régulariser/ }).count()).toBe(0);

      await head.holdSession('collaborateur@demo.example');
      await head.goTo(path);
      await head.heading(NAME).waitFor();
      await head.page.getByText('Fiche de poste').first().waitFor();
      expect(await head.page.getByText(/1.800,00|Versé|Salaire versé/).count()).toBe(0);
      await head.click(head.link('Ce que ça coûte'));
      await head.page.getByText('Seul le montant à verser au moins est compté').waitFor();
    },
    WALK_MS,
  );
});
