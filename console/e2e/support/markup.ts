/** The elements of a document as the browser parses it; given markup is parsed without being shown or run. */
import type { Page } from 'playwright-core';
import type { Part } from '../../../backend/test/support/harmless.js';

/** @param html in place of the page itself */
export async function partsOf(page: Page, html?: string): Promise<Part[]> {
  return page.evaluate((given) => {
    const read = given === undefined ? document : new DOMParser().parseFromString(given, 'text/html');
    return [...read.querySelectorAll('*')].map(({ localName, attributes }) => ({
      name: localName,
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    }));
  }, html);
}

/** What a page's head states for search engines and link cards. */
export async function headMetadata(page: Page) {
  return page.evaluate(() => {
    const content = (property: string) =>
      document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? null;
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: content('og:title'),
      description: content('og:description'),
      structured: data.map(({ textContent }) => JSON.parse(textContent) as unknown),
    };
  });
}

interface FeedItem {
  readonly title: string;
  /** HTML, as readers of feeds take it. */
  readonly description: string;
}

/** The items of a feed, parsed as strictly as XML, or null when it is none. */
export async function itemsOf(page: Page, xml: string): Promise<FeedItem[] | null> {
  return page.evaluate((given) => {
    const read = new DOMParser().parseFromString(given, 'text/xml');
    if (read.querySelector('parsererror') !== null) return null;
    const wordsOf = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
    return [...read.querySelectorAll('item')].map((item) => ({
      title: wordsOf(item, 'title'),
      description: wordsOf(item, 'description'),
    }));
  }, xml);
}

/** The words of markup. */
export async function wordsOf(page: Page, html: string): Promise<string> {
  return page.evaluate((given) => new DOMParser().parseFromString(given, 'text/html').body.textContent, html);
}
