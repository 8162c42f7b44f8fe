/**
 * A kept public page (ADR 34) beside the same bytes from a plain Fastify route. The first read after a change of the content
 * renders the page, so it has its own limit. The table shows the read of the kept page beside it.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../lib/steps.mjs';
import { compared, inTurn, measured, median, told } from './figures.mjs';
import { fire } from './http.mjs';

const PAGE = '/convention-collective';
/** A kept page passes the framework like every answer: its hooks, headers and log line cost more than the bytes. */
const RATE_LIMIT = 0.25;
const RENDERING_LIMIT_MS = 200;
const KEPT_READS = 100;
/** After this time without a reader, every process compares a page with the content before it answers it. */
const KEPT_MS = 5_500;

export async function portal(lab, { rounds, seconds }) {
  const url = await lab.database({ demo: true });
  const client = await lab.connect(url);
  await client.query("set app.scope = 'staff'");
  const { origin } = await lab.product(url);
  const page = origin + PAGE;
  const answer = await fetch(page);
  if (!answer.ok) throw new Refusal(`La page publique n’a pas été servie (${answer.status}).`);
  const file = lab.path('page.html');
  await writeFile(file, await answer.text());
  const bare = `${await lab.bareServer({ PAGE_FILE: file })}/page`;

  const change = async () => {
    const { rowCount } = await client.query('update content_revision set revision = revision + 1');
    if (rowCount !== 1) throw new Refusal('Le contenu n’a pas pu être changé.');
    await wait(KEPT_MS);
  };
  const latency = async (amount) => (await fire(page, { amount, connections: 1 })).latency;
  const rate = async (address) => (await fire(address, { duration: seconds })).rate;
  const sides = {
    product: async () => ({ rendered: await latency(1), kept: await latency(KEPT_READS), rate: await rate(page) }),
    reference: async () => ({ rate: await rate(bare) }),
  };
  await inTurn('Mise en température', 1, sides, change);
  const given = await inTurn('Lectures d’une page publique', rounds, sides, change);
  const middle = (key) => median(given.product.map((round) => round[key]));
  return [
    compared('Page publique : débit, face aux mêmes octets d’une route Fastify nue', ' /s', given, {
      of: (round) => round.rate,
      least: RATE_LIMIT,
    }),
    measured('Page publique : première lecture après un changement, qui la rend', middle('rendered'), ' ms', {
      reference: `gardée : ${told(middle('kept'), ' ms')}`,
      most: RENDERING_LIMIT_MS,
    }),
  ];
}
