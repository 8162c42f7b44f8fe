/** Pages that the tests of a Jest worker reuse one after the other, across files (ADR 73). */
import { leftAsFound } from './left-as-found.mjs';

const ACTION_MS = 45_000;

/**
 * @typedef {object} KeptPage
 * @property {import('playwright-core').Page} page
 * @property {() => boolean} isLeftAsFound nothing was done to it that another test would meet
 */

export class KeptPages {
  #browser;
  /** @type {KeptPage[]} */
  #idle = [];

  /** @param {import('playwright-core').Browser} browser */
  constructor(browser) {
    this.#browser = browser;
  }

  /** The page that was returned last, which has read most of the console; otherwise a new one. */
  async take() {
    return this.#idle.pop() ?? this.#newPage();
  }

  /** @param {KeptPage} kept as empty as a new one */
  keep(kept) {
    this.#idle.push(kept);
  }

  contextsInUse() {
    const idle = new Set(this.#idle.map(({ page }) => page.context()));
    return this.#browser.contexts().filter((context) => !idle.has(context));
  }

  /** Closes the pages that were not returned. */
  async endOthers() {
    await Promise.all(this.contextsInUse().map(async (context) => context.close()));
  }

  /** @returns {Promise<KeptPage>} */
  async #newPage() {
    const context = await this.#browser.newContext({
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    context.setDefaultTimeout(ACTION_MS);
    const page = await context.newPage();
    return { page, isLeftAsFound: leftAsFound(page) };
  }
}
