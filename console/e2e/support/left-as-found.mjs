/** Whether the next test can use a page: some changes last as long as the page does. */

/** Changes that cannot be undone, or that no code undoes. */
const OF_PAGES = [
  'addInitScript',
  'addLocatorHandler',
  'close',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setExtraHTTPHeaders',
];
const OF_CONTEXTS = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'setStorageState',
];
const OF_CLOCKS = ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/**
 * Records from now on what is done to the page, its context and its clock. @param {import('playwright-core').Page} page
 * @returns {() => boolean} whether nothing was done that the next test would notice
 */
export function leftAsFound(page) {
  let isTouched = false;
  const note = (part, names) => {
    for (const name of names) {
      const act = Reflect.get(part, name);
      Reflect.set(part, name, (...given) => {
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
