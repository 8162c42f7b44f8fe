/** The fonts that come with the product, and how long the first page waits for them. */

/** Loaded beside the code from the first line of the document on (vite.config.ts): by now they are there, or nearly. */
const FONTS = [
  '400 1em "Source Sans 3"',
  '600 1em "Source Sans 3"',
  '700 1em "Source Sans 3"',
  '600 1em "Source Serif 4"',
];
const PATIENCE_MS = 500;

/** Settles once the fonts are there; without them after a while, since words matter more than their look. */
export async function fontsReady(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(FONTS.map((font) => document.fonts.load(font))), late]);
}
