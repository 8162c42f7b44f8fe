/** One page of the browser, used for many documents, without scripts and network. */
import type { Browser, CDPSession } from 'puppeteer-core';
import { PdfRenderError } from './pdf-error.js';

/** A page slows down as fonts of earlier documents pile up in it. An empty document in between releases them. */
const DOCUMENTS_PER_CLEARING = 20;

/** No document is shown on a screen. Otherwise Chromium would lay it out for the screen first, then for paper. */
const NOT_ON_SCREEN = '<style>@media screen{body{display:none}}</style>';
/** The first document of a page takes half as long again. No person waits for this one. */
const FIRST_DOCUMENT = '<!doctype html><html><head></head><body>1</body></html>';
/** Hidden text asks for no font, so all of the document's fonts are loaded before it is printed. */
const LOAD_FONTS = 'Promise.all(Array.from(document.fonts, (font) => font.load())).then(() => true)';

/**
 * Uses the browser's protocol directly. Puppeteer's own page mirrors every frame and request of the document into this
 * process, which costs about a third of a document's time.
 */
export class PdfPage {
  printed = 0;
  /** The clearing after the last document, which the next one waits for. */
  #cleared: Promise<unknown> = Promise.resolve();
  #lost: PdfRenderError | undefined;
  #onLost: ((error: PdfRenderError) => void) | undefined;

  private constructor(
    private readonly browserSession: CDPSession,
    private readonly session: CDPSession,
    private readonly targetId: string,
    private readonly frameId: string,
  ) {
    session.once('Inspector.targetCrashed', () => this.#lose('The page of the browser crashed.'));
    session.once('Inspector.detached', () => this.#lose('The browser closed the page.'));
  }

  /** @param undrawn lays its documents out for paper without drawing for a screen, saving an eighth of their time */
  static async open(browser: Browser, { undrawn }: { readonly undrawn: boolean }): Promise<PdfPage> {
    const browserSession = await browser.target().createCDPSession();
    const { targetId } = await browserSession.send('Target.createTarget', {
      url: 'about:blank',
      enableBeginFrameControl: undrawn,
    });
    const { sessionId } = await browserSession.send('Target.attachToTarget', { targetId, flatten: true });
    const session = browserSession.connection()?.session(sessionId);
    if (!session) throw new PdfRenderError('browser_lost', 'The browser gave no session for a page.');
    const [{ frameTree }] = await Promise.all([
      session.send('Page.getFrameTree'),
      session.send('Page.enable'),
      session.send('Inspector.enable'),
      session.send('Emulation.setScriptExecutionDisabled', { value: true }),
      blockNetwork(session),
    ]);
    const page = new PdfPage(browserSession, session, targetId, frameTree.frame.id);
    await page.#print(FIRST_DOCUMENT);
    return page;
  }

  /** False when the page has crashed or is closed. */
  get usable(): boolean {
    return this.#lost === undefined;
  }

  /** The signal ends the page in any state. @throws PdfRenderError `browser_lost` or `render_failed` */
  async print(html: string, signal: AbortSignal): Promise<Buffer> {
    if (this.#lost) throw this.#lost;
    this.printed += 1;
    const lost = new Promise<never>((_, reject) => (this.#onLost = reject));
    const giveUp = (): void => this.close();
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      const pdf = await Promise.race([this.#cleared.then(async () => this.#print(html)), lost]);
      if (this.printed % DOCUMENTS_PER_CLEARING === 0) this.#clear();
      return pdf;
    } catch (error) {
      throw this.#explain(error);
    } finally {
      this.#onLost = undefined;
      signal.removeEventListener('abort', giveUp);
    }
  }

  /** Closes the page without waiting for an answer, because a stuck browser gives none. */
  close(): void {
    this.#lose('The page was closed.');
    this.browserSession.send('Target.closeTarget', { targetId: this.targetId }).catch(ignoreClosed);
  }

  #clear(): void {
    this.#cleared = this.#load(() => this.session.send('Page.navigate', { url: 'about:blank' }));
    // The next document gets the failure.
    this.#cleared.catch(() => undefined);
  }

  async #print(html: string): Promise<Buffer> {
    const onPaper = html.replace('</head>', `${NOT_ON_SCREEN}</head>`);
    await this.#load(() => this.session.send('Page.setDocumentContent', { frameId: this.frameId, html: onPaper }));
    await this.session.send('Runtime.evaluate', {
      expression: LOAD_FONTS,
      awaitPromise: true,
      returnByValue: true,
    });
    const { data } = await this.session.send('Page.printToPDF', {
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
      transferMode: 'ReturnAsBase64',
    });
    return Buffer.from(data, 'base64');
  }

  async #load(show: () => Promise<unknown>): Promise<void> {
    const loaded = new Promise<void>((resolve) => this.session.once('Page.loadEventFired', () => resolve()));
    await show();
    await loaded;
  }

  #lose(reason: string): void {
    this.#lost ??= new PdfRenderError('browser_lost', reason);
    this.#onLost?.(this.#lost);
  }

  #explain(error: unknown): PdfRenderError {
    if (error instanceof PdfRenderError) return error;
    if (this.#lost) return this.#lost;
    const reason = error instanceof Error ? error.message : String(error);
    if (this.session.detached) return new PdfRenderError('browser_lost', reason, { cause: error });
    return new PdfRenderError('render_failed', reason, { cause: error });
  }
}

/** Stops every request except data: addresses, which Chromium answers itself. */
async function blockNetwork(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(ignoreClosed);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

/** Ignores a failure, because the page or browser may be gone before it answers. */
function ignoreClosed(): void {
  return undefined;
}
