/**
 * HTML to tagged A4 PDF on a warm Chromium: a few reused pages, and a new browser before the old one grows too large. A
 * document contains everything it needs (styles, fonts as data: addresses, page size, footer, title, language). Scripts
 * do not run, and nothing is fetched.
 */
import { BrowserSession } from './browser-session.js';
import type { ChromiumBinary } from './chromium-binary.js';
import { PdfRenderError, type PdfErrorCode, RenderLimit } from './pdf-error.js';
import { inSpan } from '../tracing/spans.js';
import { Slots } from '../process/slots.js';

/** The end of a requested document: it was printed, or the reason why it was not. */
export interface DocumentEnded {
  readonly type: 'document_ended';
  readonly outcome: 'printed' | PdfErrorCode | 'failed';
  readonly milliseconds: number;
}

/** Events of the browser for the log, and of each document for the metrics. */
export type PdfRendererEvent =
  | { readonly type: 'browser_started'; readonly milliseconds: number; readonly sandboxed: boolean }
  | DocumentEnded
  | { readonly type: 'browser_recycled'; readonly served: number }
  | { readonly type: 'browser_lost'; readonly served: number };

export interface PdfRendererOptions {
  /** The browser to start; asked once, at the first document or at `warm`. */
  readonly chromium: () => Promise<ChromiumBinary>;
  /** Documents printed at the same time; 2 fill two cores. */
  readonly pages?: number;
  /** Limit for one document once its page is free, in milliseconds. */
  readonly timeoutMs?: number;
  /** The browser is replaced after this many documents, because its memory grows slowly. */
  readonly documentsPerBrowser?: number;
  /** A page is replaced after this many documents: the end of its process frees the memory that clearing does not free. */
  readonly documentsPerPage?: number;
  readonly browserMaxAgeMs?: number;
  readonly onEvent?: (event: PdfRendererEvent) => void;
}

const DEFAULTS = {
  pages: 2,
  timeoutMs: 20_000,
  documentsPerBrowser: 2_000,
  documentsPerPage: 200,
  browserMaxAgeMs: 30 * 60_000,
} as const;

/** The next browser starts beside the last documents of the present one, so that no document waits for it. */
const LAST_DOCUMENTS = 0.05;

export class PdfRenderer {
  readonly #options: Required<Omit<PdfRendererOptions, 'onEvent'>>;
  readonly #onEvent: (event: PdfRendererEvent) => void;
  readonly #slots: Slots;
  #binary: Promise<ChromiumBinary> | undefined;
  #session: Promise<BrowserSession> | undefined;
  #next: Promise<BrowserSession> | undefined;
  readonly #retiring = new Set<Promise<void>>();
  #closed = false;

  constructor({ onEvent, ...options }: PdfRendererOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#onEvent = onEvent ?? (() => undefined);
    this.#slots = new Slots(this.#options.pages);
  }

  /** Starts the browser now, so that the first document does not wait. */
  async warm(): Promise<void> {
    await this.#currentSession();
  }

