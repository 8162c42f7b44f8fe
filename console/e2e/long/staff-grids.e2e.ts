/** The commission's work on the grid: a version is prepared from the one in force, checked and compared. */
import { describe, expect, it } from '@jest/globals';
import { RAISED_DRAFT } from '../../../backend/test/support/grid-publications.js';
import { emailOf } from '../../../backend/test/support/role-clients.js';
import { faults, inTurn } from '../support/faults.js';
import { plain, type Person } from '../support/person.js';
import { becomes, hasFocus } from '../support/settled.js';
import { useConsole, WALK_MS } from '../support/use-console.js';

/** The first draft on a new database, after the two shipped versions. */
const DRAFT = '/admin/grids/3';
const MOVED = 'Maître professionnel';
const FROM = 'Production d’actes de formation, ingénierie, interface professionnelle';
const ONE_CASE = `begin; select set_config('app.scope', 'staff', true);
  insert into grid_case (grid_id, title, situation, expected_index, expected_cents, expected_unit, source, cloned_from)
  select 3, title, situation, expected_index, expected_cents, expected_unit, source, id
    from grid_case where title like 'Agent de service%' order by id desc limit 1; commit`;
const INTO = 'Animation de dispositifs et centre de ressources';

describe('a version of the grid', () => {
  const tool = useConsole();

  const open = async (path: string): Promise<Person> => {
    const person = await tool.visit();
    await person.openAs(emailOf('staff'), path);
    return person;
  };
  const tab = async (person: Person, name: RegExp) => person.click(person.page.getByRole('tab', { name }));
  const save = async (person: Person) => {
    await person.click(person.button('Enregistrer le brouillon'));
    await person.page.getByText('Tout est enregistré.').waitFor();
  };
  const pointValue = (person: Person) => person.page.getByLabel('Valeur annuelle du point');

  it(
    'is corrected where the screen says so, reordered by keyboard, compared on paper, and its case taken over by another person',
    async () => {
      await tool.product.prepare(RAISED_DRAFT, ['21.00']);
      await tool.product.prepare(ONE_CASE);
      const staff = await open(DRAFT);
      await staff.page.getByText('Aucune erreur dans ce brouillon').waitFor();

      await staff.fill(pointValue(staff), '0,21');
      const beside = staff.page.locator('[id$="-error"]');
      await becomes(
        async () => plain(await beside.textContent()),
        'La valeur du point est comprise entre 5 et 100 € par an.',
      );
      await staff.page.getByText('1 point à corriger', { exact: true }).waitFor();
      await save(staff);
      expect(await faults(staff, inTurn(1))).toEqual([]);
      await staff.fill(pointValue(staff), '21,10');
      await staff.page.getByText('Aucune erreur dans ce brouillon').waitFor();

      await tab(staff, /^Fonctions/);
      const row = staff.page.getByRole('button', { name: MOVED, exact: true });
      await staff.click(row);
      expect(await faults(staff, inTurn(0))).toEqual([]);
      const family = staff.page.getByLabel('Famille de cette fonction');
      const chosen = async () => family.locator('option:checked').textContent();
      await row.focus();
      // Past the last function of its family it moves into the next one, with the focus.
      for (let step = 0; step < 8 && plain(await chosen()) !== INTO; step += 1) await staff.press('Alt+ArrowDown');
      await becomes(async () => plain(await chosen()), INTO);
      expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
      await save(staff);

      for (const [index, name] of [/^Catégories/, /^Critères/, /^Ancienneté/, /^Congés/, /^Fichiers/].entries()) {
        await tab(staff, name);
        expect([name, await faults(staff, inTurn(index))]).toEqual([name, []]);
      }
      await staff.click(staff.link('Voir le brouillon et ses différences'));
      const told = staff.page.getByRole('row', { name: /^Valeur du point, par an 20,80\s€ 21,10\s€/ });
      await told.waitFor();
      await staff.click(staff.link('Imprimer ces différences'));
      await staff.heading('Différences entre deux versions de la grille').waitFor();
      await told.waitFor();
      await staff.page
        .getByText(`La fonction « ${MOVED} » passe de la famille « ${FROM} » à la famille « ${INTO} ».`)
        .waitFor();
      expect(await faults(staff, inTurn(1))).toEqual([]);

      const prover = await tool.visit();
      await prover.openAs(emailOf('admin'), `${DRAFT}/show`);
      await prover.fill(prover.page.getByLabel(/^Indice réel attendu/), '1030');
      await prover.fill(prover.page.getByLabel(/^Montant minimum attendu/), '1811,08');
      await prover.fill(prover.page.getByLabel('Source de ces valeurs'), 'Avenant de 2027');
      await prover.click(prover.button('Enregistrer et calculer'));
      await prover.page.getByText('Le cas est repris.').waitFor();
      // The form disappears with its only case, and no button signs several.
      await hasFocus(prover.page.getByRole('heading', { name: 'Preuve', exact: true }));
      await prover.click(prover.button(/^Corriger/));
      expect(await prover.page.getByLabel('Indice réel attendu (points)').inputValue()).toBe('1\u00a0030,00');
      await prover.fill(prover.page.getByLabel('Source de ces valeurs'), 'Avenant de 2027, article 2');
      await prover.click(prover.button('Enregistrer et calculer'));
      await prover.page.getByText('Le cas est corrigé.').waitFor();
      await hasFocus(prover.button(/^Corriger/));
    },
    WALK_MS,
  );

  it(
    'with another point value alone is one form; two writers lose nothing, and it can be deleted',
    async () => {
      const one = await open('/admin/grids');
      await one.click(one.button('Nouvelle valeur du point ou nouveau plancher'));
      await one.fill(one.page.getByLabel('Valeur annuelle du point'), '21,50');
      await one.fill(one.page.getByLabel('Date d’effet'), '2027-02-01');
      await one.click(one.button('Préparer le brouillon'));
      await one.heading('Valeurs du 01/02/2027').waitFor();
      await becomes(async () => pointValue(one).inputValue(), '21,50');

      const other = await open(new URL(one.page.url()).hash.slice(1));
      await other.fill(other.page.getByLabel('Titre'), 'Accord de février');
      await save(other);
      await one.fill(pointValue(one), '21,60');
      await one.click(one.button('Enregistrer le brouillon'));
      await one.page.getByRole('alert').getByText('Une autre personne a enregistré ce brouillon').waitFor();
      expect(await pointValue(one).inputValue()).toBe('21,60');
      await one.click(one.button('Reprendre ma saisie sur la version enregistrée'));
      // The button disappears with its subject.
      await hasFocus(one.heading('Accord de février (01/02/2027)'));
      await becomes(async () => one.page.getByLabel('Titre').inputValue(), 'Accord de février');
      expect(await pointValue(one).inputValue()).toBe('21,60');
      await save(one);

      await one.click(one.button('Jeter le brouillon'));
      await one.click(one.page.getByRole('dialog').getByRole('button', { name: 'Jeter le brouillon' }));
      await one.heading('Grilles').waitFor();
      await one.link('Grille du 01/08/2023').waitFor();
      expect(await one.link(/Accord de février/).count()).toBe(0);
    },
    WALK_MS,
  );
});
