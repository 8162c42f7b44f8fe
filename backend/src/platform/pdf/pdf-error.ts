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
