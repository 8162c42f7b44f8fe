/** Starts Chromium with our own arguments: headless, without network services, without secrets in its environment. */
import type { Browser } from 'puppeteer-core';
import type { ChromiumBinary } from './chromium-binary.js';
import { PdfRenderError } from './pdf-error.js';

const LAUNCH_TIMEOUT_MS = 30_000;

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Blocks the network a second time, behind the pages' own request blocking: no name or address resolves.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pings',
];
const WITHOUT_SANDBOX = '--no-sandbox';
/** Pages must ask for each screen frame; without a request none is drawn. */
const FRAMES_ON_DEMAND = '--enable-begin-frame-control';

/** A running browser, and whether Chromium's own sandbox protects it. */
export interface StartedBrowser {
  readonly browser: Browser;
  readonly sandboxed: boolean;
}

/**
 * Chromium refuses its sandbox to root, and some containers refuse it to every user. It then runs without, and the
 * caller reports it. Pages show only our own templates, without scripts and network.
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
  // The API never starts a browser, and the worker does after its start.
  const { launch: start } = await import('puppeteer-core');
  try {
    return await start({
      executablePath: binary.executablePath,
      args: [...ARGUMENTS, ...(binary.headlessShell ? [FRAMES_ON_DEMAND] : []), ...extraArguments],
      env: { ...binary.env },
      headless: 'shell',
      pipe: true,
      timeout: LAUNCH_TIMEOUT_MS,
      // The process decides when to stop, because a signal must not interrupt a running document.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PdfRenderError('browser_unavailable', `Chromium does not start: ${reason}`, { cause: error });
  }
}
