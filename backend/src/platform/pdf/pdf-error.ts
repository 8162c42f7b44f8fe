/** Why a PDF was not printed, and whether trying again can help. */

/** - `browser_unavailable`: no browser can be started on this machine, or none that runs
 *  - `browser_lost`: the browser or its page died while it worked; the next render starts a new one
 *  - `render_failed`: the browser refused to print this document
 *  - `timeout`: over the time limit of one document
 *  - `aborted`: the caller gave up
 *  - `closed`: the renderer is shut down
 *  - `untitled_document`: the page has no title or no language, which a tagged PDF needs */
export type PdfErrorCode =
  'browser_unavailable' | 'browser_lost' | 'render_failed' | 'timeout' | 'aborted' | 'closed' | 'untitled_document';

const RETRYABLE: ReadonlySet<PdfErrorCode> = new Set(['browser_lost', 'render_failed', 'timeout']);

/** A refusal of the PDF renderer. `retryable`: the same document may succeed on a second try. */
export class PdfRenderError extends Error {
  readonly retryable: boolean;

  constructor(
    readonly code: PdfErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PdfRenderError';
    this.retryable = RETRYABLE.has(code);
  }
}

/** The end of one document's time: its limit, or its caller leaving. */
export class RenderLimit {
  /** Rejects at the end of the time with `timeout` or `aborted`; never resolves. */
  readonly reached: Promise<never>;
  readonly #controller = new AbortController();
  readonly #release: () => void;

  constructor(milliseconds: number, caller?: AbortSignal) {
    const abort = (): void => this.#end(new PdfRenderError('aborted', 'Given up while the document was printed.'));
    const timer = setTimeout(() => {
      this.#end(new PdfRenderError('timeout', `Not printed within ${milliseconds} ms.`));
    }, milliseconds);
    this.#release = () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    };
    this.reached = new Promise<never>((_, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason as PdfRenderError), { once: true });
    });
    // After a document is printed in time, no code awaits this promise, and its rejection must not end the process.
    this.reached.catch(() => undefined);
    caller?.addEventListener('abort', abort, { once: true });
    if (caller?.aborted === true) abort();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the clock, because the document is printed or has failed. */
  done(): void {
    this.#release();
  }

  #end(reason: PdfRenderError): void {
    this.#release();
    this.#controller.abort(reason);
  }
}
