/**
 * (k) A public page from the store of content, beside the same bytes from a bare Fastify route: read over and over, and
 * once after each change of content, when the page is rendered anew. Then what Lighthouse says of the pages.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { audits } from './audits.mjs';
import { built } from './built.mjs';
import { sendAll, repeat } from './load.mjs';
import { say } from './messages.mjs';
import { startProduct } from './product.mjs';
import { paired } from './statistics.mjs';
import { decimal } from './table.mjs';

const PAGE = { path: '/convention-collective' };
const BARE = { path: '/page' };
const RATE_LIMIT = 0.8;
const FIRST_READ_LIMIT = 1.5;
const FIRST_READS = 10;

/** @param {import('./lab.mjs').Lab} lab */
export async function portal(lab, { rounds, seconds, audits: runs }) {
  const url = await lab.database({ demo: true });
  const client = await lab.connect(url);
  await client.query("set app.scope = 'staff'");
  const origin = await startProduct(lab, url);
  const page = await fetch(origin + PAGE.path);
  if (!page.ok) throw new Refusal(say.portal.refused(page.status));
  const file = lab.path('page.html');
  await writeFile(file, await page.text());
  const bare = await lab.process(inRoot('scripts', 'bench', 'servers', 'same-bytes.mjs'), { PAGE_FILE: file });
  const port = Number(new URL(origin).port);

  const sides = { product: { rate: [], first: [] }, reference: { rate: [], first: [] } };
  for (let round = 0; round <= rounds; round += 1) {
    await step(say.portal.round(round, rounds), async () => {
      const ours = { ...(await repeat(port, PAGE, seconds)), first: await firstReads(client, port, PAGE) };
      const theirs = { ...(await repeat(bare.port, BARE, seconds)), first: await firstReads(client, bare.port, BARE) };
      // The first round warms both.
      if (round === 0) return;
      sides.product.rate.push(ours.rate);
      sides.product.first.push(ours.first);
      sides.reference.rate.push(theirs.rate);
      sides.reference.first.push(theirs.first);
    });
  }
  return [...figures(sides), ...(await audits(lab, origin, runs))];
}

/** Median milliseconds of single reads, the content having changed before each. */
async function firstReads(client, port, request) {
  // A change made past the product: nobody answers for it.
  const { LEASES_OVER_MS } = await built('platform/http/leased.js');
  const latencies = [];
  for (let read = 0; read < FIRST_READS; read += 1) {
    const { rowCount } = await client.query('update content_revision set revision = revision + 1');
    if (rowCount !== 1) throw new Refusal(say.portal.unchanged);
    await wait(LEASES_OVER_MS);
    latencies.push((await sendAll(port, [request])).latency);
  }
  return latencies.toSorted((a, b) => a - b)[FIRST_READS >> 1];
}

function figures({ product, reference }) {
  const rate = paired(product.rate, reference.rate);
  const first = paired(product.first, reference.first);
  return [
    {
      label: say.portal.rate,
      product: `${decimal(rate.product, 0)} /s`,
      reference: `${decimal(rate.reference, 0)} /s`,
      ratio: `× ${decimal(rate.ratio, 2)}`,
      limit: `≥ ${decimal(RATE_LIMIT, 1)}`,
      held: rate.ratio >= RATE_LIMIT,
    },
    {
      label: say.portal.first,
      product: `${decimal(first.product, 2)} ms`,
      reference: `${decimal(first.reference, 2)} ms`,
      ratio: `× ${decimal(first.ratio, 2)}`,
      limit: `≤ ${decimal(FIRST_READ_LIMIT, 1)}`,
      held: first.ratio <= FIRST_READ_LIMIT,
    },
  ];
}
