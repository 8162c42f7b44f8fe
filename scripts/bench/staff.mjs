/**
 * (l) Every list of staff beside its own statements sent straight, in paired rounds: opened, at its last page, sorted each
 * way, filtered and searched, at the size of years. One request at a time: it is about what a person waits for.
 */
import { performance } from 'node:perf_hooks';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { localSetUp } from './built.mjs';
import { say } from './messages.mjs';
import { loadStaffDataset } from './staff-dataset.mjs';
import { STAFF_LISTS } from './staff-lists.mjs';
import { median, paired } from './statistics.mjs';
import { decimal } from './table.mjs';

const RATIO_LIMIT = 1.5;
/** A list without rows: what it takes longer than its query is the way through the product, whatever the list. */
const EMPTY = 'answer-templates';
/** What a person does not wait for. */
const SLOWEST_MS = 500;
const ROWS = 25;
/** Of one way in one round: the middle of so many. */
const READS = 3;

/** @param {import('./lab.mjs').Lab} lab */
export async function staff(lab, { rounds, articles, accounts, lines }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const token = await step(say.staff.load(articles, accounts, lines), () =>
    loadStaffDataset(client, { articles, accounts, lines }),
  );
  const servers = await startServers(lab, url, token);
  const ways = [];
  for (const list of STAFF_LISTS) ways.push(...(await waysOf(list, servers.bare)));
  const results = ways.map(() => ({ product: [], bare: [] }));
  await step(say.staff.warm(STAFF_LISTS.length, ways.length), async () => {
    for (const way of ways) await sameAnswer(way, servers);
  });
  for (let round = 0; round < rounds; round += 1) {
    await step(say.staff.round(round + 1, rounds), async () => {
      for (const [index, way] of ways.entries()) {
        for (const side of round % 2 === 0 ? ['product', 'bare'] : ['bare', 'product']) {
          results[index][side][round] = await timed(servers[side], way);
        }
      }
    });
  }
  return figures(ways.map((way, index) => ({ ...way, ...paired(results[index].product, results[index].bare) })));
}

async function startServers(lab, url, token) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  await lab.process(inRoot('backend', 'dist', 'main.api.js'), {
    DATABASE_URL: url,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: lab.path('data'),
    DEMO: '0',
  });
  const bare = await lab.process(inRoot('scripts', 'bench', 'servers', 'bare-staff.mjs'), { DATABASE_URL: url });
  return {
    product: { origin: `http://127.0.0.1:${port}/admin`, headers: { authorization: `Bearer ${token}` } },
    bare: { origin: `http://127.0.0.1:${bare.port}`, headers: {} },
  };
}

/** How a list is asked for, each way with its name. */
async function waysOf({ name, sorts, filters, words, natural = 'id', bounded = false }, bare) {
  const first = [0, ROWS - 1];
  const newest = [natural, 'DESC'];
  const way = (label, sort, range, filter = {}) => ({ name, label, sort, range, filter });
  const opened = way(say.staff.ways.opened, newest, first);
  const { total } = await ask(bare, opened);
  const last = Math.max(Math.floor((total - 1) / ROWS), 0) * ROWS;
  return [
    opened,
    way(say.staff.ways.last, newest, [last, last + ROWS - 1]),
    ...sorts.flatMap((field) =>
      ['ASC', 'DESC'].map((order) => way(say.staff.ways.sorted(field, order), [field, order], first)),
    ),
    ...filters.map(([field, value]) => way(say.staff.ways.filtered(field, value), newest, first, { [field]: value })),
    ...words.map((q) => way(say.staff.ways.searched(q), newest, first, { q })),
    ...(bounded ? [way(say.staff.ways.bounded, newest, first, lastMonth())] : []),
  ];
}

function lastMonth() {
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { from: day(500), to: day(470) };
}

async function ask({ origin, headers }, { name, sort, range, filter }) {
  const query = new URLSearchParams(
    Object.entries({ sort, range, filter }).map(([part, value]) => [part, JSON.stringify(value)]),
  );
  const response = await fetch(`${origin}/${name}?${query}`, { headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${body}`);
  return { total: Number(response.headers.get('content-range').split('/')[1]), body };
}

async function timed(server, way) {
  const times = [];
  for (let read = 0; read < READS; read += 1) {
    const started = performance.now();
    await ask(server, way);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** A server that answers something else would win for nothing. */
async function sameAnswer(way, { product, bare }) {
  const [ours, straight] = [await ask(product, way), await ask(bare, way)];
  const ids = ({ body }) => JSON.parse(body).map(({ id }) => id);
  if (ours.total !== straight.total || ids(ours).join() !== ids(straight).join()) {
    throw new Refusal(say.staff.wrongAnswer(way.name, way.label));
  }
}

function figures(ways) {
  const worst = (of, by) => of.toSorted((a, b) => by(b) - by(a))[0];
  const empty = ways.find(({ name }) => name === EMPTY);
  const passage = Math.max(empty.product - empty.reference, 0);
  const beyond = ({ product, reference }) => (product - passage) / reference;
  return STAFF_LISTS.flatMap(({ name }) => {
    if (name === EMPTY) return [{ label: say.staff.passage, ...times(empty), limit: '' }];
    const own = ways.filter((way) => way.name === name);
    const farthest = worst(own, beyond);
    const slowest = worst(own, ({ product }) => product);
    return [
      {
        label: say.staff.ratio(name, farthest.label),
        ...times(farthest),
        limit: say.staff.limit(decimal(RATIO_LIMIT, 1)),
        held: beyond(farthest) <= RATIO_LIMIT,
      },
      {
        label: say.staff.slowest(name, slowest.label),
        ...times(slowest),
        limit: `≤ ${SLOWEST_MS} ms`,
        held: slowest.product <= SLOWEST_MS,
      },
    ];
  });
}

const times = ({ product, reference, ratio }) => ({
  product: `${decimal(product, 1)} ms`,
  reference: `${decimal(reference, 1)} ms`,
  ratio: `× ${decimal(ratio, 2)}`,
});
