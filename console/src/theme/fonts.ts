/** The product's fonts, and how long the first page waits for them. */

/** Loaded beside the code from the document's first line (vite.config.ts), so usually they are there. */
const FONTS = [
  '400 1em "Source Sans 3"',
  '600 1em "Source Sans 3"',
  '700 1em "Source Sans 3"',
  '600 1em "Source Serif 4"',
];
const PATIENCE_MS = 500;

/** Settles when the fonts are loaded, or after a short time without them. */
export async function fontsReady(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(FONTS.map((font) => document.fonts.load(font))), late]);
}
