/** The product's fonts, and how long the first page waits for them. */

/**
 * The fonts are loaded together with the code, from the first line of the document on (vite.config.ts). They have
 * therefore usually arrived by now.
 */
const FONTS = [
  '400 1em "Source Sans 3"',
  '600 1em "Source Sans 3"',
  '700 1em "Source Sans 3"',
  '600 1em "Source Serif 4"',
];
const PATIENCE_MS = 500;

/** Settles when the fonts are loaded. If they take too long, it settles without them. */
export async function fontsReady(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(FONTS.map((font) => document.fonts.load(font))), late]);
}
