import type { Page, Request } from 'playwright-core';

/** Records what a page should not do: scripts that run, requests outside its own paths. */
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
  // Requests that the page's policy stops are never sent. A request to a foreign host that is merely not found was
  // sent.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') tell(request);
  });
  return done;
}
