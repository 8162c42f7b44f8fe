/** One person with accounts in two establishments changes from one to the other in the user menu. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, signIn } from '../../backend/test/support/role-clients.js';
import { makeOnePerson } from '../../backend/test/support/several-establishments.js';
import { seriousFaults } from './support/axe.js';
import { overflow } from './support/overflow.js';
import type { Person } from './support/person.js';
import { becomes, menuLabels } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const LYCEE = 'Lycée agricole privé des Trois Rivières';
const MAISON = 'Maison familiale rurale du Haut Bocage';
const EMAIL = emailOf('main');

describe('a head of two establishments', () => {
  const tool = useConsole();

  beforeAll(async () => {
    const { url, prepare } = tool.product;
    await classify(await signIn(url, emailOf('otherMain')), { profile_name: 'Odile Kermarrec' });
    await makeOnePerson(prepare, EMAIL, emailOf('otherMain'));
    await prepare(`update account set last_sign_in_at = case when login_id is null then now() end where email = $1`, [
      EMAIL,
    ]);
  }, WALK_MS);

  const openMenu = async (person: Person) => person.click(person.button(`Menu de ${EMAIL}`));
  const choose = async (person: Person, establishment: string) => {
    await openMenu(person);
    await person.click(person.page.getByRole('menuitem', { name: establishment }));
    await person.page.getByText(`Vous travaillez maintenant pour ${establishment}.`).waitFor();
  };
  const works = async (person: Person, establishment: string) =>
    person.page.getByRole('banner').getByText(establishment).waitFor();

  it(
    'changes in the user menu, and sees nothing of the former one any more',
    async () => {
      const head = await tool.signIn();
      await works(head, LYCEE);
      await openMenu(head);
      expect((await menuLabels(head.page.getByRole('menuitem'))).slice(0, 2)).toEqual([
        `${LYCEE}Établissement en cours`,
        `${MAISON}Compte principal`,
      ]);
      expect(await seriousFaults(head.page)).toEqual([]);
      await head.press('Escape');
      const own = await head.page.getByRole('main').getByRole('link').allTextContents();

      await choose(head, MAISON);
      await works(head, MAISON);
      await head.heading('Vos valorisations').waitFor();
      await head.page.getByText('Odile Kermarrec').first().waitFor();
      const people = own.filter((name) => name.includes('Le Bihan'));
      for (const name of people) expect(await head.page.getByText(name).count()).toBe(0);

      // The page that was open before belongs to the former establishment.
      await choose(head, LYCEE);
      await works(head, LYCEE);
      await becomes(async () => head.page.getByText('Odile Kermarrec').count(), 0);
    },
    WALK_MS,
  );

  it(
    'sees its sessions with their establishment, also on a phone',
    async () => {
      const head = await tool.visit('phone');
      await signIn(tool.product.url, EMAIL);
      await head.openAs(EMAIL, '/profile');
      await head.heading('Mon compte').waitFor();
      await head.page.getByRole('list', { name: 'Vos sessions ouvertes' }).getByText(LYCEE).first().waitFor();
      expect(await overflow(head)).toBe(0);
      await openMenu(head);
      await head.page.getByRole('menuitem', { name: MAISON }).waitFor();
      expect(await overflow(head)).toBe(0);
    },
    WALK_MS,
  );
});
