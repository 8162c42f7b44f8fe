/** The Chromium that ships with the product, or the one that CHROMIUM_PATH names, unpacked once for all scripts. */
import { built } from './built.mjs';
import { hasMemoryDisk } from './memory-disk.mjs';
import { inRoot } from './root.mjs';

/** Of memory that its processes share, for what two browsers draw at once. */
const SHARED_BYTES = 1024 ** 3;
const SHARES_BY_FILES = '--disable-dev-shm-usage';

export async function shippedChromium() {
  const { resolveChromium } = await built('platform/pdf/index.js');
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
    // Playwright's default for containers, whose memory for that is small; drawing takes a tenth longer with it.
    ignoreDefaultArgs: (await hasMemoryDisk(SHARED_BYTES)) ? [SHARES_BY_FILES] : [],
    env: { ...env },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--font-render-hinting=none',
      ...flags,
    ],
  });
}
