/**
 * POST /v1/valor/archive/multiple with 500 ids, from the request to the whole answer, beside the bare statements that write
 * the same rows, events, totals and version. Each round archives one establishment's rows by either way.
 */
import { performance } from 'node:perf_hooks';
import { Caller } from '../lib/caller.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { BareWrites } from './bare-writes.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, tokenOf, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { compared, inTurn } from './figures.mjs';

const POOL_SIZE = 10;
/** The product loads each row, asks its rules and writes what changed; the bare statements never read one. */
const LIMIT = 5;
/** Rounds that warm both sides, before the measured ones. */
const WARMING = 4;
const ROWS = PROFILES_PER_ESTABLISHMENT * VALUATIONS_PER_PROFILE;
const OLDER_GRID = 1;

/** @param {import('./lab.mjs').Lab} lab */
export async function bulk(lab, { archives: rounds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const establishments = 2 * (WARMING + rounds);
  await step(`Chargement de ${establishments} établissements de ${ROWS} valorisations`, async () => {
    await loadDataset(client, establishments);
    await classifyAll(client, OLDER_GRID);
  });
  const variables = { DATABASE_POOL_SIZE: String(POOL_SIZE) };
  const { origin } = await lab.product(url, { worker: false, variables });
  const bare = await BareWrites.open(lab, url);
  const written = new Set();
  let establishmentId = 0;
  const side = (archive) => async () => {
    establishmentId += 1;
    const { rows } = await client.query('select id from valuation where establishment_id = $1 order by id', [
      establishmentId,
    ]);
    const started = performance.now();
    await archive(
      establishmentId,
      rows.map(({ id }) => id),
    );
    const milliseconds = performance.now() - started;
    written.add(await writtenIn(client, establishmentId));
    if (written.size > 1)
      throw new Refusal(`Les deux manières n’écrivent pas la même chose : ${[...written].join(', ')}.`);
    return milliseconds;
  };
  const sides = {
    product: side((id, ids) => archive(origin, id, ids)),
    reference: side((id, ids) => bare.archive(id, 2 * id - 1, ids)),
  };
  await inTurn('Mise en température', WARMING, sides);
  const times = await inTurn(`Archivage de ${ROWS} valorisations`, rounds, sides);
  return [compared(`Archivage de ${ROWS} valorisations, face au SQL nu`, ' ms', times, { most: LIMIT })];
}

async function archive(origin, establishmentId, ids) {
  const caller = new Caller(origin, tokenOf(establishmentId));
  const { status, body } = await caller.post('/v1/valor/archive/multiple', { ids });
  if (body.payload?.done !== ids.length) throw new Refusal(`L’archivage n’a pas abouti (${status}).`);
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
