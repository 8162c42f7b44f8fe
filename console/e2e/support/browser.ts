/** The browser that ships with the product, driven by Playwright. */
import type { Page } from 'playwright-core';
import { scaled } from '../../../backend/test/support/scale.js';

interface KeptPage {
  readonly page: Page;
  /** True when nothing on the page was changed in a way that the next test would notice. */
  isLeftAsFound(): boolean;
}

/** Implemented in kept-pages.mjs. */
interface KeptPages {
  take(): Promise<KeptPage>;
  keep(page: KeptPage): void;
  endOthers(): Promise<void>;
}

declare global {
  /** Provided by console-environment.mjs: the pages of this Jest worker, which its files use one after the other. */
  function workersPages(): Promise<KeptPages>;
}

/** Widths of the three layouts: side panel, folded menu, phone. */
export const VIEWPORTS = {
  wide: { width: 1440, height: 900 },
  medium: { width: 900, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type ViewportName = keyof typeof VIEWPORTS;

/**
 * The layouts in which a screen is checked. The middle one combines the two others: the tables of the first with the
 * menu of the last. `npm run test:long` checks all three.
 */
export const LAYOUTS = scaled<readonly ViewportName[]>({ part: ['wide', 'phone'], all: ['wide', 'medium', 'phone'] });

export interface TestBrowser {
  /** A page without traces of another test, and its errors. */
  open(viewport?: ViewportName): Promise<TestPage>;
  /** Closes what was opened; the browser and returned pages stay for the next file. */
  close(): Promise<void>;
}

export interface TestPage {
  readonly page: Page;
  /** Uncaught errors of the console. */
  readonly errors: readonly string[];
  /** Resources that the page's policy has blocked. */
  readonly blocked: readonly string[];
  /**
   * Ends the test's use of the page. The next test, possibly in another file, gets the same page as empty as a new one:
   * a browser that has compiled the console starts it in half the time. A page with lasting changes is closed. @param
   * url of the product
   */
  leave(url: string): Promise<void>;
  close(): Promise<void>;
}

/** Events that tests listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/**
 * Opens a file of the product without a script: its storage is available there, and opening the console stays in the
 * same process. A kept page is there already.
 */
export async function emptyStorage(page: Page, url: string, stored: Readonly<Record<string, string>> = {}) {
  const place = `${url}/favicon.svg`;
  if (page.url() !== place) await page.goto(place);
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

export async function startBrowser(): Promise<TestBrowser> {
  const pages = await workersPages();
  return {
    async open(viewport = 'wide') {
      const kept = await pages.take();
      const { page } = kept;
      await page.setViewportSize(VIEWPORTS[viewport]);
      const errors: string[] = [];
      const blocked: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      // A resource blocked by the policy would be missing on the screen.
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) blocked.push(message.text());
      });
      const close = async () => {
        // A request that a test holds or answers itself ends with its page.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().close();
      };
      return {
        page,
        errors,
        blocked,
        close,
        leave: async (url) => {
          for (const event of EVENTS) page.removeAllListeners(event);
          if (!kept.isLeftAsFound()) return close();
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.context().clearCookies();
          // Accepts the question of a page that asks before it is left.
          page.on('dialog', (dialog) => void dialog.accept());
          await emptyStorage(page, url);
          page.removeAllListeners('dialog');
          // An element under the pointer would stay open.
          await page.mouse.move(0, 0);
          pages.keep(kept);
        },
      };
    },
    close: async () => pages.endOthers(),
  };
}
