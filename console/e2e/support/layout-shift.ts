/**
 * How much of a page moves while it loads, as web vitals count it: the largest session of shifts less than a second
 * apart and five seconds long at most, without shifts in the half second after an input.
 */
import type { Page, Request } from 'playwright-core';
import { becomes } from './settled.js';

/** A weak mobile network, on which late content arrives bit by bit. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Runs in the page: as text, since the DOM types lack entries of this kind. */
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
    // Clears what an earlier test loaded, in the browser and in the page's process, since that would come at once.
    await session.send('Network.clearBrowserCache');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    return observed;
  }

  /** Counts shifts from now on, not those of the load. */
  async startCounting(): Promise<void> {
    await this.page.evaluate('window.layoutShift = 0');
  }

  /** Returns the score once everything requested is there and drawn. */
  async measured(): Promise<number> {
    await becomes(async () => this.running.size, 0);
    await this.page.evaluate('document.fonts.ready.then(() => undefined)');
    return this.page.evaluate<number>(AFTER_TWO_FRAMES);
  }
}
