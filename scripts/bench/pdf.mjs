/**
 * PDFs per second through the product (call, command, journal, relay, queue, worker, stored file) beside a plain loop over
 * the same HTML: Puppeteer with the same browser, number of warm pages and print options.
 */
import { performance } from 'node:perf_hooks';
import { signIn } from '../lib/caller.mjs';
import { shippedChromium } from '../lib/chromium.mjs';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { backendPackage, built } from '../lib/built.mjs';
import { compared, inTurn, measured, median, quantile } from './figures.mjs';

const RATE_LIMIT = 0.9;
/** Milliseconds of one call at a time: half of the new documents, 99 of 100, and half of the stored ones. */
const ALONE = { half: 40, most: 100, stored: 8 };
/** The plain loop prints as many documents at once as the product's renderer. */
const PAGES = 2;
const PRINTING = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };
/**
 * The number of documents that warm new pages. The plain loop gets new pages before each round, because a page slows down
 * with every document.
 */
const WARMING = 8;
/** The files of both sides may differ by this share: they contain other dates and ids. */
const SIZE_TOLERANCE = 0.02;

export async function pdf(lab, { documents, rounds }) {
  const url = await lab.database({ demo: true });
  const { origin } = await lab.product(url);
  const caller = await signIn(origin);
  const prepare = await sheetMaker(lab, url);
  const bare = await barePrinter(lab);
  const { MOST_OPEN_PRINTS } = await built('modules/documents/domain/print-job.js');
  const { inLanes } = await built('modules/documents/jobs/in-lanes.js');
  const product = (sheets) => inLanes(MOST_OPEN_PRINTS, sheets, ({ path }) => printedSize(caller, path));

  const warming = await prepare(documents);
  await step('Mise en température du worker et de la boucle nue', () => product(warming));
  let sheets = [];
  let sizes = {};
  const timed = (name, print) => async () => {
    const started = performance.now();
    sizes[name] = await print(sheets);
    const rate = (1000 * documents) / (performance.now() - started);
    refuseOtherSizes(sizes);
    return rate;
  };
  const sides = { product: timed('product', product), reference: timed('bare', bare.print) };
  const rates = await inTurn(`Impression de ${documents} documents`, rounds, sides, async () => {
    sheets = await prepare(documents);
    sizes = {};
    await bare.renew(warming.slice(0, WARMING));
  });
  const alone = await prepare(documents);
  const fresh = await step(`${documents} documents, un à la fois`, () => timesOf(caller, alone));
  const stored = await step(`${documents} documents déjà rendus, un à la fois`, () => timesOf(caller, alone));
  return [
    compared('PDF par seconde, par la file et le worker', ' /s', rates, { least: RATE_LIMIT }),
    measured('Un document neuf, la moitié des fois', median(fresh), ' ms', { most: ALONE.half }),
    measured('Un document neuf, 99 fois sur 100', quantile(fresh, 0.99), ' ms', { most: ALONE.most }),
    measured('Un document déjà rendu, la moitié des fois', median(stored), ' ms', { most: ALONE.stored }),
  ];
}

/** One after the other. @returns {Promise<number[]>} milliseconds */
async function timesOf(caller, sheets) {
  const times = [];
  for (const { path } of sheets) {
    const started = performance.now();
    await printedSize(caller, path);
    times.push(performance.now() - started);
  }
  return times;
}

/** @returns a function that makes new documents: for each document the call, and the HTML that the worker prints */
async function sheetMaker(lab, url) {
  backendPackage('reflect-metadata');
  const { NestFactory } = backendPackage('@nestjs/core');
  const { loadConfig } = await built('platform/config/config.js');
  const { ApiModule } = await built('composition/api.module.js');
  const { kernelParts } = await built('composition/parts.js');
  const { ConclusionSource } = await built('modules/documents/sheets/conclusion-source.js');
  const { buildConclusionSheet } = await built('modules/documents/sheets/conclusion-sheet.builder.js');
  const { TemplateEngine } = await built('platform/templates/index.js');

  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: lab.path('data'), LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(ApiModule.with(config, kernelParts), { logger: false });
  lab.onClose(() => app.close());
  const conclusions = app.get(ConclusionSource, { strict: false });
  const templates = new TemplateEngine(inRoot('templates'));
  const client = await lab.connect(url);
  const { rows } = await client.query(
    `select v.id, v.establishment_id, a.id as account_id from valuation v join account a using (establishment_id)
      where a.email = 'direction@demo.example' and v.calculated_on is not null order by v.id`,
  );
  let made = 0;
  return async (count) => {
    const sheets = [];
    while (sheets.length < count) {
      const { id, establishment_id: establishmentId, account_id: accountId } = rows[made % rows.length];
      // Another share makes another document, because its amounts and its key differ.
      const shareHundredths = 9_990 - Math.floor(made / rows.length) * 10;
      made += 1;
      const viewer = { establishmentId, accountId, associated: false };
      const input = await conclusions.load(viewer, { valuationId: id, shareHundredths });
      const { html } = templates.render('conclusion', { ...buildConclusionSheet(input), body: { name: '', logo: '' } });
      sheets.push({ html, path: `/v1/valor/download/pdf/${id}?q=${shareHundredths / 100}` });
    }
    return sheets;
  };
}

async function barePrinter(lab) {
  const { startBrowser } = await built('platform/pdf/browser.js');
  const { inLanes } = await built('modules/documents/jobs/in-lanes.js');
  const { browser } = await startBrowser(await shippedChromium());
  lab.onClose(() => browser.close());
  let pages = [];
  const print = (sheets) => {
    const free = [...pages];
    return inLanes(PAGES, sheets, async ({ html }) => {
      const page = free.pop();
      await page.setContent(html, { waitUntil: 'load' });
      const { byteLength } = await page.pdf(PRINTING);
      free.push(page);
      return byteLength;
    });
  };
  const renew = async (warming) => {
    await Promise.all(pages.map((page) => page.close()));
    pages = await Promise.all(Array.from({ length: PAGES }, () => browser.newPage()));
    for (const page of pages) await page.setJavaScriptEnabled(false);
    await print(warming);
  };
  return { print, renew };
}

async function printedSize(caller, path) {
  const { status, body } = await caller.get(path);
  if (status !== 200) throw new Refusal(`Un document n’a pas été rendu (${status}).`);
  return body.byteLength;
}

/** Refuses files of other sizes: a side that prints less would be faster without being better. */
function refuseOtherSizes({ product, bare = [] }) {
  if (product === undefined) return;
  const differs = bare.some((size, index) => Math.abs(product[index] - size) > size * SIZE_TOLERANCE);
  if (differs) throw new Refusal('Un document de la file n’a pas la taille de celui de la boucle nue.');
}
