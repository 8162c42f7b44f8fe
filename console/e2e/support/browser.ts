/** The browser that ships with the product, driven by Playwright. */
import type { Browser, Page } from 'playwright-core';

declare global {
  /** Of console-environment.mjs. */
  function launchBrowser(): Promise<Browser>;
}

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
  const browser = await launchBrowser();
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
