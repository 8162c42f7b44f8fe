/** Where browser tests run: beside the product, the library that drives the browser is loaded once for a worker of Jest. */
import ProductEnvironment from '../../../backend/test/support/product-environment.mjs';
import { launchChromium } from '../../../scripts/lib/chromium.mjs';

/** A page of a walk is gone before code that is compiled for speed has paid for its compilation (ADR 73). */
const WITHOUT_OPTIMISING = '--js-flags=--no-maglev,--no-opt';

/** Lines of a page's outline that are printed with a failure. */
const OUTLINE_LINES = 60;

/** What a person would see of a page, in words. */
async function outlineOf(page) {
  const outline = await page.locator('main').ariaSnapshot({ timeout: 5000 });
  return `${page.url()}\n${outline.split('\n').slice(0, OUTLINE_LINES).join('\n')}`;
}

export default class ConsoleEnvironment extends ProductEnvironment {
  #browsers = [];

  async setup() {
    await super.setup();
    this.global.launchBrowser = async () => {
      const browser = await launchChromium({ flags: [WITHOUT_OPTIMISING] });
      this.#browsers.push(browser);
      return browser;
    };
  }

  /** A walk that fails elsewhere is understood by what its pages showed. */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return;
    const pages = this.#browsers.flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
    const outlines = await Promise.allSettled(pages.map(outlineOf));
    for (const { value, reason } of outlines) {
      process.stderr.write(`\nWhat the page showed when « ${test.name} » failed: ${value ?? String(reason)}\n`);
    }
  }
}
