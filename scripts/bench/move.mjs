/**
 * The job that moves valuations to a new grid, from the event of the grid put in force to the end of the move (relay, queue,
 * worker, batches), beside the bare statements that write the same rows and events in the same batches. Both move the very
 * same rows in turn; the worker is there for both, since it relays what either records.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { BareWrites } from './bare-writes.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { compared, inTurn } from './figures.mjs';
import { entryOf } from './lab.mjs';

const POOL_SIZE = 10;
/** The product reads each row and asks its rules what becomes of it; the bare statements know beforehand. */
const LIMIT = 2;
const ROWS_OF_ESTABLISHMENT = PROFILES_PER_ESTABLISHMENT * VALUATIONS_PER_PROFILE;
const OLDER_GRID = 1;
const NEW_GRID = 2;
/** Both sides move the rows of one establishment in so many before they are measured. */
const WARMING_SHARE = 5;
const POLL_MS = 25;
const PATIENCE_MS = 600_000;

/** @param {import('./lab.mjs').Lab} lab */
export async function move(lab, { moved, moves }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const establishments = Math.ceil(moved / ROWS_OF_ESTABLISHMENT);
  const rows = establishments * ROWS_OF_ESTABLISHMENT;
  await step(`Chargement de ${rows} valorisations calculées sur l’ancienne grille`, async () => {
    await loadDataset(client, establishments);
    await classifyAll(client, OLDER_GRID);
  });
  const own = { DATABASE_URL: url, DATA_DIR: lab.path('data'), DATABASE_POOL_SIZE: String(POOL_SIZE), DEMO: '0' };
  await lab.process(entryOf('worker'), own);
  const bare = await BareWrites.open(lab, url);
  let share = WARMING_SHARE;
  const written = new Map();
  const side = (work) => async (round) => {
    await begin(client, share);
    const milliseconds = await work();
    const left = await writtenBy(client);
    const other = written.get(round) ?? left;
    if (other !== left) throw new Refusal(`Les deux manières n’écrivent pas la même chose : ${other}, ${left}.`);
    written.set(round, left);
    return milliseconds;
  };
  const sides = {
    product: side(() => byProduct(client, { ...process.env, ...own })),
    reference: side(async () => {
      await client.query(BEGIN_MOVE, [NEW_GRID]);
      const started = performance.now();
      await bare.move(NEW_GRID);
      return performance.now() - started;
    }),
  };
  await inTurn('Mise en température', 1, sides);
  share = 1;
  written.clear();
  const label = `Passage de ${rows} valorisations à une nouvelle grille`;
  const times = await inTurn(label, moves, sides);
  return [
    compared(`${label}, face au SQL nu`, ' s', times, { of: (milliseconds) => milliseconds / 1000, most: LIMIT }),
  ];
}

/** By the operator's command; measured between the times that the product itself wrote down. */
async function byProduct(client, env) {
  const { code, output } = await run(process.execPath, [entryOf('grid'), String(NEW_GRID)], { env });
  if (code !== 0) throw new Refusal(output);
  const { milliseconds } = await until(
    client,
    `select extract(epoch from m.finished_at - e.occurred_at) * 1000 as milliseconds
       from grid_move m, domain_event e
      where m.grid_id = ${NEW_GRID} and m.finished_at is not null and e.type = 'grid.put-in-force'
      order by e.position desc limit 1`,
  );
  return Number(milliseconds);
}

/** The first row that a query finds, which is asked again and again. */
async function until(client, query) {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { rows } = await client.query(query);
    if (rows.length > 0) return rows[0];
    await wait(POLL_MS);
  }
  throw new Refusal('Le passage à la nouvelle grille n’a pas abouti.');
}

const BEGIN_MOVE = `
  insert into grid_move (grid_id, establishment_id, valuation_id, examined, moved, started_at)
  values ($1, 0, 0, 0, 0, now())`;

/** The rows of one establishment in `share` are up to date on the older grid again, every event is relayed. */
async function begin(client, share) {
  await until(client, 'select where not exists (select from domain_event where relayed_at is null)');
  await client.query('truncate domain_event');
  await client.query('delete from grid_move');
  await client.query(`update grid_version set status = 'past' where id = $1`, [NEW_GRID]);
  await client.query(`update grid_version set status = 'in_force' where id = $1`, [OLDER_GRID]);
  await client.query(
    'update valuation set version = 3, status = case when establishment_id % $1 = 0 then 1 else 4 end',
    [share],
  );
  await client.query('vacuum analyze');
}

/** What a move left behind, in a form that both ways must share. */
async function writtenBy(client) {
  const { rows } = await client.query(
    `select (select count(*) from valuation where status = 3 and version = 4) as rows,
            (select count(*) from domain_event where type = 'valuation.outdated' and aggregate_version = 4
                and payload = jsonb_build_object('status', 3, 'newGridId', $1::integer)) as events,
            (select md5(string_agg(t::text, ';' order by profile_id, audience)) from profile_totals t) as totals`,
    [NEW_GRID],
  );
  return JSON.stringify(rows[0]);
}
