/** Starts Chromium with arguments of our own: headless, no network services, no secrets in its environment. */
import puppeteer, { type Browser } from 'puppeteer-core';
import type { ChromiumBinary } from './chromium-binary.js';
import { PdfRenderError } from './pdf-error.js';

const LAUNCH_TIMEOUT_MS = 30_000;

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Second lock behind the pages' own request blocking: no name or address resolves.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pings',
];
const WITHOUT_SANDBOX = '--no-sandbox';
/** Pages may ask for frames of the screen one by one; those that never ask have none drawn. */
const FRAMES_ON_DEMAND = '--enable-begin-frame-control';

/** A running browser, and whether Chromium's own sandbox guards it. */
export interface StartedBrowser {
  readonly browser: Browser;
  readonly sandboxed: boolean;
}

/**
 * Chromium refuses its sandbox to root, and some containers refuse it to everybody: then it runs without, which the
 * caller reports. Pages show our own templates only, without scripts and without network.
 * @throws PdfRenderError `browser_unavailable`
 */
export async function startBrowser(binary: ChromiumBinary): Promise<StartedBrowser> {
  if (process.getuid?.() === 0) return { browser: await launch(binary, [WITHOUT_SANDBOX]), sandboxed: false };
  try {
    return { browser: await launch(binary, []), sandboxed: true };
  } catch (error) {
    if (!(error instanceof PdfRenderError && /sandbox|namespace/i.test(error.message))) throw error;
    return { browser: await launch(binary, [WITHOUT_SANDBOX]), sandboxed: false };
  }
}

async function launch(binary: ChromiumBinary, extraArguments: readonly string[]): Promise<Browser> {
  try {
    return await puppeteer.launch({
      executablePath: binary.executablePath,
      args: [...ARGUMENTS, ...(binary.headlessShell ? [FRAMES_ON_DEMAND] : []), ...extraArguments],
      env: { ...binary.env },
      headless: 'shell',
      pipe: true,
      timeout: LAUNCH_TIMEOUT_MS,
      // The process decides when to stop: a signal must let the document in hand be finished.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PdfRenderError('browser_unavailable', `Chromium does not start: ${reason}`, { cause: error });
  }
}
