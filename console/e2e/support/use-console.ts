/**
 * The product and a browser for the tests of a `describe`. Each page is returned after its test, and its errors are
 * reported.
 */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { startBrowser, type TestBrowser, type TestPage, type ViewportName } from './browser.js';
import { Person } from './person.js';
import { startProduct, type Product, type Surroundings } from './product.js';

/** The limit for a walk through several screens on a busy machine. */
export const WALK_MS = 240_000;

export interface ConsoleUnderTest {
  readonly product: Product;
  /** A person in a separate browser page who has not signed in. */
  visit(viewport?: ViewportName): Promise<Person>;
  /** A person at the dashboard in their own session, with steps counted from there. */
  signIn(viewport?: ViewportName, email?: string): Promise<Person>;
}

interface Setting extends Surroundings {
  readonly hostile?: boolean;
}

/** @param hostile expects the page's policy to block something */
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
