/** One browser and its pages, from its start until it has printed enough or crashed. */
import type { Browser } from 'puppeteer-core';
import type { ChromiumBinary } from './chromium-binary.js';
import { startBrowser } from './browser.js';
import { PdfRenderError } from './pdf-error.js';
import { PdfPage } from './pdf-page.js';

/** How long a browser may take to end by itself. */
const PATIENCE_MS = 3_000;

export class BrowserSession {
  /** Documents given to this browser so far. */
  served = 0;
  readonly startedAt = Date.now();
  /** Used in turn: one that is still being opened or cleared has the time of a document for it. */
  readonly #idle: Promise<PdfPage>[] = [];
  #inUse = 0;
  #retired = false;
  #stopped: Promise<void> | undefined;

  private constructor(
    private readonly browser: Browser,
    readonly sandboxed: boolean,
    private readonly undrawn: boolean,
  ) {}

  static async start(binary: ChromiumBinary, pages: number): Promise<BrowserSession> {
    const { browser, sandboxed } = await startBrowser(binary);
    const session = new BrowserSession(browser, sandboxed, binary.headlessShell);
    try {
      session.#idle.push(...Array.from({ length: pages }, async () => session.#newPage()));
      await Promise.all(session.#idle);
      return session;
    } catch (error) {
      await session.stop();
      throw error;
    }
  }

  get alive(): boolean {
    return this.browser.connected && !this.#retired;
  }

  get pid(): number | undefined {
    return this.browser.process()?.pid;
  }

  /** The page is reused unless it failed or has printed `documentsPerPage`. @throws PdfRenderError */
  async print(html: string, documentsPerPage: number, signal: AbortSignal): Promise<Buffer> {
    this.served += 1;
    this.#inUse += 1;
    try {
      const page = (await this.#takeIdlePage()) ?? (await this.#openPage());
      const pdf = await page.print(html, signal);
      if (!this.alive) page.close();
      else if (page.printed < documentsPerPage) this.#idle.push(Promise.resolve(page));
      else this.#replace(page);
      return pdf;
    } finally {
      this.#inUse -= 1;
      if (this.#retired && this.#inUse === 0) await this.stop();
    }
  }

  /** Takes no more documents. The browser stops when the running ones are printed. */
  async retire(): Promise<void> {
    this.#retired = true;
    if (this.#inUse === 0) await this.stop();
  }

  /** Stops the browser now, by force when it does not answer. */
  async stop(): Promise<void> {
    this.#retired = true;
    this.#stopped ??= this.#stop();
    await this.#stopped;
  }

  async #stop(): Promise<void> {
    const force = setTimeout(() => this.browser.process()?.kill('SIGKILL'), PATIENCE_MS);
    // A crashed browser has nothing left to close.
    await this.browser.close().catch(() => undefined);
    clearTimeout(force);
  }

  /** Skips pages whose process died while they were idle, and those that did not open. */
  async #takeIdlePage(): Promise<PdfPage | undefined> {
    for (let idle = this.#idle.shift(); idle !== undefined; idle = this.#idle.shift()) {
      const page = await idle.catch(() => undefined);
      if (page?.usable === true) return page;
    }
    return undefined;
  }

  /** Opens the next page now, so that no document waits for it. */
  #replace(page: PdfPage): void {
    page.close();
    const next = this.#newPage();
    next.catch(() => undefined);
    this.#idle.push(next);
  }

  async #newPage(): Promise<PdfPage> {
    return PdfPage.open(this.browser, { undrawn: this.undrawn });
  }

  async #openPage(): Promise<PdfPage> {
    try {
      return await this.#newPage();
    } catch (error) {
      throw new PdfRenderError('browser_lost', 'The browser opened no page.', { cause: error });
    }
  }
}
