/** People move to another establishment: staff ask, one head chooses, the other one renames and confirms (ADR 100). */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import { seriousFaults } from './support/axe.js';
import { overflow } from './support/overflow.js';
import type { Person } from './support/person.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const MAISON = 'Maison familiale rurale du Haut Bocage';
const LYCEE = 'Lycée agricole privé des Trois Rivières';
const NAME = 'Kermarrec Odile';
const NAMED = ['Le Guen Anaïs', 'Morvan Yann', 'Quéré Maël'];
const NEW_NAME = 'Kermarrec Odile (Bocage)';

describe('the people of an establishment that closes', () => {
  const tool = useConsole();

  /** At each width that the product is made for. */
  const isFaultless = async (person: Person) => {
    expect(await seriousFaults(person.page)).toEqual([]);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [900, 800],
      [390, 844],
    ] as const) {
      await person.page.setViewportSize({ width, height });
      expect(await overflow(person)).toBeLessThanOrEqual(0);
    }
    await person.page.setViewportSize({ width: 1440, height: 900 });
  };

  beforeAll(async () => {
    const { url } = tool.product;
    const main = await signIn(url, emailOf('main'));
    for (const name of [NAME.toUpperCase(), ...NAMED]) await classify(main, { profile_name: name });
    await classify(await signIn(url, emailOf('otherMain')), { profile_name: NAME });
  }, WALK_MS);

  itFurther(
    'are named by staff in at most eight clicks, found chosen by one head and welcomed by the other',
    async () => {
      const staff = await tool.visit();
      await staff.openAs(emailOf('staff'), '/admin');
      await staff.inMenu('Établissements').waitFor();
      staff.startCounting();
      await staff.click(staff.inMenu('Établissements'));
      await staff.click(staff.link(LYCEE).first());
      await staff.click(staff.button('Demander un transfert'));
      const asking = staff.page.getByRole('dialog');
      await staff.fill(asking.getByRole('combobox', { name: 'Établissement d’arrivée' }), 'haut bocage');
      await staff.click(staff.page.getByRole('option', { name: MAISON }));
      await staff.fill(
        asking.getByLabel(/^Personnes qui partent/),
        'anais le guen\nYann Morvan\n\nQUERE Mael\nPersonne',
      );
      await staff.click(asking.getByRole('button', { name: 'Demander' }));
      await staff.page.getByText('La demande est faite.').waitFor();
      expect(staff.clicks).toBeLessThanOrEqual(8);

      const source = await tool.signIn(undefined, emailOf('main'));
      source.startCounting();
      await source.click(source.link('Voir le transfert'));
      await source.page.getByText('3 personnes sur le départ').waitFor();
      await isFaultless(source);
      await source.click(source.button('Donner votre accord'));
      await source.click(source.page.getByRole('alertdialog').getByRole('button', { name: 'Donner votre accord' }));
      await source.page.getByText(/^Vous avez donné votre accord pour/).waitFor();
      expect(source.clicks).toBeLessThanOrEqual(3);

      const target = await tool.signIn(undefined, emailOf('otherMain'));
      target.startCounting();
      await target.click(target.link('Voir le transfert'));
      await target.click(target.button(/^Accueillir/));
      await target.click(target.page.getByRole('alertdialog').getByRole('button', { name: 'Accueillir' }));
      await target.page.getByText(/rejoi.* votre établissement\.$/).waitFor();
      expect(target.clicks).toBeLessThanOrEqual(3);
      await target.goTo('/dashboard');
      for (const name of NAMED) await target.page.getByRole('row', { name }).first().waitFor();
    },
    WALK_MS,
  );

  it(
    'join another one once both heads have agreed, with the same amounts, and the empty one is closed',
    async () => {
      const staff = await tool.visit();
      await staff.openAs(emailOf('staff'), '/admin/establishments');
      await staff.click(staff.link(MAISON).first());
      await staff.click(staff.button('Demander un transfert'));
      const asking = staff.page.getByRole('dialog');
      await staff.click(asking.getByRole('button', { name: 'Demander', exact: true }));
      await asking.getByText('Choisissez l’établissement d’arrivée.').waitFor();
      await staff.fill(asking.getByRole('combobox', { name: 'Établissement d’arrivée' }), 'trois rivières');
      await staff.click(staff.page.getByRole('option', { name: LYCEE }));
      await isFaultless(staff);
      await staff.click(asking.getByRole('button', { name: 'Demander' }));
      await staff.page.getByText('La demande est faite.').waitFor();
      await staff.page.getByText(/^Attend la direction de départ/).waitFor();

      const source = await tool.signIn(undefined, emailOf('otherMain'));
      const row = source.page.getByRole('row', { name: NAME }).first();
      const amount = ((await row.textContent()) ?? '').match(/[\d\s]+,\d\d/)?.[0] ?? '';
      expect(amount).not.toBe('');
      await source.click(source.link('Voir le transfert'));
      await source.heading('Transferts de personnes').waitFor();
      await source.fill(source.page.getByLabel('Chercher une personne'), 'odile kermarrec');
      await source.click(source.page.getByLabel(NAME));
      await source.page.getByText('1 personne sur le départ').waitFor();
      await source.fill(source.page.getByLabel('Chercher une personne'), '');
      await source.click(source.page.getByLabel(/^Toutes \(/));
      await isFaultless(source);
      await source.click(source.button('Donner votre accord'));
      await source.click(source.page.getByRole('alertdialog').getByRole('button', { name: 'Donner votre accord' }));
      await source.page.getByText(/^Vous avez donné votre accord pour/).waitFor();

      const target = await tool.signIn(undefined, emailOf('main'));
      await target.click(target.link('Voir le transfert'));
      await target.heading('Transferts de personnes').waitFor();
      const field = target.page.getByLabel(`Nouveau nom de ${NAME}`);
      await target.fill(field, NAME);
      await target.click(target.button(/^Accueillir/));
      const welcome = target.page.getByRole('alertdialog');
      await welcome.getByText(`de l’établissement «\u00a0${MAISON}\u00a0»`).waitFor();
      await isFaultless(target);
      await target.click(welcome.getByRole('button', { name: 'Accueillir' }));
      await target.page.getByText('Ce nom est déjà existé.').waitFor();
      await isFaultless(target);
      await target.fill(field, NEW_NAME);
      await target.click(target.button(/^Accueillir/));
      await welcome.getByText(NEW_NAME).waitFor();
      await target.click(welcome.getByRole('button', { name: 'Accueillir' }));
      await target.page.getByText(/rejoint votre établissement\.$/).waitFor();
      await target.page.getByText('Aucun transfert en cours').waitFor();
      await target.goTo('/dashboard');
      await target.page.getByRole('row', { name: NEW_NAME }).first().waitFor();
      const moved = await target.page.getByRole('row', { name: NEW_NAME }).first().textContent();
      expect(moved).toContain(amount);

      await source.goTo('/dashboard');
      await source.page.getByText(`sont passées à «\u00a0${LYCEE}\u00a0»`).waitFor();

      await staff.page.reload();
      await staff.page.getByText('Cet établissement n’a plus de personne').waitFor();
      await isFaultless(staff);
      await staff.click(staff.button('Fermer l’établissement'));
      await staff.click(staff.button('Prévoir la suppression'));
      await staff.page.getByText('La suppression est prévue.').waitFor();
    },
    WALK_MS,
  );
});
