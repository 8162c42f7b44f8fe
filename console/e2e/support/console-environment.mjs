/** Where browser tests run: beside the product, the library that drives the browser is loaded once for a worker of Jest. */
import { chromium } from 'playwright-core';
import ProductEnvironment from '../../../backend/test/support/product-environment.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';

/** The browser that ships with the product. */
async function launchBrowser() {
  const { resolveChromium } = await import(inRoot('backend', 'dist', 'platform', 'pdf', 'index.js'));
  const { executablePath, env } = await resolveChromium({
    cacheDir: inRoot('.cache', 'chromium'),
    packageDir: inRoot('backend'),
  });
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath,
    env: { ...env },
    args: [...sandbox, '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
}

export default class ConsoleEnvironment extends ProductEnvironment {
  async setup() {
    await super.setup();
    this.global.launchBrowser = launchBrowser;
  }
}
