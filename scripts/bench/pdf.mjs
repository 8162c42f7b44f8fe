/**
 * (a) PDFs per second through the product (command, journal, relay, queue, worker, stored file, job done) beside a bare
 * loop over the same pages of HTML: the same browser program, as many pages at once, the same print options. Both are
 * measured in turn, round by round; every document is different.
 */
import { performance } from 'node:perf_hooks';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { BarePrinter } from './bare-printer.mjs';
import { built } from './built.mjs';
import { PrintingClient } from './printing-client.mjs';
import { say } from './messages.mjs';
import { paired } from './statistics.mjs';
import { decimal } from './table.mjs';

const RATE_LIMIT = 0.85;
/** As many as the product's renderer prints at once. */
const PAGES = 2;
/** Documents that warm the new pages of the bare loop before each round. */
const WARMING = 8;
/** Of the size of one document, as the file of the other side may have it: dates and ids inside differ. */
const SIZE_TOLERANCE = 0.02;

/** @param {import('./lab.mjs').Lab} lab */
export async function pdf(lab, { documents, rounds }) {
  const url = await lab.database({ demo: true });
  const dataDir = lab.path('data');
  const product = await PrintingClient.open(lab, url, dataDir);
  const bare = await BarePrinter.open(lab, await chromium(dataDir), PAGES);
  await lab.process(inRoot('backend', 'dist', 'main.worker.js'), {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
  });

  const warming = await product.prepare(documents);
  await step(say.pdf.warm, async () => {
    await product.print(warming);
    await bare.renew(warming);
  });
  const rates = { product: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    const sheets = await product.prepare(documents);
    await bare.renew(warming.slice(0, WARMING));
    await step(say.pdf.round(round + 1, rounds, documents), async () => {
      const sizes = {};
      for (const side of round % 2 === 0 ? ['bare', 'product'] : ['product', 'bare']) {
        const started = performance.now();
        sizes[side] = await { product, bare }[side].print(sheets);
        rates[side].push((documents / (performance.now() - started)) * 1000);
      }
      compareSizes(sizes);
    });
  }
  const { product: ours, reference, ratio } = paired(rates.product, rates.bare);
  return [
    {
      label: say.pdf.rate,
      product: `${decimal(ours, 1)} /s`,
      reference: `${decimal(reference, 1)} /s`,
      ratio: `× ${decimal(ratio, 2)}`,
      limit: `≥ ${decimal(RATE_LIMIT, 2)}`,
      held: ratio >= RATE_LIMIT,
    },
  ];
}

/** The program that the worker will use, unpacked where it looks for it. */
async function chromium(dataDir) {
  const { resolveChromium } = await built('platform/pdf/index.js');
  const { CHROMIUM_PATH: chromiumPath } = process.env;
  return resolveChromium({
    ...(chromiumPath === undefined ? {} : { chromiumPath }),
    cacheDir: `${dataDir}/chromium`,
    packageDir: inRoot('backend'),
  });
}

/** Who prints less would win for nothing. */
function compareSizes({ product, bare }) {
  const differs = bare.some((size, index) => Math.abs(product[index] - size) > size * SIZE_TOLERANCE);
  if (differs) throw new Refusal(say.pdf.differs);
}
