/** Where browser tests run: beside the product, the library that drives the browser and the browser itself are a worker's of Jest. */
import ProductEnvironment from '../../../backend/test/support/product-environment.mjs';
import { launchChromium } from '../../../scripts/lib/chromium.mjs';
import { KeptPages } from './kept-pages.mjs';

/** A page of a walk is gone before code that is compiled for speed has paid for its compilation (ADR 73). */
const WITHOUT_OPTIMISING = '--js-flags=--no-maglev,--no-opt';

/** Lines of a page's outline that are printed with a failure. */
const OUTLINE_LINES = 60;

/** What a person would see of a page, in words. */
async function outlineOf(page) {
  const outline = await page.locator('main').ariaSnapshot({ timeout: 5000 });
  return `${page.url()}\n${outline.split('\n').slice(0, OUTLINE_LINES).join('\n')}`;
}

/** How jest-worker tells a worker that it has no more files (`CHILD_MESSAGE_END`). */
const NO_MORE_FILES = 2;

/** Starting it takes as long as loading the console. */
let launched;
let keptPages;
/** Where the product of each file is met, so that what a page has read and compiled of it serves in the next file. */
let port;

/** Jest ends a worker by force that has not ended by itself after half a second, and says so. */
const CLOSING_MS = 300;

/** Of a worker, which would not end by itself beside a browser; a run in one process is told by its global teardown. */
function endWithWorker() {
  const end = ([message]) => {
    if (message !== NO_MORE_FILES) return;
    process.off('message', end);
    // A browser with many pages takes longer: it ends with its process, which Playwright sees to.
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

  /** A walk that fails elsewhere is understood by what its pages showed. */
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
