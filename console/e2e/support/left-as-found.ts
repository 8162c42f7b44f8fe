/** Whether a page can be given to the next test: some of what is done to one lasts as long as it does. */
import type { Page } from 'playwright-core';

/** What cannot be taken back, or what nobody takes back. */
const OF_PAGES = ['addInitScript', 'close', 'emulateMedia', 'exposeFunction', 'setExtraHTTPHeaders'] as const;
const OF_CONTEXTS = ['newCDPSession', 'route', 'setOffline', 'setStorageState'] as const;
const OF_CLOCKS = ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** Notes from now on what is done to the page, its context and its clock. */
export function leftAsFound(page: Page): () => boolean {
  let isTouched = false;
  const note = (part: object, names: readonly string[]) => {
    for (const name of names) {
      const act = Reflect.get(part, name) as (...given: unknown[]) => unknown;
      Reflect.set(part, name, (...given: unknown[]) => {
        isTouched = true;
        return act.apply(part, given);
      });
    }
  };
  note(page, OF_PAGES);
  note(page.context(), OF_CONTEXTS);
  note(page.clock, OF_CLOCKS);
  return () => !isTouched && !page.isClosed() && page.context().pages().length === 1;
}
