/**
 * (d) POST /v1/valor/archive/multiple with 500 ids, from the request to the whole answer, beside the bare statements that
 * write the same rows, events, totals and version. Each round archives one establishment's rows by either way.
 */
import { performance } from 'node:perf_hooks';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { BareWrites } from './bare-writes.mjs';
import { localSetUp } from './built.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, tokenOf, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { say } from './messages.mjs';
import { paired } from './statistics.mjs';
import { decimal } from './table.mjs';

const POOL_SIZE = 10;
/** The product loads each row, asks its rules and writes what changed; the bare statements never read one. */
const LIMIT = 5;
/** Pairs that warm both sides, before the measured ones. */
const WARMING = 4;
const ROWS = PROFILES_PER_ESTABLISHMENT * VALUATIONS_PER_PROFILE;
const OLDER_GRID = 1;

/** @param {import('./lab.mjs').Lab} lab */
export async function bulk(lab, { archives: rounds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const pairs = WARMING + rounds;
  await step(say.bulk.load(2 * pairs, ROWS), async () => {
    await loadDataset(client, 2 * pairs);
    await classifyAll(client, OLDER_GRID);
  });
  const port = await startApi(lab, url);
  const bare = await BareWrites.open(lab, url, POOL_SIZE);
  const sides = {
    product: (establishmentId, ids) => archive(port, establishmentId, ids),
    bare: (establishmentId, ids) => bare.archive(establishmentId, 2 * establishmentId - 1, ids),
  };
  const times = { product: [], bare: [] };
  await step(say.bulk.rounds(rounds, ROWS), async () => {
    for (let pair = 0; pair < pairs; pair += 1) {
      const order = pair % 2 === 0 ? ['product', 'bare'] : ['bare', 'product'];
      const written = {};
      for (const [index, side] of order.entries()) {
        const establishmentId = 2 * pair + index + 1;
        const ids = await rowsOf(client, establishmentId);
        const started = performance.now();
        await sides[side](establishmentId, ids);
        if (pair >= WARMING) times[side].push(performance.now() - started);
        written[side] = await writtenIn(client, establishmentId);
      }
      if (written.product !== written.bare) throw new Refusal(say.bulk.differs(written.product, written.bare));
    }
  });
  const { product, reference, ratio } = paired(times.product, times.bare);
  return [
    {
      label: say.bulk.archive(ROWS),
      product: `${decimal(product, 1)} ms`,
      reference: `${decimal(reference, 1)} ms`,
      ratio: `× ${decimal(ratio, 2)}`,
      limit: `≤ ${decimal(LIMIT, 1)}`,
      held: ratio <= LIMIT,
    },
  ];
}

async function startApi(lab, url) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  await lab.process(inRoot('backend', 'dist', 'main.api.js'), {
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    DATA_DIR: lab.path('data'),
    DEMO: '0',
    PORT: String(port),
    HOST: '127.0.0.1',
  });
  return port;
}

async function archive(port, establishmentId, ids) {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/valor/archive/multiple`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(establishmentId)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });
  const { payload } = await answer.json();
  if (payload?.done !== ids.length) throw new Refusal(say.bulk.refused(answer.status));
}

async function rowsOf(client, establishmentId) {
  const { rows } = await client.query('select id from valuation where establishment_id = $1 order by id', [
    establishmentId,
  ]);
  return rows.map(({ id }) => id);
}

/** What an archiving left behind, in a form that both ways must share. */
async function writtenIn(client, establishmentId) {
  const { rows } = await client.query(
    `select (select version from establishment where id = $1) as version,
            (select count(*) from valuation where establishment_id = $1 and status = 4 and version = 4) as rows,
            (select count(*) from domain_event where establishment_id = $1 and type = 'valuation.archived'
                and aggregate_version = 4 and payload = '{"status": 4}' and actor_id = 2 * $1 - 1) as events,
            (select count(*) from profile_totals where establishment_id = $1 and active_functions = 0
                and minimum_cents = 0 and lowest_points is null and category_level is null) as totals`,
    [establishmentId],
  );
  return JSON.stringify(rows[0]);
}
