/**
 * A cached public page (ADR 34) beside the same bytes from a plain Fastify route, for many readers and for one. The first
 * read after a change of the content renders the page: its time is measured by itself.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../lib/steps.mjs';
import { compared, inTurn, measured, median, told } from './figures.mjs';
import { fire } from './http.mjs';

const PAGE = '/convention-collective';
const RATE_LIMIT = 0.8;
const ONE_READER_LIMIT = 1.5;
const RENDERING_LIMIT_MS = 200;
const READS_OF_ONE = 100;
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
  const latency = async (address, amount) => (await fire(address, { amount, connections: 1 })).latency;
  const kept = async (address) => ({
    one: await latency(address, READS_OF_ONE),
    rate: (await fire(address, { duration: seconds })).rate,
  });
  const sides = {
    product: async () => ({ rendered: await latency(page, 1), ...(await kept(page)) }),
    reference: () => kept(bare),
  };
  await inTurn('Mise en température', 1, sides, change);
  const given = await inTurn('Lectures d’une page publique', rounds, sides, change);
  const middle = (key) => median(given.product.map((round) => round[key]));
  return [
    compared('Page publique : débit, face aux mêmes octets d’une route Fastify nue', ' /s', given, {
      of: ({ rate }) => rate,
      least: RATE_LIMIT,
    }),
    compared('Page publique gardée, lue par une personne à la fois', ' ms', given, {
      of: ({ one }) => one,
      most: ONE_READER_LIMIT,
    }),
    measured('Page publique : première lecture après un changement, qui la rend', middle('rendered'), ' ms', {
      reference: `gardée : ${told(middle('one'), ' ms')}`,
      most: RENDERING_LIMIT_MS,
    }),
  ];
}
