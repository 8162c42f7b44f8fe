/** The content security policy, as the browser applies it to every page of each area: it blocks nothing. */
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../backend/test/support/classification.js';
import { emailOf, signIn, type SignedInRole } from '../../backend/test/support/role-clients.js';
import { itFurther, scaled } from '../../backend/test/support/scale.js';
import { everyPath, type PathAccess } from './support/paths.js';
import type { Person } from './support/person.js';
import { useConsole, WALK_MS } from './support/use-console.js';

/** Runs in the page: as text, since it precedes the page's own scripts. */
const LISTEN = `
  window.kept = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    window.kept.push([location.href, violatedDirective, blockedURI, sample].join(' ')));
`;

/**
 * `npm run test:long` opens every page of each area; here every thirtieth of the members’. Every other browser test
 * fails on a blocked resource, too.
 */
const STEP = scaled({ part: 30, all: 1 });
const inPart = (_: unknown, index: number): boolean => index % STEP === 0;

/** Documents of the server, and the page that describes the API. */
const DOCUMENTS = scaled<readonly string[]>({
  part: ['/', '/annuaire'],
  all: ['/', '/documents', '/actualites', '/faq', '/contact', '/estimation', '/annuaire', '/api-docs'],
});

describe('the policy of a page', () => {
  const tool = useConsole({ register: true, directory: true });

  const enter = async (role?: SignedInRole): Promise<Person> => {
    const person = await tool.visit();
    await person.page.addInitScript(LISTEN);
    if (role !== undefined) await person.holdSession(emailOf(role));
    return person;
  };
  const kept = async ({ page }: Pick<Person, 'page'>) => page.evaluate<string[]>('window.kept');
  /** Each page starts with its document, so that its first moments count, too. */
  const walk = async (person: Person, paths: readonly string[]) => {
    const found: string[] = [];
    for (const path of paths) {
      // Back to a document of the product: from a blank page, the browser would start a process for each.
      await person.page.goto(`${tool.product.url}/favicon.svg`);
      await person.goTo(path);
      await person.page.locator('h1, iframe').first().waitFor();
      await person.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      found.push(...(await kept(person)));
    }
    return found;
  };
  const pathsOf = async (of: PathAccess) => {
    const main = await signIn(tool.product.url, emailOf('main'));
    const { valor_id: valor, profile_id: profile } = await classify(main);
    return everyPath({ valor, profile })
      .flatMap(([path, access]) => (access === of ? [path] : []))
      .filter(inPart);
  };

  it(
    'blocks inline styles and scripts, and reports them',
    async () => {
      // An unwatched page, since this one expects blocked resources.
      const page = await (await enter()).page.context().browser()?.newPage();
      if (page === undefined) throw new Error('The browser has gone');
      await page.addInitScript(LISTEN);
      await page.goto(tool.product.url);
      await page.evaluate(() => {
        document.body.setAttribute('style', 'color: red');
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
      });
      await page.waitForFunction('window.kept.length >= 2');
      expect(await page.evaluate('window.ran')).toBeUndefined();
      await page.close();
    },
    WALK_MS,
  );

  it(
    'blocks nothing in the documents of the server',
    async () => {
      const person = await enter();
      for (const path of DOCUMENTS) {
        await person.page.goto(`${tool.product.url}${path}`);
        await person.page.locator('h1, h2').first().waitFor();
        expect([path, await kept(person)]).toEqual([path, []]);
      }
    },
    WALK_MS,
  );

  itFurther(
    'blocks nothing in the public pages of the tool',
    async () => expect(await walk(await enter(), await pathsOf('anybody'))).toEqual([]),
    WALK_MS,
  );

  it(
    'blocks nothing for members or in what they print',
    async () => expect(await walk(await enter('main'), await pathsOf('members'))).toEqual([]),
    WALK_MS,
  );

  itFurther(
    'blocks nothing for staff',
    async () => {
      const admin = await enter('admin');
      expect(await walk(admin, await pathsOf('staff'))).toEqual([]);
      const menu = admin.page.locator('nav[aria-label="Menu de l’espace de gestion"] [href^="#/admin/"]');
      const lists = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
      expect(lists.length).toBeGreaterThan(15);
      expect(await walk(admin, [...new Set(lists)].filter(inPart))).toEqual([]);
    },
    WALK_MS,
  );
});
