/** A `tk` in an address serves that visit only; the stored session is neither used for it nor cleared. */
import { describe, expect, it } from '@jest/globals';
import { signIn } from '../../backend/test/support/role-clients.js';
import { itFurther } from '../../backend/test/support/scale.js';
import type { Person } from './support/person.js';
import { becomes } from './support/settled.js';
import { useConsole, WALK_MS } from './support/use-console.js';

const HEAD = 'direction@demo.example';
const COLLABORATOR = 'collaborateur@demo.example';
const DEAD = 'A'.repeat(43);

const stored = async ({ page }: Person) => page.evaluate(() => localStorage.getItem('valorisation.token') ?? '');
const hash = ({ page }: Person) => new URL(page.url()).hash;

/** The tokens of the page's calls from now on. */
function tokensUsed({ page }: Person): ReadonlySet<string> {
  const used = new Set<string>();
  page.on('request', (request) => {
    const [, token] = request.headers()['authorization']?.split(' ') ?? [];
    if (token !== undefined) used.add(token);
  });
  return used;
}

describe('a token in the address', () => {
  const tool = useConsole();

  const signedIn = async (email: string) => {
    const person = await tool.visit();
    await person.openAs(email, '/profile');
    await person.button(`Compte de ${email}`).waitFor();
    return person;
  };
  const tokenOf = async (email: string) => (await signIn(tool.product.url, email)).token ?? '';

  it(
    'of another person serves the visit in place of the stored session, which returns on the next visit',
    async () => {
      const token = await tokenOf(COLLABORATOR);
      const person = await signedIn(HEAD);
      const own = await stored(person);
      // The former page sends no more calls.
      await person.page.goto('about:blank');
      const used = tokensUsed(person);

      await person.goTo(`/info/perso?tk=${token}&x=1`);
      await person.heading('Informations personnelles').waitFor();
      await person.button(`Compte de ${COLLABORATOR}`).waitFor();
      await becomes(async () => hash(person), '#/info/perso?x=1');
      await person.goTo('/dashboard');
      await person.heading('Vos valorisations').waitFor();
      await person.button(`Compte de ${COLLABORATOR}`).waitFor();
      expect([...used]).toEqual([token]);
      expect(await stored(person)).toBe(own);

      await person.page.reload();
      await person.button(`Compte de ${HEAD}`).waitFor();
      expect(await stored(person)).toBe(own);
    },
    WALK_MS,
  );

  itFurther(
    'that is invalid leads to the sign-in and keeps the stored session, whether the page was open or not',
    async () => {
      const person = await signedIn(HEAD);
      const own = await stored(person);

      // In the open page, then in a newly opened one.
      await person.goTo(`/info/perso?tk=${DEAD}`);
      await person.heading('Connexion').waitFor();
      await becomes(async () => hash(person), expect.stringMatching(/^#\/login\?r=/));
      await person.page.goto('about:blank');
      const used = tokensUsed(person);
      await person.goTo(`/dashboard?tk=${DEAD}`);
      await person.heading('Connexion').waitFor();
      await person.page.getByRole('banner').getByRole('link', { name: 'Connexion' }).waitFor();
      expect([...used]).toEqual([DEAD]);
      expect(await stored(person)).toBe(own);

      // A public page is still shown, as to a visitor.
      await person.goTo(`/faq?tk=${DEAD}`);
      await person.heading('FAQ').waitFor();
      await becomes(async () => hash(person), '#/faq');
      expect(await stored(person)).toBe(own);
      await person.page.reload();
      await person.button(`Compte de ${HEAD}`).waitFor();

      // The stored token itself is cleared when its check fails.
      await person.page.evaluate((dead) => localStorage.setItem('valorisation.token', dead), DEAD);
      await person.page.reload();
      await person.link('Connexion').first().waitFor();
      await becomes(async () => stored(person), '');
    },
    WALK_MS,
  );

  itFurther(
    'of a pending account leads to sign-up, and a sign-in ends the visit',
    async () => {
      const token = await tokenOf('en-attente@demo.example');
      const person = await signedIn(HEAD);
      await person.goTo(`/dashboard?tk=${token}`);
      await person.heading('Votre compte attend son activation').waitFor();
      await becomes(async () => hash(person), '#/signup?pending_activation=1');

      await person.goTo(`/info/perso?tk=${DEAD}`);
      await person.heading('Connexion').waitFor();
      await person.enter(COLLABORATOR);
      await person.heading('Informations personnelles').waitFor();
      await person.page.reload();
      await person.button(`Compte de ${COLLABORATOR}`).waitFor();
    },
    WALK_MS,
  );
});