  /** The running browser's process id; undefined without one. */
  async browserPid(): Promise<number | undefined> {
    return (await this.#session)?.pid;
  }

  /**
   * Prints one document. The file takes its title and language from `<title>` and `<html lang>`.
   * @throws PdfRenderError; `retryable` says whether to try again
   */
  async render(html: string, options: { readonly signal?: AbortSignal } = {}): Promise<Buffer> {
    const since = performance.now();
    const tell = (outcome: DocumentEnded['outcome']) =>
      this.#onEvent({ type: 'document_ended', outcome, milliseconds: performance.now() - since });
    try {
      const printed = await inSpan('print', {}, async () => this.#render(html, options));
      tell('printed');
      return printed;
    } catch (error) {
      tell(error instanceof PdfRenderError ? error.code : 'failed');
      throw error;
    }
  }

  async #render(html: string, options: { readonly signal?: AbortSignal }): Promise<Buffer> {
    refuseUntitled(html);
    const { signal } = options;
    await this.#slots.take(signal).catch((error: unknown) => {
      throw new PdfRenderError('aborted', 'Given up before a page was free.', { cause: error });
    });
    try {
      return await this.#print(await this.#currentSession(), html, signal);
    } finally {
      this.#slots.give();
    }
  }

  /** Waits for the running documents, then stops the browser. Later documents are refused with `closed`. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await Promise.all(Array.from({ length: this.#options.pages }, () => this.#slots.take()));
    const sessions = [this.#session, this.#next].map((session) => session?.catch(() => undefined));
    await Promise.all([...sessions.map(async (session) => (await session)?.stop()), ...this.#retiring]);
    for (let slot = 0; slot < this.#options.pages; slot += 1) this.#slots.give();
  }

  async #print(session: BrowserSession, html: string, signal?: AbortSignal): Promise<Buffer> {
    const limit = new RenderLimit(this.#options.timeoutMs, signal);
    try {
      return await Promise.race([session.print(html, this.#options.documentsPerPage, limit.signal), limit.reached]);
    } catch (error) {
      // After a timeout the whole browser may be stuck.
      if (error instanceof PdfRenderError && error.code === 'timeout') this.#retire(session);
      throw error;
    } finally {
      limit.done();
    }
  }

  /** The present browser: started, replaced after enough documents, restarted after a crash. */
  async #currentSession(): Promise<BrowserSession> {
    if (this.#closed) throw new PdfRenderError('closed', 'The PDF renderer is shut down.');
    const running = this.#session;
    if (running === undefined) return this.#startSession();
    const session = await running.catch(() => undefined);
    if (session?.alive === true && !this.#isSpent(session)) {
      this.#prepareNext(session);
      return session;
    }
    // Another document may have started the next browser meanwhile.
    if (this.#session !== running) return this.#currentSession();
    return session === undefined ? this.#startSession() : this.#replace(session);
  }

  #replace(session: BrowserSession): Promise<BrowserSession> {
    const next = this.#startSession();
    this.#onEvent({ type: session.alive ? 'browser_recycled' : 'browser_lost', served: session.served });
    this.#retire(session);
    return next;
  }

  /** Stops a browser in the background, so that the next document does not wait for its end. */
  #retire(session: BrowserSession): void {
    const ended = session.retire().finally(() => this.#retiring.delete(ended));
    this.#retiring.add(ended);
  }

  #isSpent({ served }: BrowserSession): boolean {
    return served >= this.#options.documentsPerBrowser;
  }

  #isNearlySpent({ served, startedAt }: BrowserSession): boolean {
    const { documentsPerBrowser, browserMaxAgeMs } = this.#options;
    return served > documentsPerBrowser * (1 - LAST_DOCUMENTS) || Date.now() - startedAt >= browserMaxAgeMs;
  }

  #startSession(): Promise<BrowserSession> {
    this.#session = this.#next ?? this.#start();
    this.#next = undefined;
    return this.#session;
  }

  /** The next browser follows as soon as it is ready. */
  #prepareNext(session: BrowserSession): void {
    if (this.#next !== undefined || !this.#isNearlySpent(session)) return;
    const next = this.#start();
    this.#next = next;
    next.then(
      () => {
        // A document may have taken it already, when the present browser ended.
        if (this.#next === next && !this.#closed) void this.#replace(session);
      },
      // The document that needs this browser starts one again and gets the error.
      () => {
        if (this.#next === next) this.#next = undefined;
      },
    );
  }

  async #start(): Promise<BrowserSession> {
    const startedAt = performance.now();
    this.#binary ??= this.#options.chromium();
    const binary = await this.#binary.catch((error: unknown) => {
      this.#binary = undefined;
      throw error;
    });
    const session = await BrowserSession.start(binary, this.#options.pages);
    const milliseconds = Math.round(performance.now() - startedAt);
    this.#onEvent({ type: 'browser_started', milliseconds, sandboxed: session.sandboxed });
    return session;
  }
}

/** A tagged PDF without title or language is useless for screen readers. */
function refuseUntitled(html: string): void {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  if (title.trim() !== '' && /<html[^<>]*\slang="\w/.test(html)) return;
  throw new PdfRenderError('untitled_document', 'The page needs a <title> and a language: <html lang="fr">.');
}
