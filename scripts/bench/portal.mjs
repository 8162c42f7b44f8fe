/**
 * A public page beside the same bytes from a bare Fastify route: read over and over, and once after the content has changed
 * and every process has had the time to hear of it.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { Refusal } from '../lib/steps.mjs';
import { compared, inTurn } from './figures.mjs';
import { fire } from './http.mjs';

const PAGE = '/convention-collective';
const RATE_LIMIT = 0.8;
const FIRST_READ_LIMIT = 1.5;
/** A change that is made past the product is known to every process after this. */
const KNOWN_MS = 5_500;

/** @param {import('./lab.mjs').Lab} lab */
export async function portal(lab, { rounds, seconds }) {
  const url = await lab.database({ demo: true });
  const client = await lab.connect(url);
  await client.query("set app.scope = 'staff'");
  const { origin } = await lab.product(url);
  const page = await fetch(origin + PAGE);
  if (!page.ok) throw new Refusal(`La page publique n’a pas été servie (${page.status}).`);
  const file = lab.path('page.html');
  await writeFile(file, await page.text());
  const bare = await lab.process(inRoot('scripts', 'bench', 'bare-server.mjs'), { PAGE_FILE: file });

  const side = (address) => async () => {
    const { rate } = await fire(address, { duration: seconds });
    const { rowCount } = await client.query('update content_revision set revision = revision + 1');
    if (rowCount !== 1) throw new Refusal('Le contenu n’a pas pu être changé.');
    await wait(KNOWN_MS);
    return { rate, first: (await fire(address, { amount: 1, connections: 1 })).latency };
  };
  const sides = { product: side(origin + PAGE), reference: side(`http://127.0.0.1:${bare.port}/page`) };
  await inTurn('Mise en température', 1, sides);
  const given = await inTurn('Lectures d’une page publique', rounds, sides);
  return [
    compared('Page publique : débit, face aux mêmes octets d’une route Fastify nue', ' /s', given, {
      of: ({ rate }) => rate,
      least: RATE_LIMIT,
    }),
    compared('Page publique : première lecture après un changement', ' ms', given, {
      of: ({ first }) => first,
      most: FIRST_READ_LIMIT,
    }),
  ];
}
