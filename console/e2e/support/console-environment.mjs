/**
 * The environment of browser tests: the Jest worker keeps the product, Playwright and the browser for all its files.
 */
import ProductEnvironment from '../../../backend/test/support/product-environment.mjs';
import { launchChromium } from '../../../scripts/lib/chromium.mjs';
import { KeptPages } from './kept-pages.mjs';

/** A page is closed before optimised code would pay for its compilation (ADR 73). */
const WITHOUT_OPTIMISING = '--js-flags=--no-maglev,--no-opt';

/** Lines of a page's outline that are printed with a failure. */
const OUTLINE_LINES = 60;

/** What a person would see of a page, in words. */
async function outlineOf(page) {
  const outline = await page.locator('main').ariaSnapshot({ timeout: 5000 });
  return `${page.url()}\n${outline.split('\n').slice(0, OUTLINE_LINES).join('\n')}`;
}

/** The message by which jest-worker says that there are no more files (`CHILD_MESSAGE_END`). */
const NO_MORE_FILES = 2;

/** The browser is started once, since that takes as long as loading the console. */
let launched;
let keptPages;
/** The product has the same port in each file, so that the browser's cache serves the next file. */
let port;

/** Jest kills a worker that has not ended after half a second, and reports it. */
const CLOSING_MS = 300;

/**
 * Ends a worker, which would not end by itself while its browser runs. A run in one process ends in its global
 * teardown.
 */
function endWithWorker() {
  const end = ([message]) => {
    if (message !== NO_MORE_FILES) return;
    process.off('message', end);
    // A browser with many pages takes longer: Playwright ends it with the process.
    const leave = setTimeout(() => process.exit(), CLOSING_MS);
    void closeBrowser().finally(() => clearTimeout(leave));
  };
  process.on('message', end);
}

async function closeBrowser() {
  const browser = launched;
  launched = undefined;
  await browser?.close();
}

async function thePages() {
  if (launched?.isConnected()) return keptPages;
  launched = await launchChromium({ flags: [WITHOUT_OPTIMISING] });
  keptPages = new KeptPages(launched);
  if (process.send === undefined) globalThis.closeTestBrowser = closeBrowser;
  else endWithWorker();
  return keptPages;
}

export default class ConsoleEnvironment extends ProductEnvironment {
  #pages;

  async setup() {
    await super.setup();
    this.global.workersPages = async () => (this.#pages = await thePages());
    this.global.workersPort = async (find) => (port = await find(port));
  }

  /** A failure is reported with what its pages showed. */
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    const { name, test } = event;
    if (name !== 'test_fn_failure') return;
    const pages = this.#pages?.contextsInUse().flatMap((context) => context.pages()) ?? [];
    const outlines = await Promise.allSettled(pages.map(outlineOf));
    for (const { value, reason } of outlines) {
      process.stderr.write(`\nWhat the page showed when « ${test.name} » failed: ${value ?? String(reason)}\n`);
    }
  }
}
