/** The browser that ships with the product, driven by Playwright. */
import type { Page } from 'playwright-core';
import { scaled } from '../../../backend/test/support/scale.js';

interface KeptPage {
  readonly page: Page;
  /** Nothing was done to it that another test would meet. */
  isLeftAsFound(): boolean;
}

/** Of kept-pages.mjs. */
interface KeptPages {
  take(): Promise<KeptPage>;
  keep(page: KeptPage): void;
  endOthers(): Promise<void>;
}

declare global {
  /** Of console-environment.mjs: the pages of this worker of Jest, which files have one after the other. */
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
 * Where a screen is looked at: the middle one is made of what the two others show, the tables of the first under the
 * menu of the last. `npm run test:long` looks at all three.
 */
export const LAYOUTS = scaled<readonly ViewportName[]>({ part: ['wide', 'phone'], all: ['wide', 'medium', 'phone'] });

export interface TestBrowser {
  /** A page that holds nothing of another, with what went wrong in it. */
  open(viewport?: ViewportName): Promise<TestPage>;
  /** Ends what was opened; the browser and the pages that were left stay for the next file. */
  close(): Promise<void>;
}

export interface TestPage {
  readonly page: Page;
  /** Uncaught errors of the console. */
  readonly errors: readonly string[];
  /** What the page's policy kept from it. */
  readonly blocked: readonly string[];
  /**
   * Ends what the test did with it. The next test is given the same page, be it of another file, as empty as a new one: a
   * browser that has read and compiled the console once starts it for half the price. What cannot be undone ends with its page.
   * @param url of the product
   */
  leave(url: string): Promise<void>;
  close(): Promise<void>;
}

/** Of what tests listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/**
 * A file of the product without a script: its storage is at hand there, and the way to the console stays in one process.
 * A page that was kept stands there already.
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
      // What the page's policy keeps from it would be missing on the screen.
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
          // Of a page that asks before it goes.
          page.on('dialog', (dialog) => void dialog.accept());
          await emptyStorage(page, url);
          page.removeAllListeners('dialog');
          // What the pointer rests on does not go by itself.
          await page.mouse.move(0, 0);
          pages.keep(kept);
        },
      };
    },
    close: async () => pages.endOthers(),
  };
}
