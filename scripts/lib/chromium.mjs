/** The Chromium that ships with the product, or the one that CHROMIUM_PATH names, unpacked once for all scripts. */
import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

export async function shippedChromium() {
  const { resolveChromium } = await import(
    pathToFileURL(inRoot('backend', 'dist', 'platform', 'pdf', 'index.js')).href
  );
  const { CHROMIUM_PATH: chromiumPath } = process.env;
  return resolveChromium({
    ...(chromiumPath === undefined ? {} : { chromiumPath }),
    cacheDir: inRoot('.cache', 'chromium'),
    packageDir: inRoot('backend'),
  });
}

/**
 * A browser that draws alike on every machine, driven by Playwright.
 * @param options.flags further ones of Chromium
 */
export async function launchChromium({ flags = [] } = {}) {
  // Asked here and not above: a script without node_modules must reach its installation first.
  const { chromium } = await import('playwright-core');
  const { executablePath, env } = await shippedChromium();
  return chromium.launch({
    executablePath,
    env: { ...env },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      ...flags,
    ],
  });
}
