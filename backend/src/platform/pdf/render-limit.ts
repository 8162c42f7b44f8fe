/** The end of one document's time: its limit, or its caller leaving. */
import { PdfRenderError } from './pdf-error.js';

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
    // After a document is printed in time, no code awaits the limit.
    this.reached.catch(() => undefined);
    caller?.addEventListener('abort', abort, { once: true });
    if (caller?.aborted === true) abort();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The document is printed or failed: stops the clock. */
  done(): void {
    this.#release();
  }

  #end(reason: PdfRenderError): void {
    this.#release();
    this.#controller.abort(reason);
  }
}
