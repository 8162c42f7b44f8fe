/**
 * One screen as a slow phone comes to show it: what moves meanwhile, what travels, and when its own heading is there.
 * Layout shift as web vitals count it: without what follows an input of the last half second, the largest session of shifts
 * that are under a second apart, five seconds at most.
 */

/** A phone of the lower range on a weak mobile network. */
const PHONE = { viewport: { width: 390, height: 844 }, slowness: 4 };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** The live stream stays open: it is not waited for. */
const STREAM = '/v1/live';
/** Without a call for this long, the screen has all that it asked for. */
const QUIET_MS = 700;
const PATIENCE_MS = 120_000;

/** Runs in the page. The heading of the screen itself is looked for, not that of the skeleton that stands in for it. */
const OBSERVE = `
  window.loading = { shifts: [], from: 0, heading: null, wanted: null };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.loading.shifts.push({ startTime, value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const { loading } = window;
    const headings = [...document.querySelectorAll('h1:not([aria-busy="true"] *)')];
    const own = headings.some(({ textContent }) => loading.wanted === null || textContent === loading.wanted);
    if (own && loading.heading === null) loading.heading = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

export class PageLoads {
  #traffic = { running: new Set(), bytes: 0, scripts: 0, last: 0 };
  #kinds = new Map();

  constructor(page, close) {
    this.page = page;
    this.close = close;
  }

  /**
   * @param {import('./bench-browser.mjs').BenchBrowser} browser
   * @param {{ key: string, value: string } | null} stored of a person who is signed in
   */
  static async open(browser, stored) {
    const { page, session, close } = await browser.open(PHONE, stored, OBSERVE);
    const loads = new PageLoads(page, close);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    loads.#listen(session);
    return loads;
  }

  #listen(session) {
    const traffic = this.#traffic;
    const ended = (id) => {
      traffic.running.delete(id);
      traffic.last = Date.now();
    };
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.endsWith(STREAM)) traffic.running.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, type }) => this.#kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      traffic.bytes += encodedDataLength;
      if (this.#kinds.get(requestId) === 'Script') traffic.scripts += encodedDataLength;
      ended(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  }

  /** A load of the document: everything counts from its start. */
  async load(act) {
    this.#startCounting();
    await act();
    return this.#measured();
  }

  /** A move within the document: everything counts from here. @param {string} heading that it leads to */
  async move(heading, act) {
    this.#startCounting();
    await this.page.evaluate((wanted) => {
      Object.assign(window.loading, { shifts: [], heading: null, from: performance.now(), wanted });
    }, heading);
    await act();
    return this.#measured();
  }

  #startCounting() {
    Object.assign(this.#traffic, { bytes: 0, scripts: 0, last: Date.now() });
  }

  async #measured() {
    await this.page.waitForFunction(() => window.loading.heading !== null, null, { timeout: PATIENCE_MS });
    await this.#quiet();
    const { shifts, from, heading } = await this.page.evaluate('window.loading');
    const { bytes, scripts } = this.#traffic;
    return { shift: largestSession(shifts), bytes, scripts, headingMs: heading - from };
  }

  async #quiet() {
    const { running } = this.#traffic;
    while (running.size > 0 || Date.now() - this.#traffic.last < QUIET_MS) await this.page.waitForTimeout(QUIET_MS / 4);
    await this.page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

/** @param {readonly { startTime: number, value: number }[]} shifts in order */
function largestSession(shifts) {
  let largest = 0;
  let session = { from: -Infinity, last: -Infinity, sum: 0 };
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - session.last < 1000 && startTime - session.from < 5000;
    session = goesOn
      ? { ...session, last: startTime, sum: session.sum + value }
      : { from: startTime, last: startTime, sum: value };
    largest = Math.max(largest, session.sum);
  }
  return largest;
}
