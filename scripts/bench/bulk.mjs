/**
 * POST /v1/valor/archive/multiple with 500 ids, beside plain statements that write the same rows, events, totals and
 * version. Each round archives one establishment each way.
 */
import { performance } from 'node:perf_hooks';
import { Caller } from '../lib/caller.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { BareWrites } from './bare-writes.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, tokenOf, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { compared, inTurn, sameWrites } from './figures.mjs';

/** The product loads each row, asks its rules and writes what changed; the plain statements never read a row. */
const LIMIT = 2.5;
const WARMING = 4;
const ROWS = PROFILES_PER_ESTABLISHMENT * VALUATIONS_PER_PROFILE;
const OLDER_GRID = 1;

const WRITTEN = `
  select (select version from establishment where id = $1) as version,
         (select count(*) from valuation where establishment_id = $1 and status = 4 and version = 4) as rows,
         (select count(*) from domain_event where establishment_id = $1 and type = 'valuation.archived'
             and aggregate_version = 4 and payload = '{"status": 4}' and actor_id = 2 * $1 - 1) as events,
         (select count(*) from profile_totals where establishment_id = $1 and active_functions = 0
             and minimum_cents = 0 and lowest_points is null and category_level is null) as totals`;

export async function bulk(lab, { archives: rounds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const establishments = 2 * (WARMING + rounds);
  await step(`Chargement de ${establishments} établissements de ${ROWS} valorisations`, async () => {
    await loadDataset(client, establishments);
    await classifyAll(client, OLDER_GRID);
  });
  const { origin } = await lab.product(url, { worker: false });
  const bare = await BareWrites.open(lab, url);
  const refuseOther = sameWrites();
  let establishmentId = 0;
  const side = (archive) => async () => {
    establishmentId += 1;
    const { rows } = await client.query(
      'select array_agg(id order by id) as ids from valuation where establishment_id = $1',
      [establishmentId],
    );
    const started = performance.now();
    await archive(establishmentId, rows[0].ids);
    const milliseconds = performance.now() - started;
    refuseOther((await client.query(WRITTEN, [establishmentId])).rows);
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
