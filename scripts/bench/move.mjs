/**
 * The job that moves valuations to a new grid (relay, queue, worker, batches), beside plain statements that write the same
 * rows and events in the same batches. Both move the same rows in turn. The worker runs for both: it relays the events.
 */
import { performance } from 'node:perf_hooks';
import { run } from '../lib/run.mjs';
import { Refusal, step, until } from '../lib/steps.mjs';
import { BareWrites } from './bare-writes.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { compared, inTurn, sameWrites } from './figures.mjs';
import { entryOf } from './lab.mjs';

/** The product reads each row and asks its rules for the outcome; the plain statements know it. */
const LIMIT = 1.5;
const ROWS_OF_ESTABLISHMENT = PROFILES_PER_ESTABLISHMENT * VALUATIONS_PER_PROFILE;
const OLDER_GRID = 1;
const NEW_GRID = 2;
/** Both sides warm up with the rows of one establishment in five. */
const WARMING_SHARE = 5;
const POLL_MS = 25;
const PATIENCE_MS = 600_000;

const BEGIN_MOVE = `
  insert into grid_move (grid_id, establishment_id, valuation_id, examined, moved, started_at)
  values ($1, 0, 0, 0, 0, now())`;

/** The duration between the times that the product recorded. */
const TOOK = `
  select extract(epoch from m.finished_at - e.occurred_at) * 1000 as milliseconds
    from grid_move m, domain_event e
   where m.grid_id = ${NEW_GRID} and m.finished_at is not null and e.type = 'grid.put-in-force'
   order by e.position desc limit 1`;

/** It costs next to nothing, because it is asked again and again during the move. */
const IS_FINISHED = `select where exists (select from grid_move where grid_id = ${NEW_GRID} and finished_at is not null)`;

/** A journal that is empty would be planned as such, and the relay would read all that the move adds at each call. */
const FORMER_EVENTS = `
  insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                            establishment_id, grid_id, correlation_id, occurred_at, relayed_at)
  select gen_random_uuid(), 'valuation', id, version, 'valuation.updated', 1, '{}', establishment_id, grid_id, 'bench',
         now(), now() from valuation`;

const WRITTEN = `
  select (select count(*) from valuation where status = 3 and version = 4) as rows,
         (select count(*) from domain_event where type = 'valuation.outdated' and aggregate_version = 4
             and payload = jsonb_build_object('status', 3, 'newGridId', $1::integer)) as events,
         (select md5(string_agg(t::text, ';' order by profile_id, audience)) from profile_totals t) as totals`;

export async function move(lab, { moved, moves }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const establishments = Math.ceil(moved / ROWS_OF_ESTABLISHMENT);
  const rows = establishments * ROWS_OF_ESTABLISHMENT;
  await step(`Chargement de ${rows} valorisations calculées sur l’ancienne grille`, async () => {
    await loadDataset(client, establishments);
    await classifyAll(client, OLDER_GRID);
  });
  const own = { DATABASE_URL: url, DATA_DIR: lab.path('data'), DEMO: '0' };
  await lab.process('worker', entryOf('worker'), own);
  const bare = await BareWrites.open(lab, url);
  const work = {
    product: () => byProduct(client, { ...process.env, ...own }),
    reference: async () => {
      await client.query(BEGIN_MOVE, [NEW_GRID]);
      const started = performance.now();
      await bare.move(NEW_GRID);
      return performance.now() - started;
    },
  };
  const inRounds = (label, rounds, share) => {
    const refuseOther = sameWrites();
    const side = (how) => async () => {
      await begin(client, share);
      const milliseconds = await how();
      refuseOther((await client.query(WRITTEN, [NEW_GRID])).rows);
      return milliseconds;
    };
    return inTurn(label, rounds, { product: side(work.product), reference: side(work.reference) });
  };
  await inRounds('Mise en température', 1, WARMING_SHARE);
  const label = `Passage de ${rows} valorisations à une nouvelle grille`;
  const times = await inRounds(label, moves, 1);
  return [
    compared(`${label}, face au SQL nu`, ' s', times, { of: (milliseconds) => milliseconds / 1000, most: LIMIT }),
  ];
}

async function byProduct(client, env) {
  const { code, output } = await run(process.execPath, [entryOf('grid'), String(NEW_GRID)], { env });
  if (code !== 0) throw new Refusal(output);
  await firstRow(client, IS_FINISHED);
  return Number((await firstRow(client, TOOK)).milliseconds);
}

async function firstRow(client, query) {
  const row = await until(async () => (await client.query(query)).rows[0], PATIENCE_MS, POLL_MS);
  if (row === undefined) throw new Refusal('Le passage à la nouvelle grille n’a pas abouti.');
  return row;
}

/** Makes the rows of one establishment in `share` up to date on the older grid again. */
async function begin(client, share) {
  await firstRow(client, 'select where not exists (select from domain_event where relayed_at is null)');
  await client.query('truncate domain_event');
  await client.query('delete from grid_move');
  await client.query(`update grid_version set status = 'past' where id = $1`, [NEW_GRID]);
  await client.query(`update grid_version set status = 'in_force' where id = $1`, [OLDER_GRID]);
  await client.query(
    'update valuation set version = 3, status = case when establishment_id % $1 = 0 then 1 else 4 end',
    [share],
  );
  await client.query(FORMER_EVENTS);
  await client.query('vacuum analyze');
}
