/**
 * How much of a page moves while it comes, as web vitals count it: the largest session of shifts that are under a second
 * apart, five seconds at most, without what follows an input of the last half second.
 */
import type { Page, Request } from 'playwright-core';
import { becomes } from './settled.js';

/** A weak mobile network: what comes late comes one after the other. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** In the page: text, since the entries of this kind are unknown to the types of the DOM. */
const OBSERVE = `
  window.layoutShift = 0;
  let session = { from: 0, last: -Infinity, sum: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      const goesOn = startTime - session.last < 1000 && startTime - session.from < 5000;
      session = goesOn
        ? { ...session, last: startTime, sum: session.sum + value }
        : { from: startTime, last: startTime, sum: value };
      window.layoutShift = Math.max(window.layoutShift, session.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;
const AFTER_TWO_FRAMES = `new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(window.layoutShift))));
})`;

export class LayoutShift {
  private readonly running = new Set<Request>();

  private constructor(private readonly page: Page) {}

  /** From the next load on, over a slow network. */
  static async observe(page: Page): Promise<LayoutShift> {
    const observed = new LayoutShift(page);
    const { running } = observed;
    // The live stream stays open.
    page.on('request', (request) => !request.url().endsWith('/v1/live') && running.add(request));
    page.on('requestfinished', (request) => running.delete(request));
    page.on('requestfailed', (request) => running.delete(request));
    await page.addInitScript(OBSERVE);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // What an earlier test has loaded would come at once: of the browser, and of the process of its page.
    await session.send('Network.clearBrowserCache');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    return observed;
  }

  /** What is on the page from now on counts, not how it came. */
  async startCounting(): Promise<void> {
    await this.page.evaluate('window.layoutShift = 0');
  }

  /** Once all that was asked for is there and drawn. */
  async measured(): Promise<number> {
    await becomes(async () => this.running.size, 0);
    await this.page.evaluate('document.fonts.ready.then(() => undefined)');
    return this.page.evaluate<number>(AFTER_TWO_FRAMES);
  }
}
