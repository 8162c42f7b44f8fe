import type { PdfBinder } from './pdf-binder.js';

/** Loads the PDF library, which is large, for the first bound file. The API never needs it. */
export async function openBinder(about: Parameters<typeof PdfBinder.open>[0]): Promise<PdfBinder> {
  const { PdfBinder: Binder } = await import('./pdf-binder.js');
  return Binder.open(about);
}
