/** HTML to PDF. It owns the browser and knows no document of the product. */
export { resolveChromium, type ChromiumBinary, type ChromiumLookup } from './chromium-binary.js';
export { openBinder } from './open-binder.js';
export { PdfRenderError, type PdfErrorCode } from './pdf-error.js';
export { watchPrinting } from './printing.module.js';
export { PdfRenderer, type PdfRendererEvent, type PdfRendererOptions } from './pdf-renderer.js';
