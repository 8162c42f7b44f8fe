/**
 * `npm run previews`: draws the first page of each PDF that the product ships, as a small picture. Its name is the
 * fingerprint of the PDF's bytes, so a picture never stands beside another version. A test says when to run it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { launchChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/root.mjs';
import { script } from './lib/script.mjs';

const WIDTH = 240;
const QUALITY = 0.8;
/** No server listens on this address. The script itself answers its requests. */
const ORIGIN = 'http://previews.invalid';
const LIBRARY = `${ORIGIN}/pdfjs.mjs`;

/** Runs in the browser. */
async function drawn({ library, base64, width, quality }) {
  const { getDocument } = await import(library);
  const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const document = await getDocument({ data, isEvalSupported: false }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = globalThis.document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

await script({ parts: ['server'] }, async () => {
  const files = inRoot('backend', 'content', 'files');
  const previews = inRoot('backend', 'content', 'previews');
  const library = readFileSync(inRoot('node_modules', 'unpdf', 'dist', 'pdfjs.mjs'), 'utf8');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, (route) =>
      route.request().url() === LIBRARY
        ? route.fulfill({ contentType: 'text/javascript', body: library })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(`${ORIGIN}/`);
    rmSync(previews, { recursive: true, force: true });
    mkdirSync(previews, { recursive: true });
    const documents = readdirSync(files).filter((name) => name.endsWith('.pdf'));
    for (const name of documents) {
      const bytes = readFileSync(`${files}/${name}`);
      const base64 = bytes.toString('base64');
      const picture = await page.evaluate(drawn, { library: LIBRARY, base64, width: WIDTH, quality: QUALITY });
      const fingerprint = createHash('sha256').update(bytes).digest('hex');
      writeFileSync(`${previews}/${fingerprint}.webp`, Buffer.from(picture, 'base64'));
    }
    process.stdout.write(`${documents.length} aperçus dessinés, dans backend/content/previews.\n`);
  } finally {
    await browser.close();
  }
});
