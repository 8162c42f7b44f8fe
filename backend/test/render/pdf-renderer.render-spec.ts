import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PdfRenderError, type PdfRenderer, type PdfRendererEvent } from '../../src/platform/pdf/index.js';
import { eventually } from '../support/eventually.js';
import { createRenderer, page, readPdf } from './render-support.js';
import { itFurther } from '../support/scale.js';

/** Takes the browser far longer than any limit in these tests. */
const HUGE = page(`<table>${'<tr><td>une ligne</td><td>de plus</td></tr>'.repeat(200_000)}</table>`);

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

const opened: PdfRenderer[] = [];
function renderer(...options: Parameters<typeof createRenderer>): PdfRenderer {
  const created = createRenderer(...options);
  opened.push(created);
  return created;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((created) => created.close()));
});

describe('a printed document', () => {
  it('is tagged, and has the title and language of its page, and an outline of its headings', async () => {
    const pdf = await readPdf(await renderer().render(page('<h1>Été</h1><h2>Là-bas</h2><p>œuvre, 12 €</p>')));
    expect(pdf).toMatchObject({ title: 'Essai', language: 'fr', tagged: true, outline: ['Été', 'Là-bas'] });
    expect(pdf.text).toContain('œuvre, 12 €');
  });

  it('is refused without a title or a language', async () => {
    const untitled = '<!doctype html><html lang="fr"><head><title> </title></head><body>Texte</body></html>';
    const mute = '<!doctype html><html><head><title>Essai</title></head><body>Texte</body></html>';
    const pdf = renderer();
    expect(await failureOf(pdf.render(untitled))).toMatchObject({ code: 'untitled_document', retryable: false });
    expect(await failureOf(pdf.render(mute))).toMatchObject({ code: 'untitled_document' });
  });

  it('runs no script', async () => {
    const script = '<script>document.body.textContent = "altéré"; document.title = "altéré"</script>';
    const handler = '<img src="data:," onerror="document.body.textContent = \'altéré\'">';
    const body = `<p>intact</p><noscript>sans script</noscript>${script}${handler}`;
    const pdf = await readPdf(await renderer().render(page(body)));
    expect(pdf.text).toContain('intact');
    expect(pdf.text).toContain('sans script');
    expect(pdf.text).not.toContain('altéré');
    expect(pdf.title).toBe('Essai');
  });

  it('keeps nothing of the previous document', async () => {
    const pdf = renderer({ pages: 1 });
    await pdf.render(page('<p>premier</p>', '<style>p { display: none }</style>'));
    const second = await readPdf(await pdf.render(page('<p>second</p>')));
    expect(second.text).toBe('second');
  });

  it('is the right one when many are requested at once', async () => {
    const pdf = renderer();
    const texts = Array.from({ length: 12 }, (_, number) => `document ${number}`);
    const files = await Promise.all(texts.map((text) => pdf.render(page(`<p>${text}</p>`))));
    const printed = await Promise.all(files.map(async (file) => (await readPdf(file)).text));
    expect(printed).toEqual(texts);
  });
});

describe('the network', () => {
  const asked: string[] = [];
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('p { color: red }');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is not reachable for a document, which is still printed', async () => {
    const pdf = renderer({ pages: 1 });
    const head = `<link rel="stylesheet" href="${origin}/style.css"><link rel="preconnect" href="${origin}">
      <style>@import url(${origin}/import.css); @font-face { font-family: F; src: url(${origin}/font.woff2) } p { font-family: F; background: url(${origin}/back.png) }</style>`;
    const body = `<p>imprimé</p><img src="${origin}/image.png" alt=""><iframe src="${origin}/frame.html"></iframe><object data="${origin}/object.svg"></object>`;
    const printed = await readPdf(await pdf.render(page(body, head)));
    expect(printed.text).toContain('imprimé');
    await failureOf(pdf.render(page('<p>ailleurs</p>', `<meta http-equiv="refresh" content="0;url=${origin}/moved">`)));
    const next = await readPdf(await pdf.render(page('<p>suivant</p>')));
    expect(next.text).toBe('suivant');
    expect(asked).toEqual([]);
  });

  it('stays out of reach, and scripts stay off, on a page that is cleared and used again', async () => {
    const pdf = renderer({ pages: 1 });
    const body = `<p>intact</p><script>document.body.textContent = 'altéré'</script><img src="${origin}/late.png" alt="">`;
    for (let number = 0; number < 20; number += 1) {
      expect((await readPdf(await pdf.render(page(body)))).text).toBe('intact');
    }
    expect(asked).toEqual([]);
  });

  it('allows only data: addresses', async () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const file = await renderer().render(page(`<img alt="point" width="50" src="data:image/png;base64,${dot}">`));
    expect(file.toString('latin1')).toContain('/Subtype /Image');
  });
});

