/** Chromium as the product ships it, and how long its pages take to answer a person. */
import { launchChromium } from '../lib/chromium.mjs';

/** Event Timing tells of events that took at least this long; what it does not tell of was quicker. */
const SHORTEST_MS = 16;
const SCROLLS = 12;
const WHEEL = 700;

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

export class BenchBrowser {
  #browser;

  static async open(lab) {
    const opened = new BenchBrowser();
    opened.#browser = await launchChromium();
    lab.onClose(() => opened.#browser.close());
    return opened;
  }

  /** A page of a signed-in person, whose interactions are timed. */
  async page(how, stored) {
    const { page, close } = await this.open(how, stored, OBSERVE);
    return new BenchPage(page, close);
  }

  /**
   * A page in a profile of its own.
   * @param {{ viewport: { width: number, height: number }, slowness?: number }} how
   * @param {{ key: string, value: string } | null} stored
   * @param {string} observe runs in each document before anything else
   */
  async open({ viewport, slowness = 1 }, stored, observe) {
    const context = await this.#browser.newContext({ viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
    const store = stored && `localStorage.setItem(${JSON.stringify(stored.key)}, ${JSON.stringify(stored.value)});`;
    await context.addInitScript(`${store ?? ''} ${observe}`);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowness > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    return { page, session, close: () => context.close() };
  }
}

class BenchPage {
  constructor(page, close) {
    this.page = page;
    this.close = close;
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

  /** Milliseconds between the frames of a scroll through the page and back. */
  async scroll() {
    await this.page.evaluate(() => {
      window.frameTimes = [];
      let last = performance.now();
      const next = (now) => {
        window.frameTimes.push(now - last);
        last = now;
        window.scrolling = requestAnimationFrame(next);
      };
      window.scrolling = requestAnimationFrame(next);
    });
    await this.page.mouse.move(300, 400);
    for (const direction of [1, -1]) {
      for (let turn = 0; turn < SCROLLS; turn += 1) await this.page.mouse.wheel(0, direction * WHEEL);
    }
    return this.page.evaluate(() => {
      cancelAnimationFrame(window.scrolling);
      return window.frameTimes;
    });
  }
}
