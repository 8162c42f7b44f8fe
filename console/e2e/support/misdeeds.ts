import type { Page, Request } from 'playwright-core';

/** What a page did that it should not have done, told as it does it: scripts that speak, requests of other paths than its own. */
export function watch(page: Page, url: string, own: RegExp): string[] {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`script: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const tell = (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === new URL(url).origin && own.test(pathname);
    if (!isOurs && !/^(data|blob|about):/.test(request.url())) done.push(`request: ${request.url()}`);
  };
  page.on('requestfinished', tell);
  // Those that the page's own policy stops never leave; a foreign host that is merely not found has been asked for.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') tell(request);
  });
  return done;
}