/** The events of browsers, without those of documents. */
const ofBrowsers = (events: readonly PdfRendererEvent[]): readonly string[] =>
  events.map(({ type }) => type).filter((type) => type !== 'document_ended');

describe('the browser', () => {
  it('gives a retryable error when it is killed, and the next document gets a new one', async () => {
    const events: PdfRendererEvent[] = [];
    const pdf = renderer({ onEvent: (event) => events.push(event) });
    await pdf.warm();
    const killed = await pdf.browserPid();
    const failure = failureOf(pdf.render(HUGE));
    process.kill(killed ?? 0, 'SIGKILL');
    expect(await failure).toBeInstanceOf(PdfRenderError);
    expect(await failure).toMatchObject({ code: 'browser_lost', retryable: true });
    expect((await readPdf(await pdf.render(page('<p>repris</p>')))).text).toBe('repris');
    expect(await pdf.browserPid()).not.toBe(killed);
    expect(ofBrowsers(events)).toEqual(['browser_started', 'browser_lost', 'browser_started']);
  });

  it('is replaced after its number of documents, and loses none of them', async () => {
    const events: PdfRendererEvent[] = [];
    const pdf = renderer({ documentsPerBrowser: 3, documentsPerPage: 2, onEvent: (event) => events.push(event) });
    const texts = Array.from({ length: 8 }, (_, number) => `document ${number}`);
    const files = await Promise.all(texts.map((text) => pdf.render(page(`<p>${text}</p>`))));
    expect(await Promise.all(files.map(async (file) => (await readPdf(file)).text))).toEqual(texts);
    expect(events.filter(({ type }) => type === 'browser_recycled')).toHaveLength(2);
    expect(events.filter(({ type }) => type === 'browser_started')).toHaveLength(3);
  });

  it('is replaced as soon as its successor is ready', async () => {
    const events: PdfRendererEvent[] = [];
    const pdf = renderer({ documentsPerBrowser: 25, onEvent: (event) => events.push(event) });
    await Promise.all(Array.from({ length: 25 }, () => pdf.render(page('<p>un</p>'))));
    const replaced = ['browser_started', 'browser_started', 'browser_recycled'];
    await eventually(() => expect(ofBrowsers(events)).toEqual(replaced));
    await pdf.render(page('<p>deux</p>'));
    expect(ofBrowsers(events)).toEqual(replaced);
  });

  it('is replaced when it is too old, and no document waits for this', async () => {
    const pdf = renderer({ browserMaxAgeMs: 0 });
    await pdf.render(page('<p>un</p>'));
    const first = await pdf.browserPid();
    await pdf.render(page('<p>deux</p>'));
    expect(await pdf.browserPid()).toBe(first);
    await eventually(async () => expect(await pdf.browserPid()).not.toBe(first));
  });

  it('stops after the running documents when the renderer is closed', async () => {
    const pdf = renderer();
    const inHand = pdf.render(page('<p>en cours</p>'));
    await pdf.warm();
    const pid = await pdf.browserPid();
    await pdf.close();
    expect((await readPdf(await inHand)).text).toBe('en cours');
    expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
    expect(await failureOf(pdf.render(page('<p>trop tard</p>')))).toMatchObject({ code: 'closed', retryable: false });
  });

  it('is named in the error, and not tried again, if it does not exist', async () => {
    const pdf = renderer({ chromium: () => Promise.reject(new PdfRenderError('browser_unavailable', 'none here')) });
    expect(await failureOf(pdf.warm())).toMatchObject({ code: 'browser_unavailable', retryable: false });
    const broken = renderer({
      chromium: () => Promise.resolve({ executablePath: '/bin/false', env: {}, headlessShell: false }),
    });
    expect(await failureOf(broken.warm())).toMatchObject({ code: 'browser_unavailable' });
  });
});

describe('a document that takes too long', () => {
  itFurther('is cancelled at its limit, and the next one is printed', async () => {
    const pdf = renderer({ timeoutMs: 6_000 });
    expect(await failureOf(pdf.render(HUGE))).toMatchObject({ code: 'timeout', retryable: true });
    expect((await readPdf(await pdf.render(page('<p>suivant</p>')))).text).toBe('suivant');
  });

  it('is cancelled when its caller gives up, whether it still waits or is being printed', async () => {
    const pdf = renderer({ pages: 1 });
    await pdf.warm();
    const printing = new AbortController();
    const waiting = new AbortController();
    const first = failureOf(pdf.render(HUGE, { signal: printing.signal }));
    const second = failureOf(pdf.render(page('<p>second</p>'), { signal: waiting.signal }));
    waiting.abort();
    expect(await second).toMatchObject({ code: 'aborted', retryable: false });
    printing.abort();
    expect(await first).toMatchObject({ code: 'aborted' });
    expect((await readPdf(await pdf.render(page('<p>suivant</p>')))).text).toBe('suivant');
  });
});
