/** A page in Chromium as the product ships it, and how long it takes to answer a person. */

/** Event Timing tells of events that took at least this long; what it does not tell of was quicker. */
const SHORTEST_MS = 16;

/** Runs in the page: gathers the interactions that were told of. */
const OBSERVE = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) {
      if (interactionId > 0) window.interactions.push({ startTime, duration });
    }
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });
`;
/** Past the frame that an event leads to, and past the task in which it is told. */
const PAINTED = 'new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 50)))';

export class AnsweringPage {
  constructor(page) {
    this.page = page;
  }

  /**
   * In a profile of its own.
   * @param {import('playwright-core').Browser} browser
   * @param {{ width: number, height: number }} viewport
   * @param {string} token of a person who is signed in
   */
  static async open(browser, viewport, token) {
    const context = await browser.newContext({ viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
    await context.addInitScript(`localStorage.setItem('valorisation.token', ${JSON.stringify(token)}); ${OBSERVE}`);
    return new AnsweringPage(await context.newPage());
  }

  /** Milliseconds from the event to the next frame, of the slowest event of one act. */
  async timed({ ready = async () => {}, act, after = async () => {} }) {
    await ready();
    await this.page.evaluate(PAINTED);
    const from = await this.page.evaluate('performance.now()');
    await act();
    await this.page.evaluate(PAINTED);
    const durations = await this.page.evaluate(
      (start) => window.interactions.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration),
      from,
    );
    await after();
    await this.page.evaluate(PAINTED);
    return Math.max(SHORTEST_MS, ...durations);
  }
}
