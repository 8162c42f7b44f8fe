/** The product and a browser for the tests of a `describe`; each page is left after its test, its errors told. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { startBrowser, type TestBrowser, type TestPage, type ViewportName } from './browser.js';
import { Person } from './person.js';
import { startProduct, type Product, type Surroundings } from './product.js';

/** A walk through several screens on a busy machine. */
export const WALK_MS = 240_000;

export interface ConsoleUnderTest {
  readonly product: Product;
  /** Somebody in a browser of their own, who has not signed in. */
  visit(viewport?: ViewportName): Promise<Person>;
  /** Someone at the dashboard in a session of their own, their steps counted from there. */
  signIn(viewport?: ViewportName, email?: string): Promise<Person>;
}

interface Setting extends Surroundings {
  readonly hostile?: boolean;
}

/** @param hostile the page's policy is to keep something from it. */
export function useConsole({ hostile = false, ...surroundings }: Setting = {}): ConsoleUnderTest {
  let product: Product | undefined;
  let browser: TestBrowser | undefined;
  let opened: TestPage[] = [];

  const started = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('Asked before the tests have begun');
    return part;
  };

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(surroundings), startBrowser()]);
  }, WALK_MS);

  afterEach(async () => {
    const pages = opened;
    opened = [];
    const told = pages.flatMap(({ errors, blocked }) => (hostile ? errors : [...errors, ...blocked]));
    await Promise.all(pages.map(async (page) => page.leave(started(product).url)));
    expect(told).toEqual([]);
  }, WALK_MS);

  afterAll(async () => {
    await browser?.close();
    await product?.close();
  }, WALK_MS);

  const visit = async (viewport?: ViewportName): Promise<Person> => {
    const page = await started(browser).open(viewport);
    opened.push(page);
    return new Person(page.page, started(product).url);
  };

  return {
    get product() {
      return started(product);
    },
    visit,
    async signIn(viewport, email) {
      const person = await visit(viewport);
      await person.signIn(email);
      person.startCounting();
      return person;
    },
  };
}
