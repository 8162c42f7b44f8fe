import type { Page } from 'playwright-core';

declare global {
  interface Window {
    sentBodies?: Promise<string>[];
  }
}

/** The list of earlier imports, which the screen reads beside the file: an address without a query or a body. */
const EARLIER_IMPORTS = 'GET /v1/valor/import';

/** What the page sends from now on: every request with its address, and every body. */
export async function networkLog(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const told = `${request.method()} ${pathname}${search}`;
    if (told !== EARLIER_IMPORTS) requests.push(told);
  });
  await page.evaluate(() => {
    const send = window.fetch;
    const bodies: Promise<string>[] = [];
    window.sentBodies = bodies;
    window.fetch = (input, init) => {
      if (init?.body) bodies.push(new Response(init.body).text());
      return send(input, init);
    };
  });
  return {
    requests,
    bodies: async () => page.evaluate(async () => Promise.all(window.sentBodies ?? [])),
  };
}
