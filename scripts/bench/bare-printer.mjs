/** The floor: Puppeteer on warm pages, `setContent` and `page.pdf()` over a list of ready pages of HTML, nothing kept. */
import { built } from './built.mjs';

/** What the product asks of the browser, in Puppeteer's words. */
const OPTIONS = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };

export class BarePrinter {
  #browser;
  #count;
  #pages = [];

  constructor(browser, count) {
    this.#browser = browser;
    this.#count = count;
  }

  static async open(lab, binary, count) {
    const { startBrowser } = await built('platform/pdf/browser.js');
    const { browser } = await startBrowser(binary);
    lab.onClose(() => browser.close());
    return new BarePrinter(browser, count);
  }

  /** New pages, warmed by some documents: a page slows down with every document that it has printed. */
  async renew(sheets) {
    await Promise.all(this.#pages.map((page) => page.close()));
    this.#pages = await Promise.all(Array.from({ length: this.#count }, () => this.#browser.newPage()));
    for (const page of this.#pages) await page.setJavaScriptEnabled(false);
    await this.print(sheets);
  }

  /**
   * @param {readonly { html: string }[]} sheets
   * @returns {Promise<number[]>} bytes of each file
   */
  async print(sheets) {
    const sizes = [];
    let next = 0;
    const loop = async (page) => {
      while (next < sheets.length) {
        const index = next++;
        await page.setContent(sheets[index].html, { waitUntil: 'load' });
        sizes[index] = (await page.pdf(OPTIONS)).byteLength;
      }
    };
    await Promise.all(this.#pages.map(loop));
    return sizes;
  }
}
