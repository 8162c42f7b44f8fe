/**
 * Every path of the product, for each role: what the guard says, without faults, by keyboard, and with the API away.
 */
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, ROLES, signIn, type Role } from '../../backend/test/support/role-clients.js';
import { scaled } from '../../backend/test/support/scale.js';
import { arrive, drawn } from './support/arrive.js';
import { faults, inTurn } from './support/faults.js';
import { everyPath, type PathAccess } from './support/paths.js';
import type { Person } from './support/person.js';
import { becomes } from './support/settled.js';
import { unreachedByTab } from './support/tabbing.js';
import { useConsole } from './support/use-console.js';

const LONG_MS = 900_000;
/** `npm run test:long` opens every path; here one public path and one of the members, and others for each role. */
const STEP = scaled({ part: 30, all: 1 });

type Shown = 'page' | 'sign-in' | 'pending' | 'members only' | 'staff only';

const STAFF_ONLY = 'Cet espace est réservé';
const MEMBERS_ONLY = 'Cette page est celle des établissements';

/** The guard of the specification (section 2). */
function expected(role: Role, path: string, access: PathAccess): Shown {
  // A signed-in person is redirected from the login, as after it.
  if (path === '/login' && role === 'pending') return 'pending';
  if (access === 'anybody') return 'page';
  if (role === 'anonymous') return 'sign-in';
  if (role === 'pending') return 'pending';
  const isStaff = role === 'staff' || role === 'admin';
  if (access === 'staff') return isStaff ? 'page' : 'staff only';
  return isStaff ? 'members only' : 'page';
}

/** Two roles whose guards differ most; `npm run test:long` uses each role. */
const WALKED = scaled<readonly Role[]>({ part: ['anonymous', 'main'], all: ROLES });
const AWAY = ['is away', 'abort'] as const;
const FAILING = ['answers 500', 'fail'] as const;

async function shown({ page }: Person, path: string): Promise<Shown> {
  const place = new URL(page.url()).hash.slice(1);
  if (place.startsWith('/login?r=')) return 'sign-in';
  if (place === '/signup?pending_activation=1') return 'pending';
  const title = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 1_000 })
    .catch(() => null);
  if (title === STAFF_ONLY) return 'staff only';
  if (title === MEMBERS_ONLY) return 'members only';
  return path === '/rien/ici' && title !== 'Page introuvable' ? 'sign-in' : 'page';
}

describe('every path', () => {
  const tool = useConsole({ register: true, directory: true });

  const enter = async (role: Role) => {
    const person = await tool.visit();
    const member = role === 'associated' || role === 'otherMain' ? role : 'main';
    const { valor_id: valor, profile_id: profile } = await classify(await signIn(tool.product.url, emailOf(member)));
    if (role !== 'anonymous') await person.holdSession(emailOf(role));
    const all = everyPath({ valor, profile });
    const first = 3 + 4 * ROLES.indexOf(role);
    const paths = all.filter((_, index) => index % STEP === first % STEP);
    return { person, paths };
  };

  it.each(WALKED)(
    'shows the role %s what the guard says, at three widths without faults and by keyboard',
    async (role) => {
      const { person, paths } = await enter(role);
      const first = ROLES.indexOf(role);
      const found: unknown[] = [];
      const looked = new Set<Shown>();
      for (const [index, [path, access]] of paths.entries()) {
        const wanted = expected(role, path, access);
        await arrive(person, path);
        await becomes(async () => shown(person, path), wanted);
        // A redirect looks the same wherever it starts, so it is checked once.
        if (wanted !== 'page' && looked.has(wanted)) continue;
        looked.add(wanted);
        const wrong = [...(await faults(person, inTurn(index + first))), ...(await unreachedByTab(person.page))];
        if (wrong.length > 0) found.push({ path, wrong });
      }
      expect(found).toEqual([]);
    },
    LONG_MS,
  );

  it.each(scaled({ part: [AWAY], all: [AWAY, FAILING] }))(
    'keeps the content of the page and says what is wrong while the API %s',
    async (_, how) => {
      const { person, paths } = await enter('main');
      const { page } = person;
      const found: unknown[] = [];
      const calls = /\/(v1|admin)\//;
      for (const [path] of paths) {
        await arrive(person, path);
        await page.route(calls, async (route) =>
          how === 'abort' ? route.abort() : route.fulfill({ status: 500, body: 'Internal Server Error' }),
        );
        const before = (await page.locator('main').first().textContent()) ?? '';
        await page.evaluate(() => {
          window.dispatchEvent(new Event('focus'));
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await page.evaluate(async () => fetch('v1/status').catch(() => null));
        const after = (await page.locator('main').first().textContent()) ?? '';
        if (after !== before) found.push({ path, before: before.slice(0, 300), after: after.slice(0, 300) });

        // Reloaded, it says so in a sentence, or does not need the API.
        await page.reload();
        await drawn(person);
        const words = await page.locator('body').innerText();
        const isClear = /Le service ne répond pas/.test(words) || words.length > 400;
        const hasSession = await page.evaluate(() => localStorage.getItem('valorisation.token') !== null);
        if (!isClear || !hasSession) found.push({ path, words, hasSession });
        await page.unroute(calls);
      }
      expect(found).toEqual([]);
    },
    LONG_MS,
  );

  it('that does not exist keeps a member in the tool: its list is the main act, and no link is lit', async () => {
    const head = await tool.signIn();
    await head.goTo('/personne/abc');
    await head.heading('Page introuvable').waitFor();
    await head.page.getByRole('contentinfo').getByText('Grille en vigueur').waitFor();
    expect(await head.page.locator('nav [aria-current]').count()).toBe(0);
    await head.click(head.page.getByRole('main').getByRole('link', { name: 'Vos valorisations' }));
    await head.heading('Vos valorisations').waitFor();
  });
});
