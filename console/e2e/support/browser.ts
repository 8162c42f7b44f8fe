/** The browser that ships with the product, driven by Playwright. */
import { projectPath } from '../../../backend/src/platform/config/paths.js';
import { resolveChromium } from '../../../backend/src/platform/pdf/index.js';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Widths of the three layouts: side panel, folded menu, phone. */
export const VIEWPORTS = {
  wide: { width: 1440, height: 900 },
  medium: { width: 900, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type ViewportName = keyof typeof VIEWPORTS;

export interface TestBrowser {
  /** A page of a fresh session, with what went wrong in it. */
  open(viewport?: ViewportName): Promise<TestPage>;
  close(): Promise<void>;
}

export interface TestPage {
  readonly page: Page;
  /** Uncaught errors of the console. */
  readonly errors: readonly string[];
  /** What the page's policy kept from it. */
  readonly blocked: readonly string[];
  close(): Promise<void>;
}

const ACTION_MS = 45_000;

export async function startBrowser(): Promise<TestBrowser> {
  const { executablePath, env } = await resolveChromium({
    cacheDir: projectPath('.cache', 'chromium'),
    packageDir: projectPath('backend'),
  });
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser: Browser = await chromium.launch({
    executablePath,
    env: { ...env },
    args: [...sandbox, '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
  return {
    async open(viewport = 'wide') {
      const context = await browser.newContext({
        viewport: VIEWPORTS[viewport],
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        reducedMotion: 'reduce',
        acceptDownloads: true,
      });
      context.setDefaultTimeout(ACTION_MS);
      const page = await context.newPage();
      const errors: string[] = [];
      const blocked: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      // What the page's policy keeps from it would be missing on the screen.
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) blocked.push(message.text());
      });
      return {
        page,
        errors,
        blocked,
        close: async () => {
          // A request that a test holds or answers itself ends with its page.
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await context.close();
        },
      };
    },
    close: async () => browser.close(),
  };
}
