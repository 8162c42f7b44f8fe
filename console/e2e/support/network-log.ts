import type { Page } from 'playwright-core';

declare global {
  interface Window {
    sentBodies?: Promise<string>[];
  }
}

/** What the page asks for beside the file, without a query or a body: earlier imports, and the stream of changes. */
const BESIDE = ['GET /v1/valor/import', 'GET /v1/live'];

/** What the page sends from now on: every request with its address, and every body. */
export async function networkLog(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const told = `${request.method()} ${pathname}${search}`;
    if (!BESIDE.includes(told)) requests.push(told);
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
